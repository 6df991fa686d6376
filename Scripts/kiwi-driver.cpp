// Times the constraint solver kiwi (github.com/nucleic/kiwi) on systems that it reads as text.
//
// Scripts/benchmark builds it; layoutsim-bench talks with it. Commands come on standard input, words
// apart by white space, and each but 'load' is answered by one line:
//
//   load V R W H S    a system of V variables and R rows; rows W and H give the container its size
//                     (-1 where there are none); then the rows, each
//                       priority relation constant count (coefficient variable)…
//                     with -1, 0, 1 for <=, ==, >= and priority 1000 for required; then S times the
//                     number of a row and the row that it is exchanged for
//   build SECONDS     ns of each run: variables and constraints made, added, all values read
//   drag SECONDS      ns of an update: both sizes suggested, all values read
//   swap SECONDS      ns of a round: S constraints removed and S added, all values read
//   values build      all values of the last build
//   values drag       all values 300 updates from the start, where the container is 150 by 75 larger
//   values swap       all values with the exchanged constraints in place
//   allocations       calls of malloc in 1,000 updates of a drag
#include <kiwi/kiwi.h>

#include "allocations.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace {

struct Row {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

struct System {
  int variables = 0, widthRow = -1, heightRow = -1;
  std::vector<Row> rows;
  std::vector<std::pair<int, Row>> swaps;
};

std::istream& operator>>(std::istream& in, Row& row) {
  int count = 0;
  in >> row.priority >> row.relation >> row.constant >> count;
  row.terms.resize(count);
  for (auto& term : row.terms) in >> term.first >> term.second;
  return in;
}

System load(std::istream& in) {
  System system;
  int rows = 0, swaps = 0;
  in >> system.variables >> rows >> system.widthRow >> system.heightRow >> swaps;
  system.rows.resize(rows);
  for (auto& row : system.rows) in >> row;
  system.swaps.resize(swaps);
  for (auto& swap : system.swaps) in >> swap.first >> swap.second;
  return system;
}

// kiwi weighs all priorities in one sum, so each level present gets a weight a factor below the
// next. With many levels no factor does; kiwi's answer is then wrong, whatever is chosen here.
class Strengths {
 public:
  static constexpr double edit = 1e9;

  explicit Strengths(const System& system) {
    std::set<double, std::greater<double>> levels;
    for (auto& row : system.rows) if (row.priority < 1000) levels.insert(row.priority);
    const double factor = levels.size() <= 3 ? 1000 : 100;
    double weight = edit;
    for (double level : levels) weights_.emplace_back(level, weight /= factor);
  }

  double of(double priority) const {
    for (auto& pair : weights_) if (pair.first == priority) return pair.second;
    return priority >= 1000 ? kiwi::strength::required : weights_.back().second;
  }

 private:
  std::vector<std::pair<double, double>> weights_;
};

class Model {
 public:
  Model(const System& system, const Strengths& strengths) : system_(system), strengths_(strengths) {
    variables_.reserve(system.variables);
    for (int i = 0; i < system.variables; ++i) variables_.emplace_back();
    constraints_.reserve(system.rows.size());
    for (auto& row : system.rows) constraints_.push_back(constraint(row));
    values_.resize(system.variables);
  }

  void add() {
    for (auto& each : constraints_) solver_.addConstraint(each);
    read();
  }

  // As add, with edit variables in place of the rows that give the container its size.
  void addForDrag() {
    solver_.addEditVariable(width(), Strengths::edit);
    solver_.addEditVariable(height(), Strengths::edit);
    for (int i = 0; i < static_cast<int>(constraints_.size()); ++i)
      if (i != system_.widthRow && i != system_.heightRow) solver_.addConstraint(constraints_[i]);
    drag(0);
  }

  void drag(int step) {
    solver_.suggestValue(width(), system_.rows[system_.widthRow].constant + 0.5 * step);
    solver_.suggestValue(height(), system_.rows[system_.heightRow].constant + 0.25 * step);
    read();
  }

  void dragThereAndBack() {
    for (int i = 1; i <= 1000; ++i) drag(i <= 500 ? i : 1000 - i);
  }

  void swap() {
    if (replacements_.empty())
      for (auto& each : system_.swaps) replacements_.push_back(constraint(each.second));
    for (std::size_t i = 0; i < replacements_.size(); ++i)
      solver_.removeConstraint(isSwapped_ ? replacements_[i] : original(i));
    for (std::size_t i = 0; i < replacements_.size(); ++i)
      solver_.addConstraint(isSwapped_ ? original(i) : replacements_[i]);
    isSwapped_ = !isSwapped_;
    read();
  }

  bool isSwapped() const { return isSwapped_; }
  const std::vector<double>& values() const { return values_; }

 private:
  kiwi::Variable& width() { return variables_[system_.rows[system_.widthRow].terms[0].second]; }
  kiwi::Variable& height() { return variables_[system_.rows[system_.heightRow].terms[0].second]; }
  kiwi::Constraint& original(std::size_t i) { return constraints_[system_.swaps[i].first]; }

  kiwi::Constraint constraint(const Row& row) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto& term : row.terms) terms.emplace_back(variables_[term.second], term.first);
    const auto relation = row.relation < 0   ? kiwi::OP_LE
                          : row.relation > 0 ? kiwi::OP_GE
                                             : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), relation,
                            strengths_.of(row.priority));
  }

  void read() {
    solver_.updateVariables();
    for (std::size_t i = 0; i < variables_.size(); ++i) values_[i] = variables_[i].value();
  }

  const System& system_;
  const Strengths& strengths_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<kiwi::Constraint> constraints_, replacements_;
  std::vector<double> values_;
  bool isSwapped_ = false;
};

// The time that the processor has worked for this program, in seconds: what others do does not count.
double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + 1e-9 * time.tv_nsec;
}

// Calls the body until the time is spent, at least once, and prints what it returns.
template <typename Body>
void measure(double seconds, Body body) {
  const double end = now() + seconds;
  std::vector<double> samples;
  do {
    samples.push_back(body());
  } while (now() < end && samples.size() < 5000);
  for (double sample : samples) std::printf("%.1f ", sample);
}

// The shortest time between two readings, in seconds: what the clock adds to a measured time.
double readingTime() {
  double shortest = 1;
  for (int i = 0; i < 1000; ++i) {
    const double start = now();
    shortest = std::min(shortest, now() - start);
  }
  return shortest;
}

template <typename Body>
double nanoseconds(Body body) {
  static const double reading = readingTime();
  const double start = now();
  body();
  return 1e9 * std::max(0.0, now() - start - reading);
}

void print(const std::vector<double>& values) {
  for (double value : values) std::printf("%.17g ", value);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  System system;
  std::unique_ptr<Strengths> strengths;
  std::unique_ptr<Model> built, dragged, swapped;
  for (std::string command; std::cin >> command;) {
    double seconds = 0;
    std::string subject;
    if (command == "load") {
      built.reset(), dragged.reset(), swapped.reset();
      system = load(std::cin);
      strengths = std::make_unique<Strengths>(system);
      continue;
    }
    if (command == "build") {
      std::cin >> seconds;
      measure(seconds, [&] {
        built.reset();
        return nanoseconds([&] {
          built = std::make_unique<Model>(system, *strengths);
          built->add();
        });
      });
    } else if (command == "drag" || command == "allocations") {
      if (!dragged) {
        dragged = std::make_unique<Model>(system, *strengths);
        dragged->addForDrag();
      }
      if (command == "drag") {
        std::cin >> seconds;
        measure(seconds, [&] { return nanoseconds([&] { dragged->dragThereAndBack(); }) / 1000; });
      } else {
        dragged->dragThereAndBack();
        const unsigned long before = allocation_count();
        dragged->dragThereAndBack();
        std::printf("%lu", allocation_count() - before);
      }
    } else if (command == "swap") {
      std::cin >> seconds;
      if (!swapped) {
        swapped = std::make_unique<Model>(system, *strengths);
        swapped->add();
      }
      measure(seconds, [&] { return nanoseconds([&] { swapped->swap(); }); });
    } else if (command == "values" && std::cin >> subject) {
      if (subject == "build") print(built->values());
      if (subject == "drag") dragged->drag(300), print(dragged->values());
      if (subject == "swap") {
        if (!swapped->isSwapped()) swapped->swap();
        print(swapped->values());
      }
    } else {
      std::fprintf(stderr, "kiwi-driver: '%s' is no command\n", command.c_str());
      return 64;
    }
    std::printf("\n");
    std::fflush(stdout);
  }
}

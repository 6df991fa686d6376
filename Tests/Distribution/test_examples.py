"""The examples of the page on build servers, run as far as there is no such server here."""

import os
import re
import shutil

import yaml
from support import ARCHIVE, ROOT, SHA256, Case

EXAMPLES = ROOT / "Tests/Distribution"


class GitLabTests(Case):
    jobs = yaml.safe_load((EXAMPLES / "gitlab-ci.yml").read_text())

    def run_job(self, name, folder, **variables):
        """Runs the scripts of a job, those that install packages left out, in one shell as GitLab's runner."""
        job = self.jobs[self.jobs[name]["extends"]] | self.jobs[name]
        lines = [line for line in job["before_script"] + job["script"] if not line.startswith("apt-get")]
        (self.folder / "bin").mkdir(exist_ok=True)
        script = "\n".join(lines).replace("/usr/local/bin", str(self.folder / "bin"))
        variables |= {name: text.replace("$CI_PROJECT_DIR", str(folder)) for name, text in job["variables"].items()}
        variables |= {"LAYOUTSIM_RELEASE_URL": f"file://{ARCHIVE}", "LAYOUTSIM_RELEASE_SHA256": SHA256, "CI": "true",
                      "PATH": f"{self.folder / 'bin'}:{self.variables['PATH']}"}
        return self.run_program("bash", "-eo", "pipefail", "-c", script, folder=folder, **variables)

    def run_pipeline(self, folder):
        """Runs each part in a copy of its own, and the last job in the folder with what they have kept."""
        total = self.jobs["layoutsim"]["parallel"]
        parts = []
        for index in range(1, total + 1):
            copy = self.folder / f"part-{index}"
            shutil.copytree(folder, copy)
            parts.append(self.run_job("layoutsim", copy, CI_NODE_INDEX=str(index), CI_NODE_TOTAL=str(total)))
            for path in self.jobs["layoutsim"]["artifacts"]["paths"]:
                shutil.copytree(copy / path, folder / path, dirs_exist_ok=True)
        return parts, self.run_job("layoutsim-report", folder)

    def test_passes_with_a_report(self):
        folder = self.repository()
        parts, joined = self.run_pipeline(folder)
        self.assertEqual([part.status for part in parts], [0, 0], parts[0].all + parts[1].all)
        self.assertEqual(joined.status, 0, joined.all)
        self.assertIn("1 scenario: all is well", joined.output)
        report = self.jobs["layoutsim-report"]["artifacts"]["reports"]["junit"]
        self.assertIn("<testsuite", (folder / report).read_text())

    def test_fails_and_leaves_what_is_kept(self):
        folder = self.repository()
        self.change(folder)
        parts, joined = self.run_pipeline(folder)
        self.assertEqual(sorted(part.status for part in parts), [0, 1], parts[0].all + parts[1].all)
        self.assertEqual(joined.status, 1, joined.all)
        report = self.jobs["layoutsim-report"]["artifacts"]["reports"]["junit"]
        self.assertIn("<failure", (folder / report).read_text())
        kept = [path for place in self.jobs["layoutsim"]["artifacts"]["paths"] for path in (folder / place).rglob("*.png")]
        self.assertEqual(len(kept), 3)


class BazelTests(Case):
    build = (EXAMPLES / "bazel/BUILD.bazel").read_text()
    shards = int(re.search(r"shard_count = (\d+)", build)[1])

    def run_shards(self, folder):
        """Runs each part of the test in surroundings of its own, as Bazel does."""
        return [self.run_shard(folder, index) for index in range(self.shards)]

    def run_shard(self, folder, index):
        """Runs a part among links to what it names, in the surroundings that Bazel documents for tests."""
        arguments = re.search(r"args = \[(.*?)\]", self.build, re.S)[1]
        words = re.findall(r'"(.*?)"', arguments.replace("$(rlocationpath @layoutsim)", "+http_archive+layoutsim/layoutsim"))
        place = self.folder / f"shard-{index}"
        sources = place / "test.runfiles"
        main = sources / "_main"
        for path in folder.joinpath("Snapshots").rglob("*"):
            target = main / path.relative_to(folder)
            if path.is_dir():
                target.mkdir(parents=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(path)
        (sources / "+http_archive+layoutsim").mkdir()
        (sources / "+http_archive+layoutsim/layoutsim").symlink_to(self.command())
        shutil.copy(EXAMPLES / "bazel/layoutsim_test.sh", main)
        for name in ("outputs", "tmp"):
            (place / name).mkdir()
        variables = {"TEST_SRCDIR": str(sources), "TEST_WORKSPACE": "_main", "TEST_TMPDIR": str(place / "tmp"),
                     "HOME": str(place / "tmp"), "XML_OUTPUT_FILE": str(place / "test.xml"),
                     "BAZEL_TEST": "1", "TEST_UNDECLARED_OUTPUTS_DIR": str(place / "outputs"),
                     "TEST_TOTAL_SHARDS": str(self.shards), "TEST_SHARD_INDEX": str(index),
                     "TEST_SHARD_STATUS_FILE": str(place / "status")}
        ran = self.run_program(main / "layoutsim_test.sh", *words, folder=main, **variables)
        # Without that file Bazel takes the test for one that plays all each time.
        self.assertTrue((place / "status").exists())
        return ran

    def test_passes_with_a_report(self):
        ran = self.run_shards(self.repository())
        self.assertEqual([part.status for part in ran], [0] * self.shards, ran[0].all)
        self.assertIn("1 scenario: all is well", ran[0].output)
        for index in range(self.shards):
            self.assertIn("<testsuite", (self.folder / f"shard-{index}/test.xml").read_text())

    def test_fails_and_leaves_pictures_among_the_outputs(self):
        folder = self.repository()
        self.change(folder)
        ran = self.run_shards(folder)
        self.assertEqual([part.status for part in ran], [1] + [0] * (self.shards - 1), ran[0].all)
        outputs = self.folder / "shard-0/outputs"
        kept = {path.name for path in outputs.rglob("at-row-6.*")}
        self.assertLessEqual({"at-row-6.new.svg", "at-row-6.difference.png"}, kept)
        self.assertEqual(self.git(folder, "status", "--porcelain"), " M \"Snapshots/slow pan.sim.yaml\"\n")
        reports = [self.folder / f"shard-{index}/outputs" for index in range(self.shards)]
        joined = self.run_program(self.command(), "report", "merge", *reports, folder=folder, CI="true")
        self.assertEqual(joined.status, 1, joined.all)

    def test_archive_is_named_as_it_is_made(self):
        module = (EXAMPLES / "bazel/MODULE.bazel").read_text()
        version = re.match(r"layoutsim-(.*?)-", ARCHIVE.name)[1]
        prefix = re.search(r'strip_prefix = "(.*?)"', module)[1]
        self.assertEqual(prefix, f"layoutsim-{version}-linux-x86_64")
        self.assertIn(f'/{prefix}.tar.gz"', module)


class ScriptTests(Case):
    def test_scripts_hold_what_shellcheck_asks(self):
        folders = [ROOT / name for name in ("Scripts", ".ci", ".hooks", ".github/actions/layoutsim", "Tests/Distribution/bazel")]
        scripts = [path for folder in folders for path in sorted(folder.iterdir())
                   if path.is_file() and path.read_bytes().startswith(b"#!/usr/bin/env bash")]
        self.assertGreater(len(scripts), 10)
        self.assertTrue(all(os.access(path, os.X_OK) for path in scripts))
        checked = self.run_program("shellcheck", "--severity=warning", *scripts)
        self.assertEqual(checked.output, "")

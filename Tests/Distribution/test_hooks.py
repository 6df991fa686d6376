"""The hooks of pre-commit, in a repository that commits a scenario."""

import re
import shlex
import shutil

import yaml
from support import ARCHIVE, ROOT, SCENARIO, SHA256, Case

HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
FETCHED = [f"--release-url=file://{ARCHIVE}", f"--sha256={SHA256}"]


class HookTests(Case):
    def hook(self, folder, name, arguments=FETCHED, **variables):
        """Runs a hook on the files that are staged, as pre-commit does."""
        hook = next(hook for hook in HOOKS if hook["id"] == name)
        program, *words = shlex.split(hook["entry"])
        staged = self.git(folder, "diff", "--cached", "--name-only", "-z").split("\0")
        files = [path for path in staged if re.search(hook["files"], path)]
        return self.run_program(ROOT / program, *words, *arguments, *files, folder=folder, **variables)

    def staged(self, text, name="new.sim.yaml"):
        folder = self.repository()
        (folder / name).write_text(text)
        (folder / "notes.yaml").write_text("a: [")
        self.git(folder, "add", ".")
        return folder

    def test_a_sound_scenario_passes(self):
        folder = self.staged(SCENARIO, "-a b.sim.yaml")
        for name in ("layoutsim-check", "layoutsim-fmt"):
            with self.subTest(name):
                ran = self.hook(folder, name)
                self.assertEqual(ran.status, 0, ran.all)

    def test_a_mistake_is_reported_in_its_place(self):
        ran = self.hook(self.staged(SCENARIO.replace("rows:", "rowz:")), "layoutsim-check")
        self.assertEqual(ran.status, 65)
        self.assertIn("new.sim.yaml:4:11: error: 'rowz' is not a key of 'table'", ran.all)

    def test_a_scenario_gets_its_form(self):
        folder = self.staged(SCENARIO.replace("within: 2s", "within:   2s"))
        self.assertEqual(self.hook(folder, "layoutsim-fmt").status, 0)
        self.assertEqual((folder / "new.sim.yaml").read_text(), SCENARIO)

    def test_a_change_of_a_picture_fails_and_nothing_is_recorded(self):
        folder = self.staged(SCENARIO)
        self.change(folder)
        self.git(folder, "add", ".")
        ran = self.hook(folder, "layoutsim-test")
        self.assertEqual(ran.status, 1)
        self.assertIn("row 6: selected → not selected", ran.all)
        self.assertIn("new › at-row-6  has no golden", ran.all)
        self.assertFalse((folder / "new/at-row-6.svg").exists())
        self.assertEqual(self.git(folder, "diff", "--name-only"), "")

    def test_the_command_comes_from_where_it_is_said(self):
        folder = self.staged(SCENARIO)
        path = {"PATH": f"{self.command().parent}:{self.variables['PATH']}"}
        variables = {"LAYOUTSIM_RELEASE_URL": f"file://{ARCHIVE}", "LAYOUTSIM_RELEASE_SHA256": SHA256}
        rows = [
            ("the path", [], path, 0, ""),
            ("variables", [], variables, 0, ""),
            ("nowhere", [], {}, 69, "hint: give the hook args: [--release-url=URL, --sha256=SUM]"),
            ("no checksum", FETCHED[:1], path, 64, "sha256 is the checksum"),
            ("another checksum", [FETCHED[0], f"--sha256={'0' * 64}"], path, 1, "is not the one that is meant"),
        ]
        for name, arguments, variables, status, words in rows:
            with self.subTest(name):
                ran = self.hook(folder, "layoutsim-check", arguments, **variables)
                self.assertEqual(ran.status, status, ran.all)
                self.assertIn(words, ran.all)

    def test_pre_commit_itself_runs_them(self):
        hooks = self.folder / "hooks"
        for name in (".hooks", ".github/actions"):
            shutil.copytree(ROOT / name, hooks / name)
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        self.git(hooks, "init", "--quiet")
        self.git(hooks, "add", ".")
        self.git(hooks, "commit", "--quiet", "--message", "Hooks")
        folder = self.staged(SCENARIO.replace("rows:", "rowz:"))
        example = (ROOT / "Tests/Distribution/pre-commit-config.yaml").read_text()
        config = yaml.safe_load(example)
        config["repos"][0] |= {"repo": str(hooks), "rev": self.git(hooks, "rev-parse", "HEAD").strip()}
        for hook in config["repos"][0]["hooks"]:
            hook["args"] = FETCHED
        (folder / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config))
        self.git(folder, "add", ".")
        self.run_program("pre-commit", "install", folder=folder)
        refused = self.run_program("git", "commit", "--message", "New", folder=folder)
        self.assertEqual(refused.status, 1, refused.all)
        self.assertIn("'rowz' is not a key of 'table'", refused.all)
        (folder / "new.sim.yaml").write_text(SCENARIO)
        self.assertEqual(self.run_program(self.command(), "test", "new.sim.yaml", folder=folder).status, 0)
        self.git(folder, "add", ".")
        self.git(folder, "commit", "--quiet", "--message", "New")

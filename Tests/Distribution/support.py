"""What the tests of the archive share: the archive itself, folders to work in, and steps of GitHub Actions."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ARCHIVE = next(pathlib.Path(os.environ["LAYOUTSIM_ARCHIVES"]).glob("*.tar.gz"))
SHA256 = ARCHIVE.with_name(ARCHIVE.name + ".sha256").read_text().split()[0]
# Where commands are kept once they are unpacked, for all tests but those of just that.
TOOLS = ARCHIVE.parent / "tools"
ACTION = ROOT / ".github/actions/layoutsim"

SCENARIO = """\
layoutsim: 2
name: A slow pan
scene:
  table: {rows: 40, row-height: 44, editing: true}
  overlay: scroll-and-select
steps:
  - press: row 2 on touchView
  - move: {to: row 6, within: 2s}
  - snapshot: at-row-6
  - release
"""


class Run:
    """How a program ended, and what it said."""

    def __init__(self, done):
        self.status, self.output, self.errors = done.returncode, done.stdout, done.stderr
        self.all = done.stdout + done.stderr


class Case(unittest.TestCase):
    """A test with a folder of its own, and with the variables of a machine that is nobody's."""

    maxDiff = None

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "home").mkdir()
        self.variables = {
            "HOME": str(self.folder / "home"), "TMPDIR": str(self.folder), "PATH": os.environ["PATH"], "NO_COLOR": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@a.example", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@a.example", "GIT_CONFIG_NOSYSTEM": "1",
        }

    def run_program(self, *words, folder=None, **variables):
        done = subprocess.run(
            [str(word) for word in words], cwd=folder or self.folder, env={**self.variables, **variables}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
        return Run(done)

    def fetch(self, url=f"file://{ARCHIVE}", sha256=SHA256, kept=None):
        """Fetches into a folder of the test's own, if no other is said."""
        return self.run_program(ACTION / "fetch", url, sha256, kept or self.folder / "kept")

    def command(self):
        """The command as it is unpacked from the archive."""
        fetched = self.fetch(kept=TOOLS / "layoutsim")
        self.assertEqual((fetched.status, fetched.errors), (0, ""))
        return pathlib.Path(fetched.output.strip()) / "layoutsim"

    def repository(self, name="app", **files):
        """A git repository with a scenario and its golden, committed."""
        folder = self.folder / name
        folder.mkdir()
        (folder / "Snapshots").mkdir()
        (folder / "Snapshots/slow pan.sim.yaml").write_text(SCENARIO)
        recorded = self.run_program(self.command(), "test", folder=folder)
        self.assertEqual(recorded.status, 0, recorded.all)
        self.git(folder, "init", "--quiet")
        self.git(folder, "add", ".")
        self.git(folder, "commit", "--quiet", "--message", "A pan")
        return folder

    def change(self, folder):
        """Makes the finger turn back a row earlier."""
        file = folder / "Snapshots/slow pan.sim.yaml"
        file.write_text(SCENARIO.replace("to: row 6", "to: row 5"))
        return file

    def git(self, folder, *words):
        done = self.run_program("git", *words, folder=folder)
        self.assertEqual(done.status, 0, done.all)
        return done.output


class Steps:
    """The steps of a composite action, run as GitHub's runner runs them."""

    def __init__(self, case, repository, **inputs):
        self.case, self.repository = case, repository
        self.action = yaml.safe_load((ACTION / "action.yml").read_text())
        given = {name.replace("_", "-"): text for name, text in inputs.items()}
        assert set(given) <= set(self.action["inputs"]), given
        self.inputs = {name: entry.get("default", "") for name, entry in self.action["inputs"].items()} | given
        self.outputs, self.path, self.log, self.status, self.kept = {}, [], "", 0, None

    def resolved(self, text):
        def value(match):
            scope, *names = match[1].split(".")
            if scope == "inputs":
                return self.inputs[names[0]]
            return self.outputs[names[0]].get(names[2], "")

        return re.sub(r"\$\{\{ ((?:inputs|steps)[\w.-]+) \}\}", value, text)

    def run(self, **variables):
        runner = self.case.folder / "runner"
        runner.mkdir(exist_ok=True)
        for place, step in enumerate(self.action["runs"]["steps"]):
            if "uses" in step:
                if self.status and self.inputs["artifacts"]:
                    self.kept = pathlib.Path(self.resolved(step["with"]["path"]))
            elif not self.status:
                self.run_step(step, runner, place, variables)
        return self

    def run_step(self, step, runner, place, variables):
        script, output, path = (runner / f"{name}-{place}" for name in ("script", "output", "path"))
        script.write_text(step["run"])
        output.touch()
        path.touch()
        done = self.case.run_program(
            "bash", "--noprofile", "--norc", "-eo", "pipefail", script, folder=self.repository,
            **{name: self.resolved(text) for name, text in step["env"].items()},
            **{"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(self.repository),
               "GITHUB_ACTION_PATH": str(ACTION), "GITHUB_OUTPUT": str(output), "GITHUB_PATH": str(path),
               "RUNNER_TEMP": str(runner), "RUNNER_TOOL_CACHE": str(TOOLS),
               "PATH": ":".join([*self.path, os.environ["PATH"]]), **variables})
        self.log += done.all
        self.status = done.status
        self.path = path.read_text().split("\n")[:-1] + self.path
        self.outputs[step.get("id", "")] = dict(line.split("=", 1) for line in output.read_text().splitlines())

"""The examples of the page on build servers, run as far as there is no such server here."""

import os
import re
import shutil

import yaml
from support import ARCHIVE, ROOT, SHA256, Case

EXAMPLES = ROOT / "Tests/Distribution"


class GitLabTests(Case):
    def job(self, folder):
        """Runs the scripts of the job, those that install packages left out, in one shell as GitLab's runner."""
        job = yaml.safe_load((EXAMPLES / "gitlab-ci.yml").read_text())["layoutsim"]
        lines = [line for line in job["before_script"] + job["script"] if not line.startswith("apt-get")]
        (self.folder / "bin").mkdir()
        script = "\n".join(lines).replace("/usr/local/bin", str(self.folder / "bin"))
        variables = {name: text.replace("$CI_PROJECT_DIR", str(folder)) for name, text in job["variables"].items()}
        variables |= {"LAYOUTSIM_RELEASE_URL": f"file://{ARCHIVE}", "LAYOUTSIM_RELEASE_SHA256": SHA256, "CI": "true",
                      "PATH": f"{self.folder / 'bin'}:{self.variables['PATH']}"}
        return job, self.run_program("bash", "-eo", "pipefail", "-c", script, folder=folder, **variables)

    def test_passes_with_a_report(self):
        folder = self.repository()
        job, ran = self.job(folder)
        self.assertEqual(ran.status, 0, ran.all)
        self.assertIn("<testsuite", (folder / job["artifacts"]["reports"]["junit"]).read_text())

    def test_fails_and_leaves_what_is_kept(self):
        folder = self.repository()
        self.change(folder)
        job, ran = self.job(folder)
        self.assertEqual(ran.status, 1, ran.all)
        self.assertIn("<failure", (folder / job["artifacts"]["reports"]["junit"]).read_text())
        kept = [path for place in job["artifacts"]["paths"] for path in (folder / place).rglob("*.png")]
        self.assertEqual(len(kept), 3)


class BazelTests(Case):
    def run_test(self, folder):
        """Runs the test among links to what it names, in the surroundings that Bazel documents for tests."""
        build = (EXAMPLES / "bazel/BUILD.bazel").read_text()
        arguments = re.search(r"args = \[(.*?)\]", build, re.S)[1]
        words = re.findall(r'"(.*?)"', arguments.replace("$(rlocationpath @layoutsim)", "+http_archive+layoutsim/layoutsim"))
        sources = self.folder / "test.runfiles"
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
            (self.folder / name).mkdir()
        variables = {"TEST_SRCDIR": str(sources), "TEST_WORKSPACE": "_main", "TEST_TMPDIR": str(self.folder / "tmp"),
                     "HOME": str(self.folder / "tmp"), "XML_OUTPUT_FILE": str(self.folder / "test.xml"),
                     "BAZEL_TEST": "1", "TEST_UNDECLARED_OUTPUTS_DIR": str(self.folder / "outputs")}
        return self.run_program(main / "layoutsim_test.sh", *words, folder=main, **variables)

    def test_passes_with_a_report(self):
        ran = self.run_test(self.repository())
        self.assertEqual(ran.status, 0, ran.all)
        self.assertIn("1 scenario: all is well", ran.output)
        self.assertIn("<testsuite", (self.folder / "test.xml").read_text())

    def test_fails_and_leaves_pictures_among_the_outputs(self):
        folder = self.repository()
        self.change(folder)
        ran = self.run_test(folder)
        self.assertEqual(ran.status, 1, ran.all)
        kept = {path.name for path in (self.folder / "outputs").rglob("at-row-6.*")}
        self.assertLessEqual({"at-row-6.new.svg", "at-row-6.difference.png"}, kept)
        self.assertEqual(self.git(folder, "status", "--porcelain"), " M \"Snapshots/slow pan.sim.yaml\"\n")

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

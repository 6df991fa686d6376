"""The action of GitHub, step by step on a small repository."""

import concurrent.futures
import hashlib
import io
import re
import tarfile

import yaml
from support import ACTION, ARCHIVE, ROOT, SHA256, Case, Steps

HERE = {"release_url": f"file://{ARCHIVE}", "sha256": SHA256}


class ActionTests(Case):
    def test_passes_where_all_is_as_it_was(self):
        steps = Steps(self, self.repository(), **HERE).run()
        self.assertEqual(steps.status, 0, steps.log)
        self.assertIn("1 scenario: all is well", steps.log)
        self.assertIsNone(steps.kept)

    def test_fails_with_annotations_and_keeps_what_accepting_needs(self):
        repository = self.repository()
        self.change(repository)
        steps = Steps(self, repository, **HERE).run()
        self.assertEqual(steps.status, 1)
        self.assertRegex(steps.log, r"(?m)^::error file=Snapshots/slow pan\.sim\.yaml,")
        self.assertIn("row 6: selected → not selected", steps.log)
        self.assertRegex(steps.log, r"(?m)^1 scenario: 1 not as it should be$")
        kept = {str(path.relative_to(steps.kept)) for path in steps.kept.rglob("*") if path.is_file()}
        endings = ("old.svg", "new.svg", "difference.txt", "old.png", "new.png", "difference.png")
        self.assertLessEqual({f"Snapshots/slow pan/at-row-6.{ending}" for ending in endings}, kept)
        self.assertEqual(self.git(repository, "status", "--porcelain"), ' M "Snapshots/slow pan.sim.yaml"\n')
        # At home: the artifact as it was downloaded.
        accepted = self.run_program(self.command(), "accept", "--from", steps.kept, "--all", folder=repository)
        self.assertEqual(accepted.status, 0, accepted.all)
        self.assertEqual(self.run_program(self.command(), "test", folder=repository).status, 0)

    def test_annotations_name_files_as_the_repository_does(self):
        repository = self.repository()
        self.change(repository)
        steps = Steps(self, repository, **HERE, working_directory="Snapshots").run()
        self.assertEqual(steps.status, 1)
        self.assertRegex(steps.log, r"(?m)^::error file=Snapshots/slow pan\.sim\.yaml,")

    def test_records_nothing(self):
        repository = self.repository()
        self.git(repository, "rm", "-r", "--quiet", "Snapshots/slow pan")
        steps = Steps(self, repository, **HERE).run()
        self.assertEqual(steps.status, 1)
        self.assertIn("has no golden", steps.log)
        self.assertFalse((repository / "Snapshots/slow pan/at-row-6.svg").exists())

    def test_runs_what_it_is_told_where_it_is_told(self):
        repository = self.repository()
        rows = [
            ("test", "", "Snapshots", 0, "1 scenario: all is well"),
            ("test", '"slow pan.sim.yaml"', "Snapshots", 0, "1 scenario: all is well"),
            ("test", "--device\n  latest\n  Snapshots/slow\\ pan.sim.yaml", ".", 1, "has no golden"),
            ("test", "--format json", ".", 0, '"'),
            ("check", "Snapshots", ".", 0, "1 scenario: all is well"),
            ("render", "--format svg --out $HOME/drawn", ".", 0, "$HOME/drawn"),
            ("test", "'Snapshots/slow\npan.sim.yaml'", ".", 64, "a quote is not closed in its line"),
            ("test", '"', ".", 64, "a quote is not closed in its line"),
            ("test", "-- '$(touch pwned)' '`touch pwned`;touch pwned' \"*\"", ".", 66, "'$(touch pwned)'"),
            ("test; touch pwned", "", ".", 64, "command is a subcommand of layoutsim, such as test, not 'test; touch pwned'"),
            ("test", "", "$(touch pwned)\n'", 66, "there is no folder '$(touch pwned)\n''"),
            ("test", "", "-P", 66, "there is no folder '-P'"),
        ]
        for command, arguments, folder, status, words in rows:
            with self.subTest(command=command, arguments=arguments, folder=folder):
                steps = Steps(self, repository, **HERE, command=command, arguments=arguments, working_directory=folder).run()
                self.assertEqual(steps.status, status, steps.log)
                self.assertIn(words, steps.log)
        self.assertEqual([*self.folder.rglob("pwned")], [])

    def test_no_input_is_a_part_of_a_script(self):
        steps = yaml.safe_load((ACTION / "action.yml").read_text())["runs"]["steps"]
        self.assertEqual([step["name"] for step in steps if "${{" in step.get("run", "")], [])
        for path in (ROOT / ".github/workflows").iterdir():
            for job in yaml.safe_load(path.read_text())["jobs"].values():
                for step in job["steps"]:
                    self.assertNotIn("${{", step.get("run", ""), path)

    def test_workflows_use_what_is_there(self):
        workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
        steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
        used = next(step for step in steps if step.get("uses", "").startswith("./"))
        inputs = yaml.safe_load((ROOT / used["uses"] / "action.yml").read_text())["inputs"]
        self.assertLessEqual(set(used["with"]), set(inputs))
        for script in {word for step in steps for word in re.findall(r"Scripts/[\w-]+", step.get("run", ""))}:
            self.assertTrue((ROOT / script).exists(), script)
        needed = {name for job in workflow["jobs"].values() for name in [*job.get("needs", [])] if len(name) > 1}
        self.assertLessEqual({name for name in needed if name in workflow["jobs"]}, set(workflow["jobs"]))


class FetchTests(Case):
    def archive(self, *entries):
        """An archive of entries: a name with a text, or with a link's goal, or with a program."""
        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode="w:gz") as archive:
            for name, text, *rest in entries:
                entry = tarfile.TarInfo(name)
                entry.mode, entry.size = 0o755, len(text)
                if rest:
                    entry.type, entry.linkname, entry.size = rest[0], text, 0
                archive.addfile(entry, io.BytesIO(text.encode()))
        path = self.folder / "archive.tar.gz"
        path.write_bytes(content.getvalue())
        return f"file://{path}", hashlib.sha256(content.getvalue()).hexdigest()

    def test_refuses_an_archive_that_is_not_as_it_should_be(self):
        program = ("layoutsim-1/layoutsim", "#!/bin/sh\necho 1\n")
        rows = [
            ("../outside", [program, ("layoutsim-1/../../outside", "x")], 1, "layoutsim-1/../../outside"),
            ("/outside", [program, (f"{self.folder}/outside", "x")], 1, f"{self.folder}/outside"),
            ("a link", [program, ("layoutsim-1/link", "/etc", tarfile.SYMTYPE)], 1, "layoutsim-1/link -> /etc"),
            ("a hard link", [program, ("layoutsim-1/link", "/etc/passwd", tarfile.LNKTYPE)], 1, "layoutsim-1/link link to"),
            ("a pipe", [program, ("layoutsim-1/pipe", "", tarfile.FIFOTYPE)], 1, "layoutsim-1/pipe"),
            ("a file beside", [program, ("x\ny", "x")], 1, "x\\ny"),
            ("two commands", [program, ("layoutsim-2/layoutsim", "x")], 1, "no single command"),
            ("no command", [("layoutsim-1/LICENSE", "x")], 1, "no single command"),
            ("of another system", [("layoutsim-1/layoutsim", "\x7fELF")], 69, "is the archive for another system?"),
        ]
        for name, entries, status, words in rows:
            with self.subTest(name):
                fetched = self.fetch(*self.archive(*entries))
                self.assertEqual((fetched.status, fetched.output), (status, ""), fetched.errors)
                self.assertIn(words, fetched.errors)
        self.assertEqual([*(self.folder / "kept").iterdir()], [])
        self.assertFalse((self.folder / "outside").exists())

    def test_refuses_what_was_not_meant(self):
        tampered = self.folder / "tampered.tar.gz"
        tampered.write_bytes(ARCHIVE.read_bytes()[:-1] + b"x")
        rows = [
            ("tampered", f"file://{tampered}", SHA256, 1, "is not the one that is meant"),
            ("a page", f"file://{ROOT}/README.md", hashlib.sha256((ROOT / "README.md").read_bytes()).hexdigest(), 1,
             "is no archive made by Scripts/release"),
            ("no file", f"file://{self.folder}/none", SHA256, 69, "could not be fetched"),
            ("no address", "", SHA256, 64, "release-url is missing"),
            ("plain http", "http://downloads.example/a", SHA256, 64, "https:// or file://"),
            ("an option", "--output=/etc/passwd", SHA256, 64, "https:// or file://"),
            ("no checksum", f"file://{ARCHIVE}", "", 64, "sha256 is the checksum"),
            ("a short one", f"file://{ARCHIVE}", SHA256[:-1], 64, "sha256 is the checksum"),
            ("a path", f"file://{ARCHIVE}", "../" + SHA256[3:], 64, "sha256 is the checksum"),
            ("two lines", f"file://{ARCHIVE}", f"{SHA256}\n{SHA256}", 64, "sha256 is the checksum"),
        ]
        for name, url, sha256, status, words in rows:
            with self.subTest(name):
                fetched = self.fetch(url, sha256)
                self.assertEqual((fetched.status, fetched.output), (status, ""), fetched.errors)
                self.assertIn(words, fetched.errors)
        kept = self.folder / "kept"
        self.assertEqual([*kept.iterdir()] if kept.exists() else [], [])

    def test_keeps_the_command(self):
        first = self.fetch()
        moved = self.fetch(url=f"file://{self.folder}/gone", sha256=SHA256.upper())
        self.assertEqual((moved.status, moved.output), (0, first.output))

    def test_two_at_once_do_not_harm_each_other(self):
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            fetched = list(pool.map(lambda _: self.fetch(), range(4)))
        self.assertEqual({(run.status, run.output, run.errors) for run in fetched}, {(0, fetched[0].output, "")})
        kept = self.folder / "kept"
        self.assertEqual([path.name for path in kept.iterdir()], [SHA256])
        self.assertEqual({path.name for path in (kept / SHA256).iterdir()}, {"layoutsim", "LICENSE", "licenses"})

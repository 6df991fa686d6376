"""The archive that Scripts/release makes."""

import hashlib
import re
import subprocess
import tarfile

from support import ARCHIVE, ROOT, SHA256, Case


class ReleaseTests(Case):
    def release(self, *words, **variables):
        return self.run_program(ROOT / "Scripts/release", *words, **variables)

    def test_holds_the_command_and_the_licenses(self):
        name = ARCHIVE.name.removesuffix(".tar.gz")
        with tarfile.open(ARCHIVE) as archive:
            entries = {entry.name.removeprefix(f"{name}/"): entry for entry in archive}
            inter = archive.extractfile(f"{name}/licenses/Inter.txt").read().decode()
        self.assertLessEqual({"layoutsim", "LICENSE", "licenses/Inter.txt", "licenses/Yams.txt"}, set(entries))
        self.assertEqual({(entry.uid, entry.gid, entry.uname, entry.isfile()) for entry in entries.values()}, {(0, 0, "", True)})
        self.assertEqual(len({entry.mtime for entry in entries.values()}), 1)
        self.assertIn("SIL OPEN FONT LICENSE", inter)

    def test_has_its_checksum_beside_it(self):
        self.assertEqual(hashlib.sha256(ARCHIVE.read_bytes()).hexdigest(), SHA256)
        self.assertEqual(self.run_program("sha256sum", "--check", f"{ARCHIVE}.sha256", folder=ARCHIVE.parent).status, 0)

    def test_is_stripped(self):
        symbols = subprocess.run(["nm", self.command()], capture_output=True, text=True)
        self.assertEqual(symbols.stdout, "")

    def test_is_the_same_to_the_byte_when_made_again(self):
        made = self.release("--out", self.folder / "again")
        self.assertEqual(made.status, 0, made.all)
        again = next((self.folder / "again").glob("*.tar.gz"))
        self.assertEqual((again.name, again.read_bytes()), (ARCHIVE.name, ARCHIVE.read_bytes()))
        self.assertRegex(made.output, rf"(?m)^sha256   {SHA256}$")
        self.assertRegex(made.output, r"(?m)^needs    glibc 2\.\d+, libstdc\+\+ with GLIBCXX_")

    def test_says_why_there_is_none(self):
        version = re.match(r"layoutsim-(.*?)-", ARCHIVE.name)[1]
        tagged = self.folder / "tagged"
        tagged.mkdir()
        self.git(tagged, "init", "--quiet")
        self.git(tagged, "commit", "--quiet", "--allow-empty", "--message", "One")
        self.git(tagged, "tag", "v9.9.9")
        (self.folder / "file").touch()
        rows = [
            ("another tag", ["--out", self.folder / "none"], {"GIT_DIR": str(tagged / ".git")}, 1,
             f"this commit is 'v9.9.9', and the command says version {version}: change either"),
            ("no commit", ["--out", self.folder / "none"], {"GIT_DIR": str(self.folder / "nowhere")}, 66,
             "there is no commit whose time the files could have: set SOURCE_DATE_EPOCH to seconds since 1970"),
            ("another option", ["--fast"], {}, 64, "unrecognized arguments: --fast; usage: Scripts/release [--out FOLDER]"),
            ("a file in the way", ["--out", self.folder / "file"], {}, 73,
             f"the folder '{self.folder}/file' cannot be made: File exists"),
        ]
        for name, words, variables, status, reason in rows:
            with self.subTest(name):
                made = self.release(*words, **variables)
                self.assertEqual((made.status, made.errors.split("\n")[-2]), (status, f"Scripts/release: {reason}"))
                self.assertFalse((self.folder / "none").exists())

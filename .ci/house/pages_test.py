#!/usr/bin/env python3
"""The checks of pages find faults that are planted on purpose."""
import os
import tempfile
import unittest

import check_pages
import run_page

README = "[page](capi/docs/a.md)"
PAGE = "# A page\n[README](../../README.md)\n```sh\n```\n## More\n"


def faults(**pages):
    texts = {"README.md": README, "capi/docs/a.md": PAGE}
    texts.update({name.replace("__", "/") + ".md": text for name, text in pages.items()})
    return list(check_pages.faults(texts, lambda path: path in texts, {"ids.h"}))


class Pages(unittest.TestCase):
    def test_good_pages_have_no_fault(self):
        self.assertEqual(faults(), [])
        self.assertEqual(faults(engine__README="`README.md` and [more](../capi/docs/a.md#more)"), [])

    def test_a_wrong_link_is_found(self):
        self.assertIn("leads nowhere", faults(b="[a](capi/docs/b.md)")[0])
        self.assertIn("has no heading", faults(b="[a](capi/docs/a.md#less)")[0])

    def test_a_file_that_does_not_exist_is_found(self):
        self.assertIn("there is no file base/ids.h", faults(engine__README="see `base/ids.h`")[0])
        self.assertIn("there is no file orders.h", faults(engine__README="see `ids.h` and `orders.h`")[0])
        self.assertIn("there is no file engine/attic/", faults(b="see `engine/attic/`")[0])

    def test_a_page_apart_is_found(self):
        self.assertIn("README.md: has no link to capi/docs/b.md", faults(capi__docs__b=PAGE))
        self.assertIn("no link to the README", faults(capi__docs__a="```sh\n```\n")[0])
        self.assertIn("example", faults(capi__docs__a="[README](../../README.md)\n## More\n```sh\n```\n")[0])


class Examples(unittest.TestCase):
    def test_what_a_page_says_is_compared(self):
        page = "```text words\nb\na\n```\n```console\n$ sort words\na\nb\n$ echo 1 2\n1 ...\n$ echo '{\"a\":[1]}'\n{\"a\": [1]}\n```\n"
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(run_page.failures(page, folder, dict(os.environ)), ([], 3))
            wrong, _ = run_page.failures(page.replace("1 ...", "2 ..."), folder, dict(os.environ))
        self.assertEqual(len(wrong), 1)

    def test_dots_alone_stand_for_any_lines(self):
        self.assertTrue(run_page.same("a\n...\nd\n", "a\nb\nc\nd\n"))
        self.assertTrue(run_page.same("...\n", ""))
        self.assertFalse(run_page.same("a\n...\nd\n", "a\nb\nc\n"))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""The check of words finds words and folders that are planted on purpose."""
import unittest

import check_words

RULES = check_words.read_rules(check_words.WORDS.read_text(encoding="utf-8"))
WORDS_ALONE = (RULES[0], [], {})


def found(path, text, rules=WORDS_ALONE):
    return [fault.split(": write")[0] for fault in check_words.word_faults(path, text, rules)]


class Words(unittest.TestCase):
    def test_a_word_is_found_in_comments_texts_and_names(self):
        self.assertEqual(found("engine/a.cc", "int a;  // nobody\n"), ['engine/a.cc:1: "nobody" in comment'])
        self.assertEqual(found("engine/a.h", '/* a\n b, whatever */ int a;'), ['engine/a.h:2: "whatever" in comment'])
        self.assertEqual(found("engine/a.cc", '\nf("as told");'), ['engine/a.cc:2: "told" in text'])
        self.assertEqual(found("engine/a.cc", "void TellAll();"), ['engine/a.cc:1: "TellAll" in code'])
        self.assertEqual(found("engine/a.def", 'X(R"(one centre)")'), ['engine/a.def:1: "centre" in text'])
        self.assertEqual(found("capi/docs/a.md", "# A\nEach country"), ['capi/docs/a.md:2: "country" in comment'])
        self.assertEqual(found("bench/a.py", "a = 1  # of the area"), ['bench/a.py:1: "area" in comment'])
        self.assertEqual(found("engine/a/CMakeLists.txt", "# A room."), ['engine/a/CMakeLists.txt:1: "A room" in comment'])

    def test_places_matter(self):
        self.assertEqual(found("engine/a.cc", "const std::string told = Telling();"), [])
        self.assertEqual(found("engine/a.cc", "// There is room for two.\nint CountRoutes();"), [])

    def test_permissions_name_word_and_file(self):
        rules = (RULES[0], [check_words.Allowed("country", "engine/forms/", False)], {})
        self.assertEqual(found("engine/forms/a.cc", "// a country", rules), [])
        self.assertEqual(len(found("engine/other/a.cc", "// a country", rules)), 1)
        self.assertEqual(len(found("engine/forms/a.cc", "// a territory", rules)), 1)
        self.assertEqual(len(list(check_words.unused_permissions({"engine/forms/a.cc": ""}, rules))), 1)

    def test_a_folder_outside_the_plan_is_found(self):
        rules = ([], [], {"engine": {"base", "map"}})
        faults = list(check_words.folder_faults(["engine/base/a.h", "engine/attic/a.h", "engine/README.md"], rules))
        self.assertEqual(faults, ["engine/attic: no such folder in the plan (words.txt)",
                                  "words.txt: there is no folder engine/map"])


if __name__ == "__main__":
    unittest.main()

#include "json/json_tree.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

std::string MessageFor(std::string_view json) {
  const Result<JsonTree> tree = JsonTree::Read(json);
  return tree.ok() ? "" : std::string(tree.status().message());
}

TEST(JsonTree, KnowsPathAndPlaceOfEveryValue) {
  const Result<JsonTree> tree = JsonTree::Read("{\"a\":[1,\n {\"b c\":\"\\u0041x\"}],\"d\":null}");
  ASSERT_TRUE(tree.ok()) << tree.status();
  const JsonIndex a = tree->Find(tree->root(), "a");
  ASSERT_NE(a, kNoJson);
  const JsonIndex object = (*tree)[(*tree)[a].first].next;
  const JsonIndex text = tree->Find(object, "b c");
  EXPECT_EQ((*tree)[text].text, "Ax");
  EXPECT_EQ(tree->PathOf(text), "a[1].b c");
  EXPECT_EQ(tree->PlaceOf(text).line, 2u);
  EXPECT_EQ(tree->PlaceOf(text).column, 9u);
  EXPECT_EQ(tree->PathOf(tree->root()), "");
  EXPECT_EQ(tree->Find(tree->root(), "b c"), kNoJson);
  EXPECT_EQ((*tree)[tree->Find(tree->root(), "d")].kind, JsonKind::kNull);
}

TEST(JsonTree, AMemberIsGivenOnce) {
  EXPECT_NE(MessageFor(R"({"a":{"b":1,"c":2,"b":3}})").find("a.b: given twice"), std::string::npos);
  EXPECT_EQ(MessageFor(R"({"a":{"b":1},"b":[{"b":1},{"b":2}]})"), "");
}

TEST(JsonTree, IsBounded) {
  std::string many = "[0";
  for (size_t i = 0; i < JsonTree::kMostNodes; ++i) many += ",0";
  EXPECT_NE(MessageFor(many + "]").find("more than 262144 values"), std::string::npos);
  EXPECT_NE(MessageFor(std::string(100, '[')).find("deeper than 64"), std::string::npos);
  EXPECT_NE(MessageFor("{").find("broken JSON"), std::string::npos);
}

}  // namespace
}  // namespace entente

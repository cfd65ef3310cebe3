// What reading a map tells, as a C caller hears it.
#include "board_fixture.h"

namespace entente_test {
namespace {

using DiagnosticsTest = Board;

TEST_F(DiagnosticsTest, TellWhereInWhichFileSomethingIsWrong) {
  const auto hear = [](void* context, const entente_diagnostic* told) {
    EXPECT_EQ(told->struct_size, sizeof *told);
    static_cast<std::vector<std::string>*>(context)->push_back(
        std::string(told->is_error != 0 ? "error " : "warning ") + told->code + " at " + told->file + ":" +
        std::to_string(told->line) + ":" + std::to_string(told->column) + " <" + told->include_chain + ">");
  };
  const std::string text = "RED aaa\nRULE BUILD_ANY NO_SUCH_RULE\nAye = AAA\nLAND AAA ABUTS zzz\n";
  std::vector<std::string> heard;
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_read(text.data(), text.size(), "my.map", 6, nullptr, nullptr, hear, &heard, &map, &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(heard,
            (std::vector<std::string>{"warning POWER_3 at my.map:1:1 <>", "warning UNKNOWN_RULE at my.map:2:16 <>",
                                      "error ABUT_UNKNOWN at my.map:4:16 <>", "error FEW_POWERS at my.map:0:0 <>"}));
  EXPECT_EQ(error_.line, 4u);
  EXPECT_EQ(error_.column, 16u);
}

}  // namespace
}  // namespace entente_test

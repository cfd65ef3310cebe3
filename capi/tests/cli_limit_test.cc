// With endless input the program stops at the documented limit, in little memory.
#include "cli_live.h"
#include "sanitized.h"

namespace entente_test {
namespace {

using CliLimitTest = Cli;

// Runs the program on endless input of one letter, in half a gigabyte of address space (a sanitizer needs terabytes).
Ran RunEndless(const std::string& arguments) {
  const std::string limit = kSanitized ? "" : "ulimit -v 524288; ";
  return RunShell("yes | tr -d '\\n' | (" + limit + "exec $ENTENTE " + arguments + ")");
}

TEST_F(CliLimitTest, ALineWithoutEndStopsBulkMode) {
  for (const char* command : {"adjudicate --jsonl", "legal --jsonl"}) {
    const Ran ran = RunEndless(command);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_EQ(ran.out.rfind(R"({"error":{"status":"limit","message":"the line is longer than 64 MiB","line":1})", 0),
              0u)
        << ran.out.substr(0, 200);
    EXPECT_TRUE(Has(ran.err, "(stdin):1: no line end within 128 MiB")) << ran.err;
  }
  const Ran rest = RunEndless("adjudicate --jsonl --threads 2 - " + File("more.jsonl", kPhase));
  EXPECT_EQ(rest.code, 2);
  EXPECT_TRUE(Has(rest.out, "}}\n{\"id\":\"a\",")) << rest.out.substr(0, 300);
}

TEST_F(CliLimitTest, ADocumentWithoutEndIsRefused) {
  for (const char* arguments : {"adjudicate", "legal", "replay -"}) {
    const Ran ran = RunEndless(arguments);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_EQ(ran.out.find("{"), std::string::npos);
    EXPECT_TRUE(Has(ran.err, "is larger than 64 MiB")) << ran.err;
  }
}

TEST_F(CliLimitTest, SoAreOtherFilesWithoutEnd) {
  for (const char* arguments : {"map check -", "play --rules @-"}) {
    const Ran ran = RunEndless(arguments);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_TRUE(Has(ran.err, "(stdin): is larger than 64 MiB")) << ran.err;
  }
}

TEST_F(CliLimitTest, AClosedInputIsUnreadableAndNotWaitedFor) {
  for (const char* command : {"legal --jsonl", "adjudicate --jsonl", "adjudicate"}) {
    const Ran ran = RunShell("timeout 20 \"$ENTENTE\" " + std::string(command) + " <&-");
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_NE(ran.err.find("(stdin): "), std::string::npos) << ran.err;
  }
}

}  // namespace
}  // namespace entente_test

// A host is killed in the middle of a phase; another process loads its saved game and finishes the same game.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "cli_run.h"

namespace entente_test {
namespace {

// A process whose output can be read while it runs.
class Host {
 public:
  explicit Host(const std::vector<std::string>& arguments) {
    int ends[2] = {-1, -1};
    EXPECT_EQ(pipe(ends), 0);
    child_ = fork();
    if (child_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      close(ends[0]);
      close(ends[1]);
      std::vector<std::string> words{ENTENTE_STOPPED_HOST};
      words.insert(words.end(), arguments.begin(), arguments.end());
      Execute(words);
    }
    close(ends[1]);
    out_ = ends[0];
  }
  ~Host() {
    if (child_ > 0) kill(child_, SIGKILL);
    End();
    close(out_);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Reads its output, up to the first line end or all of it.
  std::string ReadLine() { return Read(true); }
  std::string ReadAll() { return Read(false); }
  void Kill() const { kill(child_, SIGKILL); }
  // Waits until it ends; returns how it ended.
  int End() {
    int status = 0;
    if (child_ > 0) waitpid(child_, &status, 0);
    child_ = -1;
    return status;
  }

 private:
  std::string Read(bool line_alone) {
    std::string text;
    for (char c = 0; read(out_, &c, 1) == 1;) {
      text += c;
      if (line_alone && c == '\n') break;
    }
    return text;
  }

  pid_t child_ = -1;
  int out_ = -1;
};

std::string Output(const std::vector<std::string>& arguments) {
  Host host(arguments);
  std::string text = host.ReadAll();
  EXPECT_EQ(host.End(), 0) << arguments[0];
  return text;
}

class StoppedGameTest : public Cli, public testing::WithParamInterface<const char*> {};

TEST_P(StoppedGameTest, GoesOnInAnotherProcessToTheSameGame) {
  const std::string whole = Output({"whole", GetParam()});
  ASSERT_TRUE(Has(whole, "1 votes 2 6\n")) << "England votes with a list";
  ASSERT_TRUE(Has(whole, "2 votes 0 0\n")) << "France votes yes";
  ASSERT_TRUE(Has(whole, "waiting 10, policy 4\n")) << "Italy waits";
  ASSERT_TRUE(Has(whole, "A XYZ - BUR")) << "an unreadable text is kept";
  Host killed({"begin", GetParam(), Path("saved")});
  ASSERT_EQ(killed.ReadLine(), "saved\n");
  killed.Kill();
  const int status = killed.End();
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
  EXPECT_EQ(Output({"go-on", GetParam(), Path("saved")}), whole);
}

INSTANTIATE_TEST_SUITE_P(Forms, StoppedGameTest, testing::Values("json", "binary"),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace entente_test

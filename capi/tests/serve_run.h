// A server of DAIDE as a process, its clients over loopback, and the example bots.
#ifndef ENTENTE_CAPI_TESTS_SERVE_RUN_H_
#define ENTENTE_CAPI_TESTS_SERVE_RUN_H_

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board_fixture.h"
#include "cli_run.h"
#include "entente/press.h"

// Where the owner of handles finds it: beside the handle's type.
inline void FreeHandle(entente_language* language) { entente_language_free(language); }
inline void FreeHandle(entente_session* session) { entente_session_free(session); }

namespace entente_test {

// A process whose standard output can be read while it runs. It is killed at the end, if it has not ended.
class Process {
 public:
  explicit Process(std::vector<std::string> words);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // A line without its end, "" at the end of the output.
  std::string ReadLine();
  std::string ReadAll();
  void Signal(int signal) const;
  // Waits for its end; its exit code, or 128 and the signal that ended it.
  int End();

 private:
  pid_t child_ = -1;
  int out_ = -1;
};

// `entente serve --daide ARGUMENTS..` at any free port, unless the arguments name one. Ends by itself in time.
class ServerProcess : public Process {
 public:
  explicit ServerProcess(const std::vector<std::string>& arguments);
  int port() const { return port_; }

 private:
  int port_ = 0;
};

// The first of so many ports that are free now and that the system hands out only on request.
int FreePorts(int count);

// A connection, plain: octets.
class Wire {
 public:
  explicit Wire(int port);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  // What the connection takes of it.
  size_t Write(std::string_view octets) const;
  // What has come, waiting for the first; "" when it was closed. A minute without anything is a failure.
  std::string Read() const;
  std::string ReadAll() const;
  void Close();
  bool is_open() const { return socket_ >= 0; }

 private:
  int socket_ = -1;
};

// A client that says and hears texts, of the standard map.
class ServeClient {
 public:
  explicit ServeClient(int port);

  void Say(std::string_view text);
  // The next message; nothing once the connection was closed.
  std::optional<std::string> Hear();
  // Goes on hearing up to a message that begins so, and returns that; "" if there is none.
  std::string HearUntil(std::string_view beginning);
  std::string Ask(std::string_view text, std::string_view answer) {
    Say(text);
    return HearUntil(answer);
  }
  // Takes part without playing.
  void Observe();
  uint32_t error_code() const;

 private:
  void Flush();

  Wire wire_;
  Owned<entente_map> map_;
  Owned<entente_language> language_;
  Owned<entente_session> session_;
};

// The example bots at a server.
std::vector<std::string> WordsOfBots(int port, const std::vector<std::string>& arguments);

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_SERVE_RUN_H_

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

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_language* language) { entente_language_free(language); }
inline void FreeHandle(entente_session* session) { entente_session_free(session); }

namespace entente_test {

// A process whose standard output can be read while it runs. The destructor kills it if it has not ended.
class Process {
 public:
  explicit Process(std::vector<std::string> words);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Reads a line without its end; "" at the end of the output.
  std::string ReadLine();
  std::string ReadAll();
  void Signal(int signal) const;
  // Waits until it ends; returns its exit code, or 128 and the signal that ended it.
  int End();

 private:
  pid_t child_ = -1;
  int out_ = -1;
};

// `entente serve --daide ARGUMENTS..` at any free port, unless the arguments name one. It ends by itself after some
// time.
class ServerProcess : public Process {
 public:
  explicit ServerProcess(const std::vector<std::string>& arguments);
  int port() const { return port_; }

 private:
  int port_ = 0;
};

// The first of `count` ports that are free now and that the system assigns only on request.
int FreePorts(int count);

// A connection for plain octets.
class Wire {
 public:
  explicit Wire(int port);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  // Sends octets; returns the number that the connection accepts.
  size_t Write(std::string_view octets) const;
  // Reads the octets received, waiting for the first; "" if the connection was closed. A minute without input is a
  // failure.
  std::string Read() const;
  std::string ReadAll() const;
  void Close();
  bool is_open() const { return socket_ >= 0; }

 private:
  int socket_ = -1;
};

// A client of the standard map that sends and receives messages as text.
class ServeClient {
 public:
  explicit ServeClient(int port);

  void Say(std::string_view text);
  // The next message; nothing after the connection was closed.
  std::optional<std::string> Hear();
  // Reads up to a message with this beginning and returns it; "" if there is none.
  std::string HearUntil(std::string_view beginning);
  std::string Ask(std::string_view text, std::string_view answer) {
    Say(text);
    return HearUntil(answer);
  }
  // Joins as an observer.
  void Observe();
  uint32_t error_code() const;

 private:
  void Flush();

  Wire wire_;
  Owned<entente_map> map_;
  Owned<entente_language> language_;
  Owned<entente_session> session_;
};

// The lines of a file without their ends, and lines with them as one text.
std::vector<std::string> LinesIn(const std::string& file);
std::string Joined(const std::vector<std::string>& lines);

// The command line of the example bots for a server.
std::vector<std::string> WordsOfBots(int port, const std::vector<std::string>& arguments);

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_SERVE_RUN_H_

#include "serve_run.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>

namespace entente_test {
namespace {

constexpr int kPatience = 60000;  // milliseconds

std::vector<std::string> WordsOfServer(const std::vector<std::string>& arguments) {
  std::vector<std::string> words = WordsOfProgram({"serve", "--daide", "--stop-after", "300"});
  words.insert(words.end(), arguments.begin(), arguments.end());
  if (std::find(words.begin(), words.end(), "--port") == words.end()) words.insert(words.end(), {"--port", "0"});
  return words;
}

}  // namespace

// ---- Processes ----

Process::Process(std::vector<std::string> words) {
  int ends[2] = {-1, -1};
  EXPECT_EQ(pipe(ends), 0);
  child_ = fork();
  if (child_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    Execute(std::move(words));
  }
  close(ends[1]);
  out_ = ends[0];
}

Process::~Process() {
  Signal(SIGKILL);
  End();
  close(out_);
}

std::string Process::ReadLine() {
  std::string line;
  for (char c = 0; read(out_, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

std::string Process::ReadAll() {
  std::string text;
  char bytes[4096];
  for (ssize_t count = 0; (count = read(out_, bytes, sizeof bytes)) > 0;)
    text.append(bytes, static_cast<size_t>(count));
  return text;
}

void Process::Signal(int signal) const {
  if (child_ > 0) kill(child_, signal);
}

int Process::End() {
  int status = 0;
  if (child_ <= 0 || waitpid(child_, &status, 0) < 0) return -1;
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

ServerProcess::ServerProcess(const std::vector<std::string>& arguments) : Process(WordsOfServer(arguments)) {
  const std::string line = ReadLine();  // "table 1: listens at 127.0.0.1:40123"
  const size_t colon = line.rfind(':');
  EXPECT_TRUE(Has(line, "listens at")) << line;
  if (colon != std::string::npos) port_ = std::atoi(line.c_str() + colon + 1);
}

std::vector<std::string> WordsOfBots(int port, const std::vector<std::string>& arguments) {
  std::vector<std::string> words{ENTENTE_BOT, "--limit", "300", "--port", std::to_string(port)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

// ---- Connections ----

namespace {

sockaddr_in AddressOf(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

}  // namespace

int FreePorts(int count) {
  constexpr int kFirst = 10000, kLast = 30000;  // below the ports that the system assigns
  int found = 0;
  for (int port = kFirst + getpid() % (kLast - kFirst); port < kLast && found < count; ++port) {
    const sockaddr_in address = AddressOf(port);
    const int tried = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool is_free = bind(tried, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(tried);
    found = is_free ? found + 1 : 0;
    if (found == count) return port - count + 1;
  }
  return 0;
}

Wire::Wire(int port) {
  const sockaddr_in address = AddressOf(port);
  socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) Close();
}

Wire::~Wire() { Close(); }

void Wire::Close() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
}

size_t Wire::Write(std::string_view octets) const {
  size_t sent = 0;
  while (sent < octets.size()) {
    pollfd waits{socket_, POLLOUT, 0};
    if (poll(&waits, 1, 500) <= 0) break;
    const ssize_t count = send(socket_, octets.data() + sent, octets.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count <= 0) break;
    sent += static_cast<size_t>(count);
  }
  return sent;
}

std::string Wire::Read() const {
  char octets[16384];
  pollfd waits{socket_, POLLIN, 0};
  if (poll(&waits, 1, kPatience) <= 0) {
    ADD_FAILURE() << "nothing comes";
    return "";
  }
  const ssize_t count = recv(socket_, octets, sizeof octets, 0);
  return count <= 0 ? "" : std::string(octets, static_cast<size_t>(count));
}

std::string Wire::ReadAll() const {
  std::string all;
  for (std::string more = Read(); !more.empty(); more = Read()) all += more;
  return all;
}

// ---- Clients ----

ServeClient::ServeClient(int port) : wire_(port) {
  entente_map_builtin("standard", 8, map_.out(), nullptr);
  entente_language_new(map_, ENTENTE_DIALECT_0167, 0, language_.out(), nullptr);
  entente_session_new(ENTENTE_SESSION_CLIENT, nullptr, nullptr, ENTENTE_TOKENS_USUAL, 0, session_.out(), nullptr);
  Flush();
  auto info = Sized<entente_session_info>();
  while (wire_.is_open()) {
    entente_session_describe(session_, &info, nullptr);
    if (info.stage != ENTENTE_SESSION_OPENED) break;
    const std::string octets = wire_.Read();
    if (octets.empty()) break;
    entente_session_receive(session_, reinterpret_cast<const uint8_t*>(octets.data()), octets.size(), 0, nullptr);
  }
  EXPECT_EQ(info.stage, uint32_t{ENTENTE_SESSION_READY}) << "no RM came";
}

void ServeClient::Flush() {
  Text octets;
  entente_session_take(session_, octets.out(), nullptr);
  wire_.Write(octets.str());
}

void ServeClient::Say(std::string_view text) {
  std::vector<entente_token> tokens(ENTENTE_MOST_TOKENS);
  size_t length = 0;
  ASSERT_EQ(entente_message_read(language_, text.data(), text.size(), tokens.data(), tokens.size(), &length, nullptr),
            ENTENTE_OK)
      << text;
  entente_session_send(session_, tokens.data(), length, nullptr);
  Flush();
}

std::optional<std::string> ServeClient::Hear() {
  std::vector<entente_token> tokens(ENTENTE_MOST_TOKENS);
  size_t length = 0;
  while (entente_session_next(session_, tokens.data(), tokens.size(), &length, nullptr) != ENTENTE_OK) {
    const std::string octets = wire_.is_open() ? wire_.Read() : "";
    if (octets.empty()) {
      wire_.Close();
      return std::nullopt;
    }
    entente_session_receive(session_, reinterpret_cast<const uint8_t*>(octets.data()), octets.size(), 0, nullptr);
  }
  std::string text(16 * length + 16, '\0');
  entente_message_write(language_, tokens.data(), length, text.data(), text.size(), &length, nullptr);
  text.resize(length);
  return text;
}

std::string ServeClient::HearUntil(std::string_view beginning) {
  while (const std::optional<std::string> heard = Hear()) {
    if (heard->starts_with(beginning)) return *heard;
  }
  return "";
}

void ServeClient::Observe() {
  EXPECT_EQ(Ask("OBS", "YES"), "YES ( OBS )");
  EXPECT_EQ(HearUntil("MAP"), "MAP ( 'standard' )");
  Say("YES (MAP ('standard'))");
}

uint32_t ServeClient::error_code() const {
  auto info = Sized<entente_session_info>();
  entente_session_describe(session_, &info, nullptr);
  return info.code;
}

std::vector<std::string> LinesIn(const std::string& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
std::string Joined(const std::vector<std::string>& lines) {
  std::string joined;
  for (const std::string& line : lines) joined += line + "\n";
  return joined;
}

}  // namespace entente_test

// A host of games as a separate process, for stopped_game_test. It plays a game of random legal orders, stops in the
// middle of a phase, and continues from the saved game.
//
//   stopped_host whole FORM         never stops
//   stopped_host begin FORM FILE    saves the game in the middle of its phase, says "saved", and waits to be killed
//   stopped_host go-on FORM FILE    loads the saved game and continues
//
// FORM is json or binary. `whole` and `go-on` print the submissions, votes and waiting powers in the middle, and the
// hash of the game after each later phase; then the game itself. Exit code 1 with a message if a call fails.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "entente/entente.h"

namespace {

constexpr uint32_t kStop = 8, kEnd = 14;  // phases played when it stops, and at the end
// By number on the standard map.
constexpr uint32_t kAustria = 0, kEngland = 1, kFrance = 2, kGermany = 3, kItaly = 4, kRussia = 5, kPowers = 7;

entente_error error;

void Must(entente_status status, const char* what) {
  if (status == ENTENTE_OK) return;
  std::fprintf(stderr, "%s: %s\n", what, error.message);
  std::exit(1);
}

std::string Taken(entente_text* text) {
  std::string taken(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
  entente_text_free(text);
  return taken;
}

class Host {
 public:
  explicit Host(bool is_binary) : is_binary_(is_binary) {
    Must(entente_map_builtin("standard", 8, &map_, &error), "map");
    Must(entente_scratch_new(map_, &scratch_, &error), "scratch");
    position_.resize(entente_position_size(map_) / sizeof(uint64_t));
  }
  ~Host() {
    entente_game_free(game_);
    entente_scratch_free(scratch_);
    entente_map_free(map_);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Plays up to the middle of a phase: some orders are handed in, some are default orders, one power waits and some
  // have voted.
  void Begin() {
    Must(entente_game_new(map_, nullptr, nullptr, &game_, &error), "game");
    Must(entente_game_set_draw_policy(game_, ENTENTE_DRAW_DAIDE_PDA, &error), "policy");
    while (entente_game_phase_count(game_) < kStop) {
      for (uint32_t power = 0; power < kPowers; ++power) HandIn(power, ENTENTE_SUBMIT_REPLACE);
      Process();
    }
    for (const uint32_t power : {kAustria, kFrance}) HandIn(power, ENTENTE_SUBMIT_REPLACE);
    HandIn(kGermany, ENTENTE_SUBMIT_DEFAULTS);
    constexpr std::string_view kOdd = "A XYZ - BUR # which is unreadable";
    const entente_submission next = Submission(ENTENTE_SUBMIT_NEXT_SET);
    Must(entente_game_submit_text(game_, kFrance, kOdd.data(), kOdd.size(), &next, &error), "odd orders");
    Must(entente_game_set_waiting(game_, kItaly, 1, &error), "waiting");
    Must(entente_game_allow(game_, kEngland, kRussia, 1, &error), "allowing");
    const uint64_t list = uint64_t{1} << kFrance | uint64_t{1} << kEngland;
    const entente_vote votes[] = {{list, kEngland, ENTENTE_VOTE_LIST, 0, {}}, {0, kFrance, ENTENTE_VOTE_DRAW, 0, {}}};
    for (const entente_vote& vote : votes) Must(entente_game_vote(game_, &vote, &error), "vote");
  }

  void Save(const char* file) {
    entente_text* text = nullptr;
    Must(is_binary_ ? entente_game_save_binary(game_, &text, &error) : entente_game_save(game_, &text, &error), "save");
    std::ofstream(file, std::ios::binary) << Taken(text);
  }

  void Load(const char* file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    Must(entente_game_load(bytes.data(), bytes.size(), map_, &game_, &error), "load");
  }

  void Finish() {
    PrintMiddle();
    for (const uint32_t power : {kEngland, kItaly}) HandIn(power, ENTENTE_SUBMIT_REPLACE);
    HandIn(kRussia, ENTENTE_SUBMIT_REPLACE, kEngland);
    Process();
    while (entente_game_phase_count(game_) < kEnd) {
      for (uint32_t power = 0; power < kPowers; ++power) HandIn(power, ENTENTE_SUBMIT_REPLACE);
      Process();
      PrintHash();
    }
    entente_text* json = nullptr;
    Must(entente_game_save(game_, &json, &error), "save");
    std::puts(Taken(json).c_str());
  }

 private:
  static entente_submission Submission(uint32_t mode, uint32_t by = ENTENTE_NO_POWER) {
    entente_submission submission{};
    submission.struct_size = sizeof submission;
    submission.by = by;
    submission.mode = mode;
    return submission;
  }

  // Hands in some legal orders, which depend only on the phase, the power and its units, not on earlier calls of the
  // process.
  void HandIn(uint32_t power, uint32_t mode, uint32_t by = ENTENTE_NO_POWER) {
    const uint32_t phase = entente_game_phase_count(game_);
    Must(entente_game_position(game_, phase, position_.data(), position_.size() * sizeof(uint64_t), &error),
         "position");
    std::vector<entente_order> legal(65536);
    size_t count = 0;
    Must(entente_legal_orders(scratch_, position_.data(), nullptr, power, ENTENTE_NO_PROVINCE, legal.data(),
                              legal.size(), &count, &error),
         "legal orders");
    std::mt19937 random(1000 * phase + power);
    std::vector<entente_order> chosen;
    for (size_t i = random() % 8; i < count; i += 1 + random() % 8) chosen.push_back(legal[i]);
    const auto submission = Submission(mode, by);
    Must(entente_game_submit(game_, power, chosen.data(), chosen.size(), &submission, &error), "orders");
  }

  void Process() { Must(entente_game_process(game_, &error), "process"); }

  void PrintHash() {
    uint64_t hash = 0;
    Must(entente_game_hash(game_, entente_game_phase_count(game_), &hash, &error), "hash");
    std::printf("%016llx\n", static_cast<unsigned long long>(hash));
  }

  void PrintMiddle() {
    entente_text* owed = nullptr;
    Must(entente_game_owed_json(game_, &owed, &error), "owed");
    std::puts(Taken(owed).c_str());
    for (uint32_t power = 0; power < kPowers; ++power) {
      entente_text *orders = nullptr, *defaults = nullptr;
      Must(entente_game_orders_text(game_, kStop, power, 0, &orders, &error), "orders");
      Must(entente_game_orders_text(game_, kStop, power, 1, &defaults, &error), "default orders");
      std::printf("%u: orders:\n%sby default:\n%s", power, Taken(orders).c_str(), Taken(defaults).c_str());
    }
    entente_vote votes[kPowers];
    size_t length = 0;
    Must(entente_game_votes(game_, votes, kPowers, &length, &error), "votes");
    for (size_t i = 0; i < length; ++i) {
      std::printf("%d votes %d %llx\n", votes[i].power, votes[i].kind,
                  static_cast<unsigned long long>(votes[i].powers));
    }
    entente_game_info info{};
    info.struct_size = sizeof info;
    Must(entente_game_describe(game_, &info, &error), "describe");
    std::printf("waiting %llx, policy %u\n", static_cast<unsigned long long>(info.waiting), info.draw_policy);
    PrintHash();
  }

  const bool is_binary_;
  entente_map* map_ = nullptr;
  entente_scratch* scratch_ = nullptr;
  entente_game* game_ = nullptr;
  std::vector<uint64_t> position_;
};

}  // namespace

int main(int argc, char** argv) {
  error.struct_size = sizeof error;
  const std::string_view step = argc > 1 ? argv[1] : "";
  if (argc != (step == "whole" ? 3 : 4)) return 2;
  Host host(std::string_view(argv[2]) == "binary");
  if (step == "go-on") {
    host.Load(argv[3]);
  } else {
    host.Begin();
  }
  if (step == "begin") {
    host.Save(argv[3]);
    std::puts("saved");
    std::fflush(stdout);
    for (;;) pause();
  }
  host.Finish();
  return 0;
}

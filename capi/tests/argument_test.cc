// Every function refuses every kind of wrong argument, names it and writes nothing: NULL, unaligned memory, a position
// of another map, a wrong struct_size, an index far out of range. The calls are generated from the description of the
// interface (capi/abi/derive.py).
#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "board_fixture.h"
#ifdef ENTENTE_HAS_ENCODINGS
#include "entente/encodings.h"
#endif
#ifdef ENTENTE_HAS_PRESS
#include "entente/press.h"
#endif

namespace entente_test {
namespace {

// A message: the whole of it, its beginning, or a part of it.
struct Message {
  enum class Is { kWhole, kBegin, kPart } is;
  std::string text;
  Message(const char* whole) : is(Is::kWhole), text(whole) {}  // NOLINT: most are whole
  Message(Is how, std::string words) : is(how), text(std::move(words)) {}
};
const Message kNoMessage(Message::Is::kPart, "");
const Message kRoomTooSmall(Message::Is::kPart, "is too small: expected at least");
const Message kOfAnotherMap(Message::Is::kPart, "another map");

Message Begins(const char* text) { return {Message::Is::kBegin, text}; }
template <typename Element>
Message NotAligned(const char* name) {
  return {Message::Is::kWhole, std::string(name) + " is not aligned to " + std::to_string(alignof(Element)) + " bytes"};
}
template <typename Struct>
Message WrongSize(const char* name, uint32_t size) {
  return {Message::Is::kWhole, std::string(name) + " has a wrong struct_size " + std::to_string(size) + ": expected " +
                                   std::to_string(sizeof(Struct)) + " to 4096"};
}

// Correct arguments and wrong ones. All memory is filled with junk, so that writes are detected.
class Arguments : public Board {
 public:
  void SetUp() override {
    Board::SetUp();
    Owned<entente_map> pure;
    *pure.out() = NewMap("pure");
    other_position_.resize(entente_position_size(map_) + entente_position_size(pure));
    Call(entente_position_start(pure, other_position_.data(), BytesOf(other_position_), &error_));
    Give(
        map_, +[](entente_map*) {});
    Give(
        scratch_, +[](entente_scratch*) {});
    Make<entente_game>(entente_game_free,
                       [&](auto** game) { return entente_game_new(map_, nullptr, nullptr, game, &error_); });
    Call(entente_game_submit_text(Handle<entente_game>(), Power("FRANCE"), "A PAR H", 7, nullptr, &error_));
    Call(entente_game_process(Handle<entente_game>(), &error_));
    Make<entente_exchange>(entente_exchange_free,
                           [&](auto** made) { return entente_exchange_new(nullptr, nullptr, made, &error_); });
    Make<entente_document>(entente_document_free, [&](auto** made) {
      constexpr std::string_view kJson = R"({"phases":[{"name":"S1901M","state":{"units":{}}}]})";
      return entente_document_read(kJson.data(), kJson.size(), made, &error_);
    });
    Make<entente_actions>(entente_actions_free,
                          [&](auto** made) { return entente_actions_new(map_, nullptr, made, &error_); });
    Make<entente_map_reader>(entente_map_reader_free, [&](auto** made) {
      return entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "USE a.map", 9, "b.map", 5, made, &error_);
    });
    MakeEncodings();
    MakePress();
  }
  void TearDown() override {
    handles_.clear();
    Board::TearDown();
  }

  template <typename T>
  T* Handle() const {
    return static_cast<T*>(handles_.at(&kTag<T>).get());
  }
  template <typename T>
  T* Place() {
    places_.push_back(std::make_unique<void*>(this));
    return reinterpret_cast<T*>(places_.back().get());
  }
  template <typename T>
  T* Memory() {
    return reinterpret_cast<T*>(NewMemory(0xee));
  }
  template <typename T>
  T* Misaligned() {
    return reinterpret_cast<T*>(NewMemory(0xee) + 1);
  }
  template <typename T>
  T* Struct() {
    return OfSize<T>(sizeof(T));
  }
  template <typename T>
  T* OfSize(uint32_t size) {
    unsigned char* bytes = NewMemory(0);
    if constexpr (requires(T & sized) { sized.struct_size; }) std::memcpy(bytes, &size, sizeof size);
    return reinterpret_cast<T*>(bytes);
  }
  void* Position() { return position_.data(); }
  void* OtherPosition() { return other_position_.data(); }
  void* Room() { return NewMemory(0xee); }
  size_t RoomSize() const { return BytesOf(position_); }

  // Checks that the last call wrote nothing and that handle variables are NULL; then forgets its memory.
  void ExpectUntouched() {
    for (const auto& [bytes, first] : memory_) {
      const size_t struct_size = first == 0 ? sizeof(uint32_t) : 0;
      const bool is_same = std::all_of(bytes->begin() + struct_size, bytes->end(),
                                       [filled = first](unsigned char byte) { return byte == filled; });
      EXPECT_TRUE(is_same) << "a call that is refused writes nothing";
    }
    for (const auto& place : places_) EXPECT_EQ(*place, nullptr) << "a call that is refused gives no handle";
    EXPECT_EQ(position_, start_);
    memory_.clear();
    places_.clear();
  }
  // Begins a call. Some refused calls delete the results of the scratch.
  void Begin() {
    start_ = position_;
    error_ = Sized<entente_error>();
    Call(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, nullptr, &error_));
  }

 private:
  using Block = std::array<unsigned char, 8192>;
  template <typename T>
  static constexpr char kTag = 0;

  void Call(entente_status status) { ASSERT_EQ(status, ENTENTE_OK) << error_.message; }
  template <typename T>
  void Give(T* handle, void (*free)(T*)) {
    handles_.insert_or_assign(&kTag<T>, std::shared_ptr<void>(handle, [free](void* p) { free(static_cast<T*>(p)); }));
  }
  template <typename T, typename Maker>
  void Make(void (*free)(T*), const Maker& make) {
    T* made = nullptr;
    Call(make(&made));
    Give(made, free);
  }
  void MakeEncodings();
  void MakePress();
  unsigned char* NewMemory(unsigned char byte) {
    auto block = std::make_unique<Block>();
    block->fill(byte);
    unsigned char* bytes = block->data();
    memory_.emplace_back(std::move(block), byte);
    return bytes;
  }

  std::map<const void*, std::shared_ptr<void>> handles_;
  std::vector<std::pair<std::unique_ptr<Block>, unsigned char>> memory_;  // and the byte it is filled with
  std::vector<std::unique_ptr<void*>> places_;
  PositionMemory other_position_, start_;
};

#ifdef ENTENTE_HAS_ENCODINGS
void Arguments::MakeEncodings() {
  Make<entente_encoding>(entente_encoding_free, [&](auto** made) {
    return entente_encoding_new(map_, ENTENTE_ENCODING_DEEPMIND, made, &error_);
  });
}
#else
void Arguments::MakeEncodings() {}
#endif
#ifdef ENTENTE_HAS_PRESS
void Arguments::MakePress() {
  const auto options = Sized<entente_referee_options>();
  Make<entente_language>(entente_language_free, [&](auto** made) {
    return entente_language_new(map_, ENTENTE_DIALECT_0167, 0, made, &error_);
  });
  Make<entente_session>(entente_session_free, [&](auto** made) {
    return entente_session_new(ENTENTE_SESSION_CLIENT, nullptr, nullptr, 0, 0, made, &error_);
  });
  Make<entente_referee>(entente_referee_free, [&](auto** made) {
    return entente_referee_new(map_, nullptr, &options, "", 0, 1, made, &error_);
  });
  Make<entente_master>(entente_master_free,
                       [&](auto** made) { return entente_master_new(map_, nullptr, 0, 1, made, &error_); });
}
#else
void Arguments::MakePress() {}
#endif

struct WrongCall {
  const char* function;
  entente_status (*call)(Arguments& good, entente_error* error);
  Message message;
};

const WrongCall kWrongCalls[] = {
#include "arguments.inc"
};

TEST_F(Arguments, ThatAreWrongAreRefusedByName) {
  for (const WrongCall& wrong : kWrongCalls) {
    SCOPED_TRACE(std::string(wrong.function) + ": " + wrong.message.text);
    Begin();
    EXPECT_NE(wrong.call(*this, &error_), ENTENTE_OK);
    const std::string_view message = error_.message;
    const bool is_right = wrong.message.is == Message::Is::kWhole   ? message == wrong.message.text
                          : wrong.message.is == Message::Is::kBegin ? message.starts_with(wrong.message.text)
                                                                    : message.find(wrong.message.text) != message.npos;
    EXPECT_TRUE(is_right) << message;
    ExpectUntouched();
    Begin();
    EXPECT_NE(wrong.call(*this, nullptr), ENTENTE_OK);
    ExpectUntouched();
  }
}

}  // namespace
}  // namespace entente_test

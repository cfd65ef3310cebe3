#include "press/language/message_json.h"

#include "json/json_tree.h"
#include "json/json_writer.h"
#include "press/language/message_text.h"
#include "press/language/wire.h"

namespace entente::press {
namespace {

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

int HexValue(char c) {
  const char capital = 'a' <= c && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
  return static_cast<int>(kHexDigits.find(capital));  // -1 if it is none
}

std::string HexOf(MessageView message) {
  std::string octets, hex;
  AppendWire(message, TokenTable::kFactFirst, octets);
  for (const char octet : octets) {
    const auto value = static_cast<uint8_t>(octet);
    hex += kHexDigits[value >> 4];
    hex += kHexDigits[value & 0xf];
  }
  return hex;
}

class JsonChecker {
 public:
  JsonChecker(const JsonTree& json, const JsonCheck& check) : json_(json), check_(check) {}

  absl::StatusOr<std::string> Run() {
    if (json_[json_.root()].kind != JsonKind::kObject) return Fault(json_.root(), "expected an object");
    const JsonIndex text = json_.Find(json_.root(), "text"), wire = json_.Find(json_.root(), "wire");
    if ((text == kNoJson) == (wire == kNoJson)) {
      return Fault(json_.root(),
                   text == kNoJson ? "neither text nor wire: expected one of them" : "both text and wire");
    }
    const JsonIndex given = text != kNoJson ? text : wire;
    if (json_[given].kind != JsonKind::kString) return Fault(given, "expected a string");
    absl::StatusOr<Message> message = given == text ? ReadText(text) : ReadHex(wire);
    if (!message.ok()) return message.status();
    return Answer(*message);
  }

 private:
  absl::StatusOr<Message> ReadText(JsonIndex at) {
    absl::StatusOr<Message> message = ReadMessage(json_[at].text, check_.vocabulary);
    if (message.ok()) return message;
    const std::optional<Place> place = entente::PlaceOf(message.status());
    if (!place.has_value()) return WithPlace(message.status(), json_.PlaceOf(at));
    return FaultInside(at, place->offset, place->length, MessageOf(message.status()));
  }

  absl::StatusOr<Message> ReadHex(JsonIndex at) {
    const std::string_view hex = json_[at].text;
    std::string octets;
    for (size_t i = 0; i < hex.size(); ++i) {
      const int value = HexValue(hex[i]);
      if (value < 0) return FaultInside(at, i, 1, "expected hexadecimal digits, four a token");
      i % 2 == 0 ? octets.push_back(static_cast<char>(value << 4))
                 : void(octets.back() = static_cast<char>(octets.back() | value));
    }
    if (hex.size() % 2 != 0) return FaultInside(at, hex.size(), 0, "half an octet: expected four digits a token");
    Message message;
    const WireReading reading = ReadWire(octets, TokenTable::kFactFirst, message);
    if (reading.fault == WireFault::kNone) return message;
    return FaultInside(at, 2 * reading.offset, 0, MessageOf(StatusOf(reading, octets)));
  }

  std::string Answer(const Message& message) {
    const MessageCheck result = check_.grammar.Check(message, check_.kind, check_.level);
    std::string out;
    JsonWriter writer(out);
    writer.BeginObject();
    if (const JsonIndex id = json_.Find(json_.root(), "id"); id != kNoJson) {
      writer.Key("id");
      writer.Compact(json_.TextOf(id));
    }
    writer.Key("ok");
    writer.Bool(result.verdict == Verdict::kAllowed);
    result.verdict == Verdict::kAllowed ? WriteAllowed(message, result, writer) : WriteReply(message, result, writer);
    writer.EndObject();
    return out;
  }

  static void WriteAllowed(const Message& message, const MessageCheck& result, JsonWriter& writer) {
    writer.Key("level");
    writer.Int(result.level);
    writer.Key("tokens");
    writer.Int(static_cast<int64_t>(message.size()));
    writer.Key("wire");
    writer.String(HexOf(message));
  }

  void WriteReply(const Message& message, const MessageCheck& result, JsonWriter& writer) const {
    writer.Key("reply");
    writer.StringOrNull(MessageText(ReplyTo(message, result), check_.vocabulary));
    if (result.verdict != Verdict::kNotUnderstood) return;
    writer.Key("err_at");
    writer.Int(static_cast<int64_t>(result.err_at));
  }

  absl::Status Fault(JsonIndex at, std::string_view message) const {
    return ErrorAt(json_.PlaceOf(at), PathTo(at) + std::string(message));
  }
  // At a byte of a string.
  absl::Status FaultInside(JsonIndex at, size_t offset, uint32_t length, std::string_view message) const {
    const bool is_plain = json_[at].end - json_[at].begin == json_[at].text.size() + 2;  // without escapes
    if (!is_plain) return Fault(at, message);
    return ErrorAt(PlaceInText(json_.input(), json_[at].begin + 1 + offset, length), PathTo(at) + std::string(message));
  }
  std::string PathTo(JsonIndex at) const {
    const std::string path = json_.PathOf(at);
    return (path.empty() ? "the object" : path) + ": ";
  }

  const JsonTree& json_;
  const JsonCheck& check_;
};

}  // namespace

absl::StatusOr<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check) {
  const absl::StatusOr<JsonTree> tree = JsonTree::Read(json);
  if (!tree.ok()) return tree.status();
  return JsonChecker(*tree, check).Run();
}

}  // namespace entente::press

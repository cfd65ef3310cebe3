#include "press/translation/message_json.h"

#include "json/json_tape.h"
#include "json/json_writer.h"
#include "phase_json/input_notes.h"
#include "phase_json/odd_key.h"
#include "press/language/dialect.h"
#include "press/translation/translation.h"

namespace entente::press {
namespace {

class JsonChecker {
 public:
  JsonChecker(const JsonTape& json, const JsonCheck& check)
      : json_(json), check_(check), dialect_(check.grammar.dialect()) {}

  Result<std::string> Run() {
    if (json_[json_.root()].kind != JsonKind::kObject) return Fault(json_.root(), "expected an object");
    const JsonIndex text = json_.Find(json_.root(), "text"), wire = json_.Find(json_.root(), "wire");
    NoteKeys();
    if (text != kNoJson && wire != kNoJson) return Fault(json_.root(), "both text and wire");
    if (text == kNoJson && wire == kNoJson) {
      const std::string note = notes_.empty() ? "" : "; " + notes_.back();  // a mistyped key may hold it
      return Fault(json_.root(), "neither text nor wire: expected one of them" + note);
    }
    const JsonIndex given = text != kNoJson ? text : wire;
    if (json_[given].kind != JsonKind::kString) return Fault(given, "expected a string");
    Result<Message> message = Read(given, given == text);
    if (!message.ok()) return message.status();
    return Answer(*message);
  }

 private:
  Result<Message> Read(JsonIndex at, bool is_text) {
    Result<Message> message = is_text ? ReadText(dialect_, json_[at].text, check_.vocabulary)
                                      : ReadWireText(dialect_, json_[at].text, check_.vocabulary, check_.table);
    if (message.ok()) return message;
    const std::optional<Place> place = message.status().place();
    if (!place.has_value()) return WithPlace(message.status(), json_.PlaceOf(at));
    const Status fault = FaultInside(at, place->offset, place->length, message.status().message());
    return WithPlace(Status(message.status().code(), fault.message()), fault.place().value_or(Place()));
  }

  Result<std::string> Answer(const Message& message) {
    const MessageCheck result = check_.grammar.Check(message, check_.kind, check_.level);
    if (check_.translation != nullptr && result.verdict == Verdict::kAllowed) return Translated(message);
    std::string out;
    JsonWriter writer(out);
    BeginAnswer(result.verdict == Verdict::kAllowed, writer);
    result.verdict == Verdict::kAllowed ? WriteAllowed(message, result, writer) : WriteReply(message, result, writer);
    EndAnswer(writer);
    return out;
  }

  void NoteKeys() {
    for (const JsonIndex member : json_.Children(json_.root())) {
      const std::optional<OddKey> odd = FindOddKey(KeyLevel::kMessage, json_[member].key.text);
      if (odd.has_value()) notes_.push_back(OddKeyNote(*odd));
    }
  }

  void BeginAnswer(bool is_ok, JsonWriter& writer) const {
    writer.BeginObject();
    if (const JsonIndex id = json_.Find(json_.root(), "id"); id != kNoJson) {
      writer.Key("id");
      writer.Compact(json_.TextOf(id));
    }
    writer.Key("ok");
    writer.Bool(is_ok);
  }
  void EndAnswer(JsonWriter& writer) const {
    AppendNotes(notes_, writer);
    writer.EndObject();
  }

  Result<std::string> Translated(const Message& message) const {
    const JsonTranslation& to = *check_.translation;
    dpp::TranslationContext context;
    if (Status status = ReadContext(context); !status.ok()) return status;
    const auto translate = dialect_ == Dialect::kDpp ? dpp::ToDaide : dpp::FromDaide;
    const Result<dpp::Translation> made = translate(message, check_.kind, to.tokens, to.map, context);
    std::string out;
    JsonWriter writer(out);
    BeginAnswer(made.ok(), writer);
    if (made.ok()) {
      WriteTranslation(*made, writer);
    } else {
      writer.Key("untranslated");
      writer.String(made.status().message());
    }
    EndAnswer(writer);
    return out;
  }

  void WriteTranslation(const dpp::Translation& made, JsonWriter& writer) const {
    const Dialect other = dialect_ == Dialect::kDpp ? Dialect::k0167 : Dialect::kDpp;
    writer.Key("to");
    writer.BeginArray();
    for (const Message& message : made.messages) {
      writer.BeginObject();
      writer.Key("text");
      writer.String(WriteText(other, message, check_.translation->vocabulary));
      writer.Key("wire");
      writer.String(WriteWireText(other, message, check_.translation->vocabulary, check_.translation->table));
      writer.EndObject();
    }
    writer.EndArray();
    writer.Key("lost");
    writer.BeginArray();
    for (const std::string& lost : made.lost) writer.String(lost);
    writer.EndArray();
  }

  Status ReadContext(dpp::TranslationContext& context) const {
    const JsonIndex power = json_.Find(json_.root(), "power"), receivers = json_.Find(json_.root(), "receivers");
    if (power != kNoJson) {
      if (Status status = ReadPower(power, context.self); !status.ok()) return status;
      context.sender = context.self;
    }
    if (receivers == kNoJson) return OkStatus();
    if (json_[receivers].kind != JsonKind::kArray) return Fault(receivers, "expected an array of powers");
    for (const JsonIndex child : json_.Children(receivers)) {
      context.receivers.push_back(kNoPower);
      if (Status status = ReadPower(child, context.receivers.back()); !status.ok()) return status;
    }
    return OkStatus();
  }

  Status ReadPower(JsonIndex at, PowerIndex& power) const {
    const MapTokens& tokens = check_.translation->tokens;
    if (json_[at].kind == JsonKind::kString) {
      power = tokens.PowerOf(tokens.vocabulary().Find(json_[at].text).value_or(kNoToken));
    }
    return power != kNoPower ? OkStatus() : Fault(at, "expected a power of the map, such as " + FirstPower());
  }
  std::string FirstPower() const {
    return std::string(check_.translation->tokens.vocabulary().Word(check_.translation->tokens.Power(0)));
  }

  void WriteAllowed(const Message& message, const MessageCheck& result, JsonWriter& writer) const {
    writer.Key("level");
    writer.Int(result.level);
    writer.Key("token_count");
    writer.Int(static_cast<int64_t>(message.size()));
    writer.Key("wire");
    writer.String(WriteWireText(dialect_, message, check_.vocabulary, check_.table));
  }

  void WriteReply(const Message& message, const MessageCheck& result, JsonWriter& writer) const {
    writer.Key("reply");
    writer.StringOrNull(WriteText(dialect_, ReplyTo(message, result, dialect_), check_.vocabulary));
    if (result.verdict != Verdict::kNotUnderstood) return;
    writer.Key("err_at");
    writer.Int(static_cast<int64_t>(result.err_at));
  }

  Status Fault(JsonIndex at, std::string_view message) const {
    return ErrorAt(json_.PlaceOf(at), PathTo(at) + std::string(message));
  }
  // The fault at a byte of a string; at the whole string if it has escapes, which move the bytes.
  Status FaultInside(JsonIndex at, size_t offset, uint32_t length, std::string_view message) const {
    const bool is_plain = json_[at].end - json_[at].begin == json_[at].text.size() + 2;  // without escapes
    if (!is_plain) return Fault(at, message);
    return ErrorAt(PlaceInText(json_.input(), json_[at].begin + 1 + offset, length), PathTo(at) + std::string(message));
  }
  std::string PathTo(JsonIndex at) const {
    const std::string path = json_.PathOf(at);
    return (path.empty() ? "the object" : path) + ": ";
  }

  const JsonTape& json_;
  const JsonCheck& check_;
  const Dialect dialect_;
  Notes notes_;
};

}  // namespace

Result<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check) {
  const Result<JsonTape> tree = JsonTape::ReadDocument(json);
  if (!tree.ok()) return tree.status();
  return JsonChecker(*tree, check).Run();
}

}  // namespace entente::press

#include "map/map_reader.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace entente {
namespace {

constexpr size_t kMostFileBytes = size_t{1} << 20;
constexpr size_t kMostBytes = size_t{4} << 20;
constexpr size_t kMostDepth = 16;
constexpr size_t kMostFiles = 64;
constexpr size_t kMostLineBytes = size_t{64} << 10;

struct Directive {
  std::string_view word;
  void (*read)(ReadContext&, const MapLine&);
  size_t least_words = 1;  // with fewer words the line is a power line
};

// Section 3 steps 5, 7 and 8, in that order. USE and MAP act on the reader itself.
constexpr std::array<Directive, 13> kBeforePlaces = {{{"TEXTONLY", KeepUnread},
                                                      {"VICTORY", ReadVictory},
                                                      {"FLAGS", ReadFlags},
                                                      {"FLOW", ReadFlow},
                                                      {"NOTIFY", ReadNotify},
                                                      {"BEGIN", ReadBegin},
                                                      {"RULE", ReadRule},
                                                      {"RULES", ReadRule},
                                                      {"ROTATE", RefuseUnsupported},
                                                      {"NEWHOMES", RefuseUnsupported},
                                                      {"USE", nullptr},
                                                      {"USES", nullptr},
                                                      {"MAP", nullptr}}};
constexpr std::array<Directive, 27> kAfterPlaces = {{{"FLAG", ReadFlag},
                                                     {"OWNS", ReadOwns},
                                                     {"CENTERS", ReadCenters},
                                                     {"INHABITS", ReadInhabits},
                                                     {"HOME", ReadHomes},
                                                     {"HOMES", ReadHomes},
                                                     {"UNITS", ReadUnits},
                                                     {"RESERVES", ReadReserves},
                                                     {"MILITIA", ReadReserves},
                                                     {"CONTROL", RefuseUnsupported},
                                                     {"LEAGUE", ReadLeague},
                                                     {"A", ReadUnit},
                                                     {"F", ReadUnit},
                                                     {"DUMMY", ReadDummy},
                                                     {"DUMMIES", ReadDummy},
                                                     {"TEAM", RefuseUnsupported},
                                                     {"TEAMS", RefuseUnsupported},
                                                     {"DROP", ReadDrop},
                                                     {"AMEND", ReadTerrain, 2},
                                                     {"WATER", ReadTerrain, 2},
                                                     {"LAND", ReadTerrain, 2},
                                                     {"COAST", ReadTerrain, 2},
                                                     {"PORT", ReadTerrain, 2},
                                                     {"SHUT", ReadTerrain, 2},
                                                     {"UNPLAYED", ReadUnplayed},
                                                     {"UNOWNED", ReadNeutral},
                                                     {"NEUTRAL", ReadNeutral}}};

template <size_t kSize>
const Directive* FindDirective(const std::array<Directive, kSize>& table, const MapLine& line) {
  for (const Directive& directive : table) {
    if (directive.word == line.Keyword() && line.size() >= directive.least_words) return &directive;
  }
  return nullptr;
}

std::string LowerAscii(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return lower;
}

// Two names of one file compare equal: the last part of the path, case-blind.
std::string FileKey(std::string_view name) { return LowerAscii(name.substr(name.find_last_of("/\\") + 1)); }

bool IsDirectivesWord(std::string_view word) { return word == "DIRECTIVE" || word == "DIRECTIVES"; }

bool HasEquals(const MapLine& line) {
  return std::any_of(line.tokens.begin(), line.tokens.end(),
                     [](const MapToken& token) { return token.text.find('=') != std::string::npos; });
}

}  // namespace

void MapReader::Read(std::string_view text, std::string_view file_name) {
  std::string_view base = file_name.substr(file_name.find_last_of("/\\") + 1);
  context_.draft.name = base.substr(0, base.rfind('.'));
  ReadFile(text, std::string(file_name), Origin());
}

void MapReader::ReadFile(std::string_view text, std::string name, const Origin& from) {
  std::vector<std::string> chain;
  uint32_t line_of_include = from.line;
  for (size_t i = open_.size(); i-- > 0;) {
    chain.push_back(open_[i].name + ":" + std::to_string(line_of_include));
    line_of_include = open_[i].from_line;
  }
  const uint32_t file = context_.diagnostics.AddFile(name, std::move(chain));
  bytes_ += text.size();
  if (text.size() > kMostFileBytes || bytes_ > kMostBytes) {
    context_.Limit({file, 0, 0, sequence_}, "a file of more than 1 MiB, or more than 4 MiB in all");
    return;
  }
  read_.push_back(FileKey(name));
  open_.push_back({file, from.line, std::move(name), FileState()});
  context_.file = &open_.back().state;
  const std::string decoded = Utf8FromUtf8OrLatin1(text);
  ReadLines(decoded, file);
  open_.pop_back();
  context_.file = open_.empty() ? nullptr : &open_.back().state;
}

void MapReader::ReadLines(std::string_view text, uint32_t file) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  Origin at{file, 0, 0, 0};
  for (size_t start = 0; start < text.size() && !context_.stopped;) {
    const size_t end = std::min(text.find('\n', start), text.size());
    ++at.line;
    at.sequence = sequence_++;
    if (end - start > kMostLineBytes) {
      context_.Limit(at, "a line of more than 64 KiB");
    } else if (context_.diagnostics.full()) {
      context_.Limit(at, "more than 1000 diagnostics: the rest of the text is not read");
    } else {
      ReadText(text.substr(start, end - start), at);
    }
    start = end + 1;
  }
}

void MapReader::ReadText(std::string_view text, Origin at) {
  const size_t bad = FindBadByte(text);
  if (bad == std::string_view::npos) {
    ReadLine(SplitLine(text, at));
    return;
  }
  at.column = static_cast<uint32_t>(CodePointCount(text.substr(0, bad))) + 1;
  context_.Error(at, "BAD_BYTE",
                 "a control character (byte " + std::to_string(static_cast<unsigned char>(text[bad])) +
                     ") in the text: the line is not read");
}

void MapReader::ReadLine(const MapLine& line) {
  if (line.tokens.empty()) return;
  FileState& file = open_.back().state;
  if (IsDirectivesWord(line.tokens.back().upper)) {
    ReadStanzaLine(line);
  } else if (file.stanza != FileState::Stanza::kNone) {
    const bool rule = line.Keyword() == "RULE" || line.Keyword() == "RULES";
    if (file.stanza == FileState::Stanza::kActing && rule) ReadRule(context_, line);
    if (file.stanza == FileState::Stanza::kActing && line.Keyword() == "ROTATE") RefuseUnsupported(context_, line);
  } else if (line.Keyword() == "IN" || line.Keyword() == "FROM") {
    ReadDynamicLine(line);
  } else if (!file.in_block && !ReadKeywordLine(line)) {
    ReadPowerLine(context_, line);
  }
}

// `DIRECTIVES`, `PAYOLA DIRECTIVES`, `END DIRECTIVES`, `END PAYOLA DIRECTIVES`.
void MapReader::ReadStanzaLine(const MapLine& line) {
  constexpr std::array<std::string_view, 4> kOtherVariants = {"PAYOLA", "XTALBALL", "SOLITAIRE", "DPPD"};
  FileState& file = open_.back().state;
  const bool end = line.size() > 1 && line.Keyword() == "END";
  if (line.size() > (end ? 3u : 2u)) {
    context_.Error(line.at, "BAD_STANZA", "expected DIRECTIVES, NAME DIRECTIVES or END DIRECTIVES");
  } else if (end) {
    file.stanza = FileState::Stanza::kNone;
  } else if (line.size() == 1 || line.Keyword() == "STANDARD") {
    file.stanza = FileState::Stanza::kActing;
  } else {
    file.stanza = FileState::Stanza::kKept;
    if (std::find(kOtherVariants.begin(), kOtherVariants.end(), line.Keyword()) == kOtherVariants.end()) {
      context_.diagnostics.Warning(line.at, "UNKNOWN_VARIANT",
                                   Quoted(line[0].text) + " is no rules variant: its directives are not read");
    }
  }
}

// IN and FROM make the map differ by phase.
void MapReader::ReadDynamicLine(const MapLine& line) {
  FileState& file = open_.back().state;
  const bool is_in = line.Keyword() == "IN";
  file.in_block = false;
  if (!is_in && line.size() == 2 && line[1].upper == "START") return;  // back to normal lines
  if (line.size() == 1) {
    context_.Error(line.at, is_in ? "BAD_IN" : "BAD_FROM", "expected a phase after " + line.Keyword());
    return;
  }
  context_.NotSupported(line.at, "a directive for some phases only (" + line.Keyword() + ")");
  file.in_block = std::none_of(line.tokens.begin(), line.tokens.end(),
                               [](const MapToken& token) { return token.text.find(':') != std::string::npos; });
}

// True if the line was a directive or a place line.
bool MapReader::ReadKeywordLine(const MapLine& line) {
  if (const Directive* directive = FindDirective(kBeforePlaces, line)) {
    if (directive->read != nullptr) {
      directive->read(context_, line);
    } else if (line.Keyword() == "MAP") {
      ReadMapLine(line);
    } else {
      ReadUse(line);
    }
    return true;
  }
  if (HasEquals(line)) {  // before the terrain words: real names are "Coast of Mexico", "Port Arthur"
    ReadPlaceLine(context_, line);
    return true;
  }
  if (const Directive* directive = FindDirective(kAfterPlaces, line)) {
    directive->read(context_, line);
    return true;
  }
  return false;
}

void MapReader::ReadUse(const MapLine& line) {
  if (line.size() == 1) context_.Error(line.at, "FILE_MISSING", "expected the name of a file after " + line.Keyword());
  for (size_t i = 1; i < line.size() && !context_.stopped; ++i) Include(line[i]);
}

void MapReader::ReadMapLine(const MapLine& line) {
  if (line.size() != 2) {
    context_.Error(line.at, "MAP_ARGS", "expected exactly one name after MAP");
    return;
  }
  if (map_line_) {
    context_.Error(line.at, "MAP_TWICE", "a second MAP line: the first one stays");
    return;
  }
  map_line_ = true;
  context_.draft.graphics = line[1].text.substr(0, line[1].text.find('.'));
  Include(line[1]);
}

void MapReader::Include(const MapToken& token) {
  std::string name = token.text;
  if (FileKey(name).find('.') == std::string::npos) name += ".map";
  const std::string key = FileKey(name);
  if (std::any_of(open_.begin(), open_.end(), [&](const OpenFile& file) { return FileKey(file.name) == key; })) {
    context_.Error(token.at, "FILE_CYCLE", Quoted(name) + " includes itself");
    return;
  }
  if (std::find(read_.begin(), read_.end(), key) != read_.end()) {
    context_.diagnostics.Warning(token.at, "FILE_AGAIN", Quoted(name) + " was read already and is skipped");
    return;
  }
  if (open_.size() >= kMostDepth || read_.size() >= kMostFiles) {
    context_.Limit(token.at, "more than 64 files, or files included more than 16 deep");
    return;
  }
  const absl::StatusOr<std::string> text = Fetch(name, open_.back().name);
  if (absl::IsNotFound(text.status())) {
    context_.Error(token.at, "FILE_MISSING", "there is no file " + Quoted(name));
    return;
  }
  if (!text.ok()) {
    context_.Error(token.at, "FILE_OUTSIDE", Quoted(name) + " lies outside the map's folder");
    return;
  }
  ReadFile(*text, std::move(name), token.at);
}

// The name as written, then in lower case; `name` becomes the one that was found.
absl::StatusOr<std::string> MapReader::Fetch(std::string& name, const std::string& including_file) const {
  if (!include_) return NotFoundError("");
  absl::StatusOr<std::string> text = include_(name, including_file);
  const std::string lower = LowerAscii(name);
  if (absl::IsNotFound(text.status()) && lower != name) {
    text = include_(lower, including_file);
    if (text.ok()) name = lower;
  }
  return text;
}

}  // namespace entente

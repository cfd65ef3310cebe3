#include "map_language/map_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.h"
#include "map_language/directive_table.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

constexpr size_t kMostFileBytes = size_t{1} << 20;
constexpr size_t kMostBytes = size_t{4} << 20;
constexpr size_t kMostAppliedBytes = size_t{16} << 20;
constexpr size_t kMostDepth = 16;
constexpr size_t kMostFiles = 64;
constexpr size_t kMostLineBytes = size_t{64} << 10;
constexpr size_t kMostDynamics = 1024;
constexpr size_t kMostDynamicWords = size_t{16} << 10;  // of all of them
constexpr size_t kMostStanzaBytes = size_t{256} << 10;  // of all kept lines
constexpr uint64_t kWorkPerFile = 4096;
constexpr uint64_t kWorkPerLine = 32;
constexpr uint64_t kWorkPerToken = 32;

// Equal for two names of one file: in any case, with either slash. For the main file only the last part of the path
// counts, because included files write no more of it.
std::string FileKey(std::string_view name) {
  std::string key = LowerAscii(name);
  std::replace(key.begin(), key.end(), '\\', '/');
  while (key.starts_with("./")) key.erase(0, 2);
  return key;
}

std::string_view LastPart(std::string_view name) { return name.substr(name.find_last_of("/\\") + 1); }

bool HasEquals(const MapLine& line) {
  return std::any_of(line.tokens.begin(), line.tokens.end(),
                     [](const MapToken& token) { return token.text.find('=') != std::string::npos; });
}

std::string_view UpToColon(std::string_view word) { return word.substr(0, word.find(':')); }

// The directive of a line in this step, if the line has enough words.
const Directive* DirectiveOf(const MapLine& line, DirectiveStep step) {
  const Directive* directive = FindDirective(line.Keyword());
  return directive != nullptr && directive->step == step && line.size() >= directive->least_words ? directive : nullptr;
}

bool IsStageWord(std::string_view word) {
  const Directive* directive = FindDirective(word);
  return directive != nullptr && directive->step == DirectiveStep::kStages;
}

// Removes the part after the first colon, the directive of an inline IN or FROM, from the line and returns it. Nothing
// if there is no colon.
std::optional<MapLine> TakeDirective(MapLine& line) {
  const auto with_colon = std::find_if(line.tokens.begin() + 1, line.tokens.end(),
                                       [](const MapToken& token) { return token.text.find(':') != std::string::npos; });
  if (with_colon == line.tokens.end()) return std::nullopt;
  const size_t colon = with_colon->text.find(':');
  MapToken front = *with_colon, back = *with_colon;
  front.text.erase(colon);
  back.text.erase(0, colon + 1);
  back.at.column += static_cast<uint32_t>(CodePointCount(front.text)) + 1;
  MapLine directive{line.at, {}};
  for (MapToken* part : {&front, &back}) part->upper = UpperCase(part->text);
  if (!back.text.empty()) directive.tokens.push_back(std::move(back));
  directive.tokens.insert(directive.tokens.end(), with_colon + 1, line.tokens.end());
  line.tokens.erase(with_colon, line.tokens.end());
  if (!front.text.empty()) line.tokens.push_back(std::move(front));
  return directive;
}

// The existing files of which `name` may be a misspelling, with or without the ending.
std::string NearestFile(std::string_view name, const Status& missing) {
  constexpr std::string_view kEnding = ".map";
  const auto stem_of = [&](std::string_view file) {
    return file.ends_with(kEnding) ? file.substr(0, file.size() - kEnding.size()) : file;
  };
  std::vector<std::string_view> stems = KnownFiles(missing);
  std::transform(stems.begin(), stems.end(), stems.begin(), stem_of);
  return NearestText(UpperCase(stem_of(name)), stems);
}

// The line with each character that no map text may contain replaced by a blank or removed; the first one is at `bad`.
std::string WithoutBadBytes(std::string_view line, size_t bad) {
  std::string clean;
  for (; bad != std::string_view::npos; bad = FindBadByte(line)) {
    clean += line.substr(0, bad);
    line.remove_prefix(bad);
    const UnseenMark* const mark = UnseenMarkAt(line);
    clean += mark == nullptr ? " " : mark->instead;
    line.remove_prefix(mark == nullptr ? 1 : mark->bytes.size());
  }
  return clean += line;
}

}  // namespace

void MapReader::Read(std::string_view text, std::string_view file_name) {
  const std::string_view base = LastPart(file_name);
  context_.draft->name = base.substr(0, base.rfind('.'));
  ReadFile(text, std::string(file_name), Origin());
  if (context_.stopped) return;
  CheckControl(context_);
  CheckOpenBlocks(context_);
  for (const DraftDynamic& dynamic : context_.draft->dynamics) {
    if (dynamic.lines.empty()) context_.NoEffect(dynamic.at, "no lines follow " + Quoted(dynamic.phase));
  }
}

void MapReader::ApplyDynamic(const DraftDynamic& dynamic, MapDraft& draft) {
  if (context_.stopped) return;
  MapDraft* const base = std::exchange(context_.draft, &draft);
  const bool base_map_line = std::exchange(map_line_, false);
  context_.dynamic = &dynamic;
  Open(dynamic.at.file, context_.diagnostics.FileName(dynamic.at.file));
  for (const MapLine& line : dynamic.lines) {
    if (!context_.stopped) ReadLine(line);
  }
  Close();
  context_.dynamic = nullptr;
  map_line_ = base_map_line;
  context_.draft = base;
}

void MapReader::Open(uint32_t index, std::string name) {
  open_.push_back({index, std::move(name)});
  context_.files.emplace_back();
}

void MapReader::Close() {
  open_.pop_back();
  context_.files.pop_back();
}

bool MapReader::CountBytes(size_t bytes, const Origin& at) {
  const bool applied = context_.dynamic != nullptr;
  size_t& sum = applied ? applied_bytes_ : bytes_;
  sum += bytes;
  if (bytes > kMostFileBytes || sum > (applied ? kMostAppliedBytes : kMostBytes)) {
    context_.Limit(at, applied ? "files that IN and FROM include of more than 16 MiB in all"
                               : "a file of more than 1 MiB, or more than 4 MiB in all");
  }
  return context_.SpendWork(at, kWorkPerFile);
}

void MapReader::ReadFile(std::string_view text, std::string name, const Origin& from) {
  std::vector<std::string> chain;
  if (!open_.empty()) {
    chain = context_.diagnostics.IncludeChain(open_.back().index);
    chain.insert(chain.begin(), open_.back().name + ":" + std::to_string(from.line));
  }
  const uint32_t file = context_.diagnostics.AddFile(name, std::move(chain));
  if (!CountBytes(text.size(), {file, 0, 0, sequence_})) return;
  context_.draft->files.push_back(FileKey(open_.empty() ? LastPart(name) : std::string_view(name)));
  if (const std::string_view form = ForeignForm(text); !form.empty()) {
    context_.Error({file, 1, 1, sequence_}, "NOT_A_MAP",
                   "the file is " + std::string(form) + ": expected map text in UTF-8 or Latin-1");
    return;
  }
  Open(file, std::move(name));
  const std::string decoded = Utf8FromUtf8OrLatin1(text);
  ReadLines(decoded, file);
  Close();
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
  const UnseenMark* const mark = UnseenMarkAt(text.substr(bad));
  context_.Error(
      at, "BAD_BYTE",
      (mark != nullptr ? std::string(mark->name)
                       : "a control character (byte " + std::to_string(static_cast<unsigned char>(text[bad])) + ")") +
          " in the text, " + (mark != nullptr && mark->instead.empty() ? "left out" : "read as a blank"));
  ReadLine(SplitLine(WithoutBadBytes(text, bad), Origin{at.file, at.line, 0, at.sequence}));
}

void MapReader::ReadLine(MapLine line) {
  if (line.tokens.empty() || !context_.SpendWork(line.at, kWorkPerLine + kWorkPerToken * line.size())) return;
  const FileState& file = context_.file();
  if (file.stanza == FileState::Stanza::kNone) CutLateComment(context_, line);
  if (IsStanzaWord(line.tokens.back().upper)) {
    ReadStanzaLine(line);
  } else if (file.stanza != FileState::Stanza::kNone) {
    ReadInStanza(line);
  } else if (IsStageWord(UpToColon(line.Keyword()))) {
    ReadDynamicLine(line);
  } else if (file.block == FileState::Block::kStored) {
    StoreLine(line);
  } else if (file.block == FileState::Block::kNone && !ReadKeywordLine(line)) {
    ReadOtherLine(line);
  }
}

void MapReader::ReadOtherLine(const MapLine& line) {
  const std::optional<MapLine> meant = MendedLine(context_, line);
  if (!meant.has_value()) {
    ReadPowerLine(context_, line);
  } else if (!meant->tokens.empty()) {
    const bool lost = std::exchange(context_.file().power_lost, true);  // a missing power may follow from this fault
    ReadKeywordLine(*meant);
    if (context_.file().power_lost) context_.file().power_lost = lost;
  }
}

// `DIRECTIVES`, `PAYOLA DIRECTIVES`, `END DIRECTIVES`, `END PAYOLA DIRECTIVES`.
void MapReader::ReadStanzaLine(const MapLine& line) {
  constexpr std::array<std::string_view, 5> kVariants = {"STANDARD", "PAYOLA", "XTALBALL", "SOLITAIRE", "DPPD"};
  FileState& file = context_.file();
  const bool end = line.size() > 1 && line.Keyword() == "END";
  const size_t most = end ? 3 : 2;
  if (line.size() > most) {
    context_.Error(line[most - 1].at, "BAD_STANZA", "expected DIRECTIVES, NAME DIRECTIVES or END DIRECTIVES");
    return;
  }
  if (end) {
    if (file.stanza == FileState::Stanza::kNone) context_.NoEffect(line[0].at, "no stanza is open here");
    file.stanza = FileState::Stanza::kNone;
    return;
  }
  file.stanza_at = line[0].at;
  file.stanza_doubted = false;
  file.variant = line.size() == 1 ? std::string() : line.Keyword();
  const bool acts = line.size() == 1 || line.Keyword() == "STANDARD";
  file.stanza = acts ? FileState::Stanza::kActing : FileState::Stanza::kKept;
  if (context_.dynamic != nullptr) {
    file.stanza = FileState::Stanza::kKept;
    context_.Error(line[0].at, "BAD_STANZA", "lines of IN and FROM cannot open a stanza");
  } else if (line.size() == 2 && std::find(kVariants.begin(), kVariants.end(), line.Keyword()) == kVariants.end()) {
    context_.Warning(line[0].at, "UNKNOWN_VARIANT",
                     Quoted(line[0].text) + " is no rules variant: its directives are not read" +
                         context_.Nearest(line.Keyword(), kVariants));
  }
}

// Rules and rotation are carried out; all other lines are kept for programs that set up games.
void MapReader::ReadInStanza(const MapLine& line) {
  const FileState& file = context_.file();
  const bool acts = file.stanza == FileState::Stanza::kActing;
  std::vector<DraftStanzaLine>& kept = context_.draft->stanza_lines;
  if (acts && (line.Keyword() == "RULE" || line.Keyword() == "RULES")) {
    ReadRule(context_, line);
  } else if (acts && line.Keyword() == "ROTATE") {
    ReadRotate(context_, line);
  } else {
    DoubtStanzaLine(context_, line, acts);
    kept.push_back({file.variant, line.Text(), line.at, file.stanza_at});
    stanza_bytes_ += kept.back().text.size() + kept.back().variant.size();
    if (stanza_bytes_ > kMostStanzaBytes) context_.Limit(line.at, "more than 256 KiB in DIRECTIVES stanzas");
  }
}

// `IN phase`, `IN phase: directive`, `FROM phase`, `FROM phase: directive`, `FROM START`. Source: maps/LANGUAGE.md (IN
// and FROM). The lines of a faulty directive are skipped.
void MapReader::ReadDynamicLine(const MapLine& line) {
  MapLine heading = line;
  std::optional<MapLine> directive = TakeDirective(heading);
  const std::string word(UpToColon(line.Keyword()));
  const bool is_from = word == "FROM", no_phase = word.size() < line.Keyword().size();  // `IN: SHUT WHI`
  const bool inline_form = directive.has_value() && !directive->tokens.empty();
  const char* const code = is_from ? "BAD_FROM" : "BAD_IN";
  FileState& file = context_.file();
  file.block = FileState::Block::kNone;
  if (is_from && heading.size() > 1 && heading[1].upper == "START") {  // back to normal lines
    if (line.size() > 2 || inline_form) {
      context_.Error(line[std::min<size_t>(2, line.size() - 1)].at, code, "nothing may follow FROM START");
    }
    return;
  }
  if (!inline_form && !(no_phase && line.size() > 1)) file.block = FileState::Block::kSkipped;
  if (context_.dynamic != nullptr) {
    context_.Error(line[0].at, code, word + " cannot stand in a file that IN or FROM includes");
  } else if (heading.size() == 1 || no_phase) {
    context_.Error(line[0].at, code, "expected a phase after " + word);
  } else if (inline_form && IsStageWord(directive->Keyword())) {
    context_.Error((*directive)[0].at, code, directive->Keyword() + " cannot stand behind " + word);
  } else {
    context_.draft->dynamics.push_back({line[1].at, is_from, heading.Text(1, &MapToken::upper), {}});
    if (context_.draft->dynamics.size() > kMostDynamics) context_.Limit(line.at, "more than 1024 of IN and FROM");
    if (inline_form) {
      StoreLine(*std::move(directive));
    } else {
      file.block = FileState::Block::kStored;
    }
  }
}

void MapReader::StoreLine(MapLine line) {
  dynamic_words_ += line.size();
  if (dynamic_words_ > kMostDynamicWords) context_.Limit(line.at, "more than 16,384 words in IN and FROM");
  context_.draft->dynamics.back().lines.push_back(std::move(line));
}

// True, after a warning, for a line of IN or FROM that cannot have an effect.
bool MapReader::IsForWholeGames(const MapLine& line) {
  if (context_.dynamic == nullptr) return false;
  const Directive* directive = FindDirective(line.Keyword());
  if (directive == nullptr || !directive->for_whole_games) return false;
  if (directive->step == DirectiveStep::kAfterPlaces && HasEquals(line)) return false;  // a place line
  context_.NoEffect(
      line[0].at,
      line.Keyword() + " has no effect behind IN and FROM: it says how a game begins or what holds in all of it");
  return true;
}

// True if the line was a directive or a place line.
bool MapReader::ReadKeywordLine(const MapLine& line) {
  if (IsForWholeGames(line)) return true;
  if (const Directive* directive = DirectiveOf(line, DirectiveStep::kBeforePlaces)) {
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
  if (const Directive* directive = DirectiveOf(line, DirectiveStep::kAfterPlaces)) {
    directive->read(context_, line);
    return true;
  }
  return false;
}

void MapReader::ReadUse(const MapLine& line) {
  if (line.size() == 1) {
    context_.Error(line[0].at, "FILE_MISSING", "expected the name of a file after " + line.Keyword());
  }
  for (size_t i = 1; i < line.size() && !context_.stopped; ++i) Include(line[i]);
}

void MapReader::ReadMapLine(const MapLine& line) {
  constexpr std::array<std::string_view, 1> kNameAlone = {"DRAWING"};  // this name reads no file
  const bool name_alone = line.size() == 3 && line[2].upper == kNameAlone[0];
  if (line.size() != 2 && !name_alone) {
    std::string text = "expected exactly one name after MAP";
    if (line.size() == 3) text += ", or the name and DRAWING" + context_.Nearest(line[2].upper, kNameAlone);
    context_.Error(line[line.size() > 2 ? 2 : 0].at, "MAP_ARGS", std::move(text));
    return;
  }
  if (map_line_) {
    context_.Error(line[0].at, "MAP_TWICE", "a second MAP line: the first one stays");
    return;
  }
  map_line_ = true;
  context_.draft->graphics = line[1].text.substr(0, line[1].text.find('.'));
  if (!name_alone) Include(line[1]);
}

void MapReader::Include(const MapToken& token) {
  std::string name = token.text;
  if (LastPart(name).find('.') == std::string_view::npos) name += ".map";
  const std::string key = FileKey(name);
  const auto is_it = [&](const OpenFile& file) {
    return FileKey(&file == open_.data() ? LastPart(file.name) : std::string_view(file.name)) == key;
  };
  if (std::any_of(open_.begin(), open_.end(), is_it)) {
    context_.Error(token.at, "FILE_CYCLE", Quoted(name) + " includes itself");
    return;
  }
  const std::vector<std::string>& read = context_.draft->files;
  if (std::find(read.begin(), read.end(), key) != read.end()) {
    context_.Warning(token.at, "FILE_AGAIN", Quoted(name) + " was read already and is skipped");
    return;
  }
  if (open_.size() >= kMostDepth || read.size() >= kMostFiles) {
    context_.Limit(token.at, "more than 64 files, or files included more than 16 deep");
    return;
  }
  const Result<std::string> text = Fetch(name, open_.back().name);
  if (text.status().code() == StatusCode::kNotFound) {
    context_.Error(token.at, "FILE_MISSING", "there is no file " + Quoted(name) + NearestFile(name, text.status()));
    return;
  }
  if (!text.ok()) {
    context_.Error(token.at, "FILE_OUTSIDE", Quoted(name) + " lies outside the map's folder");
    return;
  }
  ReadFile(*text, std::move(name), token.at);
}

// Tries the name as written, then in lower case; sets `name` to the one that exists.
Result<std::string> MapReader::Fetch(std::string& name, const std::string& including_file) const {
  if (!include_) return NotFoundError("");
  Result<std::string> text = include_(name, including_file);
  const std::string lower = LowerAscii(name);
  if (text.status().code() == StatusCode::kNotFound && lower != name) {
    text = include_(lower, including_file);
    if (text.ok()) name = lower;
  }
  return text;
}

}  // namespace entente

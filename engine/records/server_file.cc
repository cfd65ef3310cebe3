#include "records/server_file.h"

#include <algorithm>

#include "base/bytes.h"
#include "lines/position_hash.h"
#include "records/game_snapshot.h"

namespace entente {
namespace {

constexpr uint64_t kVersion = 3;
constexpr size_t kWordBytes = 8;
constexpr size_t kRecordHead = 2 * kWordBytes;
constexpr char kEndOfName = '\x1a';

// Writes the length, the content and both checksums. `bytes` has what stands before the record.
void WriteRecord(std::string_view content, uint64_t hash, std::string& bytes) {
  ByteWriter out(bytes);
  size_t hashed = 0;
  const auto check = [&] {
    hash = TextHash(std::string_view(bytes).substr(hashed), hash);
    hashed = bytes.size();
    out.Word(hash);
  };
  out.Word(content.size());
  check();
  bytes += content;
  check();
}

// Reads the records of a file one after another.
class RecordReader {
 public:
  // `at`: where the first record begins.
  RecordReader(std::string_view bytes, size_t at) : bytes_(bytes), at_(at) {}

  enum class Found : uint8_t { kRecord, kEnd, kPart, kDamage };
  Found Next(std::string_view& content) {
    if (at_ == bytes_.size()) return Found::kEnd;
    if (bytes_.size() - at_ < kRecordHead) return Found::kPart;
    const uint64_t length = ByteReader(bytes_.substr(at_)).Word();
    if (!IsChecked(at_ + kWordBytes)) return Found::kDamage;
    const size_t begin = at_ + kRecordHead, left = bytes_.size() - begin;
    if (left < kWordBytes || left - kWordBytes < length) return Found::kPart;
    if (!IsChecked(begin + length)) return Found::kDamage;
    content = bytes_.substr(begin, length);
    at_ = begin + length + kWordBytes;
    return Found::kRecord;
  }
  size_t offset() const { return at_; }

 private:
  // Whether the word there is the hash of all bytes before.
  bool IsChecked(size_t at) {
    hash_ = TextHash(bytes_.substr(hashed_, at - hashed_), hash_);
    hashed_ = at;
    return ByteReader(bytes_.substr(at)).Word() == hash_;
  }

  std::string_view bytes_;
  size_t at_, hashed_ = 0;
  uint64_t hash_ = kTextHashStart;
};

// Puts the records of a file together.
class Collector {
 public:
  // False for content that no writer wrote.
  bool Add(std::string_view content) {
    ByteReader in(content);
    const std::string_view head = in.Text();
    file_.entries += in.Text();
    parts_.phase_count += in.Number(kMostSnapshotPhases);
    parts_.phases += in.Text();
    file_.state = in.Text();
    rest_ = in.Text();
    if (head.empty() == is_first_) return false;
    if (is_first_) parts_.head = head;
    is_first_ = false;
    return in.ok() && in.left() == 0;
  }
  bool is_empty() const { return is_first_; }
  Result<ServerFile> Take(bool is_cut) {
    parts_.rest = rest_;
    Result<std::string> snapshot = JoinSnapshot(parts_);
    if (!snapshot.ok()) return snapshot.status();
    file_.snapshot = *std::move(snapshot);
    file_.is_cut = is_cut;
    return std::move(file_);
  }

 private:
  ServerFile file_;
  SnapshotParts parts_;
  std::string_view rest_;
  bool is_first_ = true;
};

Status DamagedAt(std::string_view what, size_t offset) {
  return InvalidError(std::string(what) + " is damaged: the bytes from byte " + std::to_string(offset) +
                      " on do not fit their checksum");
}

}  // namespace

Result<std::string> AppendixOf(const ServerForm& form, const ServerPart& server, const Game& game, FileMark& mark) {
  SnapshotParts parts = PartsOfSnapshot(game, mark.phases, !mark.is_begun);
  FileMark next = mark;
  next.state = TextHash(parts.rest, TextHash(server.state));
  next.phases += parts.phase_count;
  next.entries = server.entry_count;
  next.snapshot_bytes += parts.head.size() + parts.phases.size();
  if (mark.is_begun && next.state == mark.state && next.phases == mark.phases && next.entries == mark.entries) {
    return std::string();
  }
  if (Status status = CheckSnapshotSize(next.snapshot_bytes + parts.rest.size(), next.phases); !status.ok())
    return status;
  std::string content, bytes;
  ByteWriter out(content);
  out.Text(parts.head);
  out.Text(server.entries);
  out.Number(parts.phase_count);
  out.Text(parts.phases);
  out.Text(server.state);
  out.Text(parts.rest);
  if (!mark.is_begun) {
    bytes = form.magic;
    ByteWriter(bytes).Number(kVersion);
    next.hash = kTextHashStart;
    next.is_begun = true;
  }
  WriteRecord(content, next.hash, bytes);
  next.hash = TextHash(bytes, next.hash);
  mark = next;
  return bytes;
}

bool LooksLikeServerFile(std::string_view bytes) {
  constexpr size_t kLongestName = 16;
  const size_t end = bytes.substr(0, kLongestName).find(kEndOfName);
  const auto is_capital = [](char c) { return 'A' <= c && c <= 'Z'; };
  return end != std::string_view::npos && end > 0 && !LooksLikeSnapshot(bytes) &&
         std::all_of(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(end), is_capital);
}

namespace {

// Reads a file of the first form. `begin`: where the state begins.
Result<ServerFile> ReadFirstForm(std::string_view bytes, size_t begin, std::string_view what) {
  if (Status status = CheckChecksum(bytes, what); !status.ok()) return status;
  bytes.remove_suffix(kWordBytes);
  for (size_t at = bytes.find(kSnapshotMagic, begin); at != bytes.npos; at = bytes.find(kSnapshotMagic, at + 1)) {
    std::string length;  // it stands in front of the snapshot
    ByteWriter(length).Number(bytes.size() - at);
    const std::string_view before = bytes.substr(begin, at - begin);
    if (!before.ends_with(length)) continue;
    ServerFile file;
    file.version = 1;
    file.state = before.substr(0, before.size() - length.size());
    file.snapshot = bytes.substr(at);
    return file;
  }
  return InvalidError(std::string(what) + " has no game");
}

}  // namespace

Result<ServerFile> ReadServerFile(std::string_view bytes, std::string_view what) {
  const size_t name = bytes.find(kEndOfName) + 1;
  ByteReader in(bytes.substr(name));
  const uint64_t version = in.Number();
  if (!in.ok()) return InvalidError(std::string(what) + " is cut off: it has no game");
  if (version == 1) return ReadFirstForm(bytes, name + in.offset(), what);
  if (version != kVersion) {
    return UnsupportedError(std::string(what) + " has version " + std::to_string(version) +
                            " of its form; this build reads version " + std::to_string(kVersion) + " only");
  }
  RecordReader records(bytes, name + in.offset());
  Collector collected;
  std::string_view content;
  while (true) {
    const size_t at = records.offset();
    switch (records.Next(content)) {
      case RecordReader::Found::kRecord:
        if (!collected.Add(content)) return DamagedAt(what, at);
        break;
      case RecordReader::Found::kDamage:
        return DamagedAt(what, at);
      case RecordReader::Found::kEnd:
      case RecordReader::Found::kPart:
        if (collected.is_empty()) return InvalidError(std::string(what) + " is cut off: it has no game");
        return collected.Take(at < bytes.size());
    }
  }
}

}  // namespace entente

// The report about a replay as text (replay.h).
#include "base/columns.h"
#include "messages/catalogue.h"
#include "records/replay.h"

namespace entente {
namespace {

class ReplayWriter {
 public:
  ReplayWriter(const ReplayResult& result, int width, std::string& text)
      : result_(result), width_(width), text_(text) {}

  void Write() {
    Line(Say(MessageId::kReplayed,
             {Count(result_.phases, MessageId::kOnePhase, MessageId::kSeveralPhases), std::to_string(result_.compared),
              std::to_string(result_.skipped.all()), SkippedText(),
              Count(result_.differences.size(), MessageId::kOneDifference, MessageId::kSeveralDifferences)}),
         2);
    for (const ReplayRemark& remark : result_.differences) Line("  " + TextOf(remark), 4);
    for (const ReplayRemark& remark : result_.notes) Note(TextOf(remark));
    for (const std::string& note : result_.input_notes) Note(note);
  }

 private:
  void Line(std::string_view line, int indent) { AppendWrapped(line, width_, indent, text_); }
  void Note(std::string_view note) { Line("  " + Say(MessageId::kReportNote, {note}), 4); }

  std::string Say(MessageId message, std::initializer_list<std::string_view> arguments = {}) const {
    return FilledText(result_.voice.language, message, arguments);
  }
  std::string Count(size_t count, MessageId one, MessageId several) const {
    return count == 1 ? Say(one) : Say(several, {std::to_string(count)});
  }

  std::string TextOf(const ReplayRemark& remark) const {
    if (remark.is_end) return remark.what + ": " + remark.recorded;
    const std::string nothing = Say(MessageId::kNothing);
    return Say(MessageId::kRecordedAndOurs,
               {remark.phase, remark.what, remark.recorded.empty() ? nothing : remark.recorded,
                remark.ours.empty() ? nothing : remark.ours});
  }

  // " (1 last of a game, 2 after the end)"; empty if none was skipped.
  std::string SkippedText() const {
    std::string list;
    const auto add = [&](size_t count, MessageId message) {
      if (count > 0) list.append(list.empty() ? "" : ", ").append(Say(message, {std::to_string(count)}));
    };
    add(result_.skipped.last, MessageId::kSkippedLast);
    add(result_.skipped.empty, MessageId::kSkippedEmpty);
    add(result_.skipped.over, MessageId::kSkippedOver);
    return list.empty() ? list : " (" + list + ")";
  }

  const ReplayResult& result_;
  const int width_;
  std::string& text_;
};

}  // namespace

void AppendReplayReport(const ReplayResult& result, int width, std::string& text) {
  ReplayWriter(result, width, text).Write();
}

}  // namespace entente

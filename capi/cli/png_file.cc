#include "png_file.h"

#include "absl/strings/str_cat.h"
#include "output.h"
#include "system.h"

namespace entente_cli {

bool WritePng(const std::string& file, absl::string_view svg) {
  switch (RunProgram({"rsvg-convert", "--unlimited", "-o", file}, svg)) {
    case RunResult::kDone:
      return true;
    case RunResult::kFailed:
      return Refuse(absl::StrCat(file, ": rsvg-convert could not write it"));
    case RunResult::kCannotStart:
      break;
  }
  return Refuse(
      absl::StrCat(file,
                   ": PNG needs the program rsvg-convert (Debian: librsvg2-bin), which cannot be started; give "
                   "a name that ends in .svg"));
}

}  // namespace entente_cli

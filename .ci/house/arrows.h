// Which folder may include which: the arrows of the architecture, read from the #include lines.
#ifndef ENTENTE_CI_HOUSE_ARROWS_H_
#define ENTENTE_CI_HOUSE_ARROWS_H_

#include <string>
#include <string_view>
#include <vector>

#include "tree.h"

namespace entente::house {

// Height of an engine folder: a folder includes itself and lower ones. -1 if the engine has no such folder.
int HeightOf(std::string_view folder);

// One sentence for each #include line that points the wrong way: "engine/base/ids.h:3: ...". Empty if the house is in
// order.
std::vector<std::string> WrongArrows(const std::vector<SourceFile>& files);

// One sentence for each engine folder that has not exactly one library target, its own, linking only lower ones.
std::vector<std::string> WrongTargets(const std::vector<SourceFile>& files);

}  // namespace entente::house

#endif  // ENTENTE_CI_HOUSE_ARROWS_H_

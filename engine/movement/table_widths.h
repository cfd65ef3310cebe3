// Lists the widths of the tables of a board: those of ByUnitCount (by_unit_count.h), in words of 64 units.
#ifndef ENTENTE_ENGINE_MOVEMENT_TABLE_WIDTHS_H_
#define ENTENTE_ENGINE_MOVEMENT_TABLE_WIDTHS_H_

// Instantiates a template for each width: ENTENTE_EACH_WIDTH(extern template class ConvoyChoices). The core module of
// WebAssembly has a width of its own.
#if defined(__wasm__)
#define ENTENTE_EACH_WIDTH(declaration) \
  declaration<1>;                       \
  declaration<2>;                       \
  declaration<4>;                       \
  declaration<16>
#else
#define ENTENTE_EACH_WIDTH(declaration) \
  declaration<1>;                       \
  declaration<4>;                       \
  declaration<16>
#endif

#endif  // ENTENTE_ENGINE_MOVEMENT_TABLE_WIDTHS_H_

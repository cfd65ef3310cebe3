//! Declarations of the C interface of [Entente](https://docs.rs/entente-diplomacy), made from its description.
//!
//! The crate `entente-diplomacy` has the safe interface. This one links the library: that of the folder `ENTENTE_LIB_DIR`,
//! else the one which pkg-config finds as `entente`; with the feature `vendored` it builds the packed sources instead.
//! The comments are those of `entente/entente.h`.
#![allow(non_camel_case_types, rustdoc::all, clippy::all)]

#[rustfmt::skip]
mod declarations;
pub use declarations::*;

//! How sentences are written.

use crate::{
    enums::{RenderForm, RenderPalette, RenderParts, RenderTheme, TextLanguage},
    error::Result,
    map::Map,
};
use entente_sys as sys;

/// How sentences for people are written: as made, in English, with ids, in lines of any length.
///
/// ```
/// use entente::{Game, TextLanguage, TextOptions};
/// let mut game = Game::new("standard")?;
/// game.submit("FRANCE", ["A PAR - BUR"])?;
/// let phase = game.process()?;
/// assert_eq!(phase.get(0).unwrap().sentence_in(&TextOptions::new().language(TextLanguage::De))?, "A PAR zieht nach BUR.");
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TextOptions(sys::entente_text_options);

impl TextOptions {
    /// English, with ids.
    #[must_use]
    pub fn new() -> Self {
        TextOptions(sys::entente_text_options::new())
    }

    /// English, German, ..
    #[must_use]
    pub fn language(mut self, language: TextLanguage) -> Self {
        self.0.language = language.number();
        self
    }

    /// "Army Paris" instead of "A PAR".
    #[must_use]
    pub fn full_names(mut self, yes: bool) -> Self {
        self.0.full_names = yes.into();
        self
    }

    /// Of texts of several lines: the most columns, at least 20; 0: no limit.
    #[must_use]
    pub fn width(mut self, columns: u32) -> Self {
        self.0.width = columns;
        self
    }

    /// A report also lists the board after the phase.
    #[must_use]
    pub fn board(mut self, yes: bool) -> Self {
        self.0.board = yes.into();
        self
    }

    pub(crate) fn at(&self) -> *const sys::entente_text_options {
        &self.0
    }
}

/// How a board is drawn.
///
/// ```
/// use entente::{Map, Position, RenderOptions, RenderTheme};
/// let start = Position::start(&Map::builtin("standard")?)?;
/// assert!(start.render(&RenderOptions::new().theme(RenderTheme::Dark))?.starts_with("<svg"));
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RenderOptions {
    packed: sys::entente_render_options,
    outlook: Vec<String>,
}

impl RenderOptions {
    /// A picture in its own size, in the usual colors.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// `RenderForm::Text` is the board in sequence, for screen readers.
    #[must_use]
    pub fn form(mut self, form: RenderForm) -> Self {
        self.packed.form = form.number();
        self
    }

    /// The colors of what is no power's.
    #[must_use]
    pub fn theme(mut self, theme: RenderTheme) -> Self {
        self.packed.theme = theme.number();
        self
    }

    /// Colors of powers, or colors and patterns for players to whom two colors look alike.
    #[must_use]
    pub fn palette(mut self, palette: RenderPalette) -> Self {
        self.packed.palette = palette.number();
        self
    }

    /// What is left out.
    #[must_use]
    pub fn hidden(mut self, parts: RenderParts) -> Self {
        self.packed.hidden = parts.0;
        self
    }

    /// "Army Paris" instead of "A PAR".
    #[must_use]
    pub fn full_names(mut self, yes: bool) -> Self {
        self.packed.full_names = yes.into();
        self
    }

    /// Of SVG in pixels, of text in columns, at least 20; 0: its own.
    #[must_use]
    pub fn width(mut self, width: u32) -> Self {
        self.packed.width = width;
        self
    }

    /// English, German, ..
    #[must_use]
    pub fn language(mut self, language: TextLanguage) -> Self {
        self.packed.language = language.number();
        self
    }

    /// Of a phase: what the orders of these powers do surely and what they may do, however the others are ordered, instead of
    /// results.
    #[must_use]
    pub fn outlook(mut self, powers: &[&str]) -> Self {
        self.outlook = powers.iter().map(|power| power.to_string()).collect();
        self
    }

    pub(crate) fn has_outlook(&self) -> bool {
        !self.outlook.is_empty()
    }

    /// The options with the powers of the outlook, which are of the map.
    pub(crate) fn packed(&self, map: Option<&Map>) -> Result<sys::entente_render_options> {
        let outlook = map.map_or(Ok(0), |map| map.find_powers(&self.outlook))?;
        Ok(sys::entente_render_options { outlook, ..self.packed })
    }
}

impl Default for TextOptions {
    fn default() -> Self {
        Self::new()
    }
}

"""How a board is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from . import _native
from ._declarations import RenderForm, RenderPalette, RenderParts, RenderTheme, TextLanguage, entente_render_options


@dataclass(frozen=True)
class RenderOptions:
    """How a board is drawn: RenderOptions(theme="dark").

    form         "svg", or "text": the board in sequence, for screen readers
    palette      "red_green" and "blue_yellow" have colors and patterns for players to whom these look alike
    hidden       what is left out: RenderParts.NAMES | RenderParts.LEGEND
    width        of SVG in pixels, of text in columns; 0: its own
    """

    form: Union[RenderForm, str] = RenderForm.SVG
    theme: Union[RenderTheme, str] = RenderTheme.LIGHT
    palette: Union[RenderPalette, str] = RenderPalette.USUAL
    hidden: RenderParts = RenderParts(0)
    full_names: bool = False
    width: int = 0
    language: str = "en"

    def _struct(self) -> entente_render_options:
        return _native.sized(entente_render_options, form=RenderForm.of(self.form), theme=RenderTheme.of(self.theme),
                             palette=RenderPalette.of(self.palette), hidden=self.hidden, full_names=self.full_names, width=self.width,
                             language=TextLanguage.of(self.language))

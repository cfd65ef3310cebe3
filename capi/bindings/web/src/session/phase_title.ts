// The name of a phase for people: "Spring 1901, movement".

import type { Game } from 'entente';
import { word } from '../words.js';
import type { Settings } from './settings.js';

const german: Record<string, string> = {
  SPRING: 'Frühjahr', SUMMER: 'Sommer', FALL: 'Herbst', AUTUMN: 'Herbst', WINTER: 'Winter', MOVEMENT: 'Züge', RETREATS: 'Rückzüge', ADJUSTMENTS: 'Aufbau',
};
const written = (text: string) => (/^[A-Z]+$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text);

export function phaseTitle(game: Game, phase: number, language: Settings['language']): string {
  const position = game.positionAt(phase);
  if (position.end !== 'none') return `${word('over', language)}: ${position.endPhrase({ language })}`;
  const words = position.render({ form: 'text' }).split('\n', 1)[0]!.split(' ');
  const say = (text: string) => (language === 'de' && german[text]) || written(text);
  const type = words.pop()!;
  return `${words.map(say).join(' ')}, ${language === 'de' ? say(type) : type.toLowerCase()}`;
}

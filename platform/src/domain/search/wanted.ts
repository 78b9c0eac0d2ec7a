import { fold } from './fold.ts';
import { otherLayouts } from './keyboard.ts';

/** One reading of what was typed; the surer it is, the smaller the handicap of what it finds. */
export type Reading = { name: string; handicap: number };

/** Less than the distance between an exact name and a beginning, and between that and a word. */
const OTHER_LAYOUT_HANDICAP = 0.3;

/** Whether a folded name has all words of a reading, each at least begun. */
export function hasWords(name: string, wanted: string): boolean {
  const words = name.split(' ');
  return wanted.split(' ').every((begun) => words.some((word) => word.startsWith(begun)));
}

/** The readings of a query, as typed first. None where nothing can be compared: spaces, signs, other scripts. */
export function readings(text: string): Reading[] {
  const typed = fold(text);
  const retyped = otherLayouts(text)
    .flatMap(fold)
    .filter((name) => !typed.includes(name));
  return [
    ...typed.map((name) => ({ name, handicap: 0 })),
    ...[...new Set(retyped)].map((name) => ({ name, handicap: OTHER_LAYOUT_HANDICAP })),
  ];
}

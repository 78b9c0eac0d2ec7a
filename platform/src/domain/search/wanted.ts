import { fold } from './fold.ts';
import { otherLayouts } from './keyboard.ts';

/** One reading of the typed text: unchanged, or as the same keys write it on another keyboard. */
export type Reading = { name: string; isRetyped: boolean };

/** Whether a folded name has all words of a reading, each at least in part. */
export function hasWords(name: string, wanted: string): boolean {
  const words = name.split(' ');
  return wanted.split(' ').every((begun) => words.some((word) => word.startsWith(begun)));
}

/** The readings of a query, the typed text first. Empty when there is nothing to compare: spaces, signs, other scripts. */
export function readings(text: string): Reading[] {
  const typed = fold(text);
  const retyped = otherLayouts(text)
    .flatMap(fold)
    .filter((name) => !typed.includes(name));
  return [
    ...typed.map((name) => ({ name, isRetyped: false })),
    ...[...new Set(retyped)].map((name) => ({ name, isRetyped: true })),
  ];
}

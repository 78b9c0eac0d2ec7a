import { HISTORY_ALONE, HISTORY_WITH_SUGGESTIONS } from './constants';
import { toQuery } from './query';
import { answersName } from './transliterate';

/** An option under the field; choosing it searches for its text. */
export interface Option {
  kind: 'hint' | 'history' | 'suggestion';
  text: string;
}

interface Known {
  typed: string;
  hint: string | null;
  /** The searches of the user, newest first. */
  history: readonly string[];
  suggestions: readonly string[];
}

/**
 * Before typing, the user's own searches; then the hint, matching searches, and suggestions, each text once.
 */
export function optionsOf({ typed, hint, history, suggestions }: Known): Option[] {
  const query = toQuery(typed);
  if (query === '') return history.slice(0, HISTORY_ALONE).map((text) => ({ kind: 'history', text }));
  const own = history.filter((text) => text !== query && answersName(text, query));
  const all: Option[] = [
    ...(hint ? [{ kind: 'hint', text: hint } as const] : []),
    ...own.slice(0, HISTORY_WITH_SUGGESTIONS).map((text) => ({ kind: 'history', text }) as const),
    ...suggestions.map((text) => ({ kind: 'suggestion', text }) as const),
  ];
  const seen = new Set<string>();
  return all.filter(({ text }) => {
    const isNew = !seen.has(toQuery(text));
    seen.add(toQuery(text));
    return isNew;
  });
}

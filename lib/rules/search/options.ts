import { HISTORY_WITH_SUGGESTIONS } from './constants';
import { toQuery } from './query';
import { matchesName } from './transliterate';

/** What a suggestion opens. */
export interface FoundObject {
  /** movie, series, program, channel, person, genre. */
  kind: string;
  id: string;
  href: string;
  picture: string | null;
}

const KINDS = ['movie', 'series', 'program', 'channel', 'person', 'genre'] as const;
type Kind = (typeof KINDS)[number];

/** The kind that a word exists for; an unknown one of the platform is a title. */
export function kindOf({ kind }: FoundObject): Kind {
  return KINDS.find((known) => known === kind) ?? 'movie';
}

/** A name that may be meant; without an object only the text is known. */
export interface Suggestion {
  text: string;
  found: FoundObject | null;
}

/** Identifies a suggestion or an option: two titles of one name are two, the same text twice is one. */
export const keyOf = ({ text, found }: Suggestion): string => found?.href ?? toQuery(text);

/** An option under the field: choosing it opens what it found, or else searches for its text. */
export interface Option extends Suggestion {
  kind: 'hint' | 'history' | 'suggestion';
}

interface Known {
  typed: string;
  hint: string | null;
  /** The searches of the user, newest first. */
  history: readonly string[];
  suggestions: readonly Suggestion[];
}

/**
 * Before typing only suggestions, which are popular titles. Then the hint, matching searches of the user, and suggestions. A text that only repeats another option is left out; two titles
 * of one name are two options.
 */
export function optionsOf({ typed, hint, history, suggestions }: Known): Option[] {
  const query = toQuery(typed);
  if (query === '') return suggestions.map((one) => ({ kind: 'suggestion', ...one }));
  const own = history.filter((text) => text !== query && matchesName(text, query));
  const searches: Option[] = [
    ...(hint ? [{ kind: 'hint', text: hint, found: null } as const] : []),
    ...own
      .slice(0, HISTORY_WITH_SUGGESTIONS)
      .map((text) => ({ kind: 'history', text, found: null }) as const),
  ];
  const all = [...searches, ...suggestions.map((one) => ({ kind: 'suggestion', ...one }) as const)];
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

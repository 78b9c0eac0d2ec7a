import { MAX_QUERY } from './constants';

/**
 * What is asked for, from what was typed or from an address. Spec 2 §5: lowercased and trimmed, 255 characters at most; the
 * same on both sides, so that an address and the field that made it agree.
 */
export function toQuery(text: string): string {
  return text.toLowerCase().trim().slice(0, MAX_QUERY).trimEnd();
}

/** `q` of an address; rubbish is no query. */
export function readQuery(value: string | string[] | undefined | null): string {
  return typeof value === 'string' ? toQuery(value) : '';
}

/** Spec 2 §5: search starts at `min_search_chars`. */
export function isEnough(query: string, minChars: number): boolean {
  return query !== '' && [...query].length >= minChars;
}

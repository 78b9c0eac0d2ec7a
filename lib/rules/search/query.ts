import { cut } from '@/lib/shared/cut';
import { MAX_QUERY } from './constants';

/**
 * The query for a typed text or an address. Spec 2 §5: lowercased and trimmed, 255 characters at most; the
 * same in browser and server, so that the field and its address agree.
 */
export function toQuery(text: string): string {
  return cut(text.toLowerCase().trim(), MAX_QUERY).trimEnd();
}

/** `q` of an address; an invalid value is no query. */
export function readQuery(value: string | string[] | undefined | null): string {
  return typeof value === 'string' ? toQuery(value) : '';
}

/** Spec 2 §5: search starts at `min_search_chars`. */
export function isEnough(query: string, minChars: number): boolean {
  return query !== '' && [...query].length >= minChars;
}

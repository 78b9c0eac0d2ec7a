import { readQuery } from '@/lib/rules/search/query';
import { MAX_OFFSET } from './constants';

/** What the address of a row's page says (spec 2 §2: optional library_id; `offset` is our own, for links). */
export interface RowAddress {
  key: string;
  offset: number;
  libraryId: number | null;
  /** What its items were searched by; null for the whole row. */
  text: string | null;
}

type Query = Record<string, string | string[] | undefined>;

/** Rubbish in the query is ignored, not an error: the row itself is what was asked for. */
export function readRowAddress(key: string, query: Query): RowAddress {
  return {
    key,
    offset: wholeNumber(query.offset) ?? 0,
    libraryId: wholeNumber(query.library_id),
    text: readQuery(query.text) || null,
  };
}

function wholeNumber(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string' || !/^\d{1,7}$/.test(value)) return null;
  const number = Number(value);
  return number <= MAX_OFFSET ? number : null;
}

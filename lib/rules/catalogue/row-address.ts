import { readQuery } from '@/lib/rules/search/query';
import { MAX_OFFSET } from './constants';

/** The address of a row's page (spec 2 §2: optional library_id; `offset` is our own, for links). */
export interface RowAddress {
  key: string;
  offset: number;
  libraryId: number | null;
  /** The text by which items were searched; null for the whole row. */
  text: string | null;
}

type Query = Record<string, string | string[] | undefined>;

/** Invalid query values are ignored: the row itself is the page. */
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

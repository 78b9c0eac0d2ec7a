/** The second at which a shared link begins: `/watch/{slug}?t=90`. */
const START_AT = 't';

/** The same page at a second; the library stays in the address (spec 2 §2). */
export function linkAt(second: number, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.set(START_AT, String(second));
  return `${pathname}?${query}`;
}

/** The second of this address; null without one. */
export function secondOfAddress(search: string): number | null {
  const given = new URLSearchParams(search).get(START_AT) ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : null;
}

/**
 * The header in which the guard passes on start parameters (docs/SESSION.md), as a query. A header, because
 * the browser would see an inner address, and a route only sees the requested address.
 */
export const ARRIVAL_HEADER = 'x-taspa-arrival';

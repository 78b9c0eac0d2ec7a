/**
 * By which the front door hands over what a start address carried (docs/SESSION.md), as a query. A header, because an inner
 * address is sent back to the browser, and a route does not see it (only the address that was asked for).
 */
export const ARRIVAL_HEADER = 'x-taspa-arrival';

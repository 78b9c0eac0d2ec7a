import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows, and what does not change while the page is open: `atFirst` on the server and until the page is hydrated.
 * @param read gives the same value each time
 */
export const useBrowserValue = <Value>(read: () => Value, atFirst: Value): Value =>
  useSyncExternalStore(never, read, () => atFirst);

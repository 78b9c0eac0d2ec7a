import { mutate } from 'swr';

/** What is owned has changed: everything on the page that was read for this viewer is read again. */
export function refreshOwned(): void {
  mutate(() => true);
}

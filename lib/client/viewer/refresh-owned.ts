import { mutate } from 'swr';
import { forgetOwnRows } from '@/lib/client/browser/forget-own-rows';
import { announceRights } from '@/lib/client/viewer/rights';

/** What is owned has changed: everything on the page that was read for this viewer is read again. */
export async function refreshOwned(): Promise<void> {
  forgetOwnRows();
  announceRights();
  await mutate(() => true);
}

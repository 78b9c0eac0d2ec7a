import * as v from 'valibot';
import { RECENT_KEY } from '@/lib/client/browser/forget-recent';
import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { isOwnList, listOwner } from '@/lib/client/viewer/list-owner';
import { RECENT_CHANNELS } from '@/lib/rules/channels/constants';

const Stored = v.object({ owner: v.string(), ids: v.array(v.number()) });

/**
 * The recently viewed channels, newest first (spec 2 §5: 10). An adult who logs in takes over the list of the guest before.
 * Browser only.
 */
export function recentChannels(): number[] {
  const known = v.safeParse(Stored, readStoredJson('local', RECENT_KEY));
  if (!known.success) return [];
  const { owner, ids } = known.output;
  return isOwnList(owner) ? ids.slice(0, RECENT_CHANNELS) : [];
}

/**
 * Stores a channel as viewed. Adult channels are not stored (spec 2 §5 "Last viewed channels"): the caller
 * leaves them out.
 */
export function rememberChannel(id: number): void {
  const owner = listOwner();
  if (owner === null) return;
  const ids = [id, ...recentChannels().filter((other) => other !== id)].slice(0, RECENT_CHANNELS);
  // Without storage no channels are shown.
  writeStored('local', RECENT_KEY, JSON.stringify({ owner, ids }));
}

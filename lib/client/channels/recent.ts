import * as v from 'valibot';
import { RECENT_KEY } from '@/lib/client/browser/forget-recent';
import { readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { currentViewer } from '@/lib/client/viewer/viewer';
import { RECENT_CHANNELS } from '@/lib/rules/channels/constants';

const Stored = v.object({ owner: v.string(), ids: v.array(v.number()) });

const GUEST = 'guest';

/** The owner of the list, so that a list left by another profile is not shown; null while the profile is not known. */
function owner(): string | null {
  const viewer = currentViewer();
  if (viewer?.state !== 'user') return GUEST;
  // A login does not contain the profile.
  return viewer.profile === undefined ? null : `profile:${viewer.profile?.id ?? ''}`;
}

/**
 * The recently viewed channels, newest first (spec 2 §5: 10). An adult who logs in takes over the list of the guest before.
 * Browser only.
 */
export function recentChannels(): number[] {
  const own = owner();
  if (own === null) return [];
  const isChild = currentViewer()?.profile?.role === 'child';
  const known = v.safeParse(Stored, readStoredJson('local', RECENT_KEY));
  if (!known.success) return [];
  const { owner: stored, ids } = known.output;
  const isOwn = stored === own || (stored === GUEST && !isChild);
  return isOwn ? ids.slice(0, RECENT_CHANNELS) : [];
}

/**
 * Stores a channel as viewed. Adult channels are not stored (spec 2 §5 "Last viewed channels"): the caller
 * leaves them out.
 */
export function rememberChannel(id: number): void {
  const own = owner();
  if (own === null) return;
  const ids = [id, ...recentChannels().filter((other) => other !== id)].slice(0, RECENT_CHANNELS);
  // Without storage no channels are shown.
  writeStored('local', RECENT_KEY, JSON.stringify({ owner: own, ids }));
}

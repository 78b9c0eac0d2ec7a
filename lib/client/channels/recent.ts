import * as v from 'valibot';
import { RECENT_KEY } from '@/lib/client/browser/forget-recent';
import { currentViewer } from '@/lib/client/viewer/viewer';
import { RECENT_CHANNELS } from '@/lib/rules/channels/constants';

const Kept = v.object({ owner: v.string(), ids: v.array(v.number()) });

/** The owner of the list, so that a list left by another profile is not shown. */
function owner(): string {
  const who = currentViewer();
  return who?.state === 'user' ? `profile:${who.profile?.id ?? ''}` : 'guest';
}

/** The recently viewed channels, newest first (spec 2 §5: 10). Browser only. */
export function recentChannels(): number[] {
  try {
    const kept = v.parse(Kept, JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null'));
    return kept.owner === owner() ? kept.ids.slice(0, RECENT_CHANNELS) : [];
  } catch {
    return [];
  }
}

/**
 * Stores a channel as viewed. Adult channels are not stored (spec 2 §5 "Last viewed channels"): the caller
 * leaves them out.
 */
export function rememberChannel(id: number): void {
  const ids = [id, ...recentChannels().filter((other) => other !== id)].slice(0, RECENT_CHANNELS);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify({ owner: owner(), ids }));
  } catch {
    // Without storage no channels are shown.
  }
}

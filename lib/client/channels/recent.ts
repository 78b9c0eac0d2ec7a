import * as v from 'valibot';
import { RECENT_KEY } from '@/lib/client/browser/forget-recent';
import { currentViewer } from '@/lib/client/viewer/viewer';
import { RECENT_CHANNELS } from '@/lib/rules/channels/constants';

const Stored = v.object({ owner: v.string(), ids: v.array(v.number()) });

/** The owner of the list, so that a list left by another profile is not shown. */
function owner(): string {
  const viewer = currentViewer();
  return viewer?.state === 'user' ? `profile:${viewer.profile?.id ?? ''}` : 'guest';
}

/** The recently viewed channels, newest first (spec 2 §5: 10). Browser only. */
export function recentChannels(): number[] {
  try {
    const stored = v.parse(Stored, JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null'));
    return stored.owner === owner() ? stored.ids.slice(0, RECENT_CHANNELS) : [];
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

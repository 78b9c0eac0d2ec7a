import { isPurchased, type Viewer, type Watchable, watchRefusal } from '../domain/entitlement.ts';
import { resumeSeconds } from '../domain/resume.ts';
import { catchups } from './air.ts';
import type { AiredEntry } from './aired.ts';
import type { Content, Snapshot } from './model.ts';
import { continueWatching, playableEpisodesOf } from './watching.ts';

type Position = { id: string; contentId: string; seconds: number; percentage: number; updatedAt: Date };

function isFolder({ type, duration }: Content): boolean {
  return type === 'series' || type === 'season' || duration <= 0;
}

/**
 * The content that the watch button plays: a film or an episode itself; for a series the last watched episode, the one
 * after it when it was finished, or the first one. Announced titles cannot be played (spec 2 §4).
 */
export function nextToPlay(
  snapshot: Snapshot,
  content: Content,
  positions: readonly Position[],
): { title: Content | null; seconds: number | null } {
  if (!isFolder(content)) {
    const own = positions.find(({ contentId }) => contentId === content.id);
    return { title: content.isAnnouncement ? null : content, seconds: resumeSeconds(own) };
  }
  const episodes = playableEpisodesOf(content);
  const ids = new Set(episodes.map(({ id }) => id));
  const latest = positions.find(({ contentId }) => ids.has(contentId));
  const played = latest && snapshot.contents.get(latest.contentId);
  const next = latest && played ? continueWatching({ ...latest, played }) : null;
  if (next && ids.has(next.played.id)) return { title: next.played, seconds: resumeSeconds(next) };
  return { title: episodes[0] ?? null, seconds: null };
}

/** The source of playback, and what has to be bought for it. */
export type PlaybackSource = { libraryId: number | null; broadcast: AiredEntry | null; subject: Watchable };

/** The title's library, else the latest broadcast on one of the viewer's channels, else on any channel. */
export function playbackSource(
  snapshot: Snapshot,
  title: Content,
  viewer: Viewer,
  now: number,
): PlaybackSource | null {
  const [libraryId] = title.libraryIds;
  if (libraryId !== undefined) {
    return { libraryId, broadcast: null, subject: title };
  }
  const broadcasts = catchups(snapshot, title, now);
  const broadcast = broadcasts.find(({ channel }) => isPurchased(channel, viewer)) ?? broadcasts[0];
  return broadcast ? { libraryId: null, broadcast, subject: broadcast.channel } : null;
}

/** Whether a title can be watched now, or after a purchase. */
export function isWatchable(source: PlaybackSource | null, viewer: Viewer): boolean {
  const refusal = source && watchRefusal(source.subject, viewer);
  return source !== null && (refusal === null || refusal === 'not_purchased');
}

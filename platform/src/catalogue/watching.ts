import { isPlayable } from '../domain/playable.ts';
import { isFullyWatched } from '../domain/resume.ts';
import type { Content } from './model.ts';

/** The episodes of a series, a season or a programme, in order. */
export function episodesOf(content: Content): Content[] {
  return content.children.flatMap((child) => (child.type === 'episode' ? [child] : episodesOf(child)));
}

/** Those of them that can be played. */
export function playableEpisodesOf(content: Content): Content[] {
  return episodesOf(content).filter(isPlayable);
}

/** Those that were published after this moment. */
export function newEpisodesOf(series: Content, since: Date): Content[] {
  return playableEpisodesOf(series).filter(({ publishedAt }) => publishedAt > since);
}

/** The episode after this one that can be played. */
function nextEpisode(episode: Content): Content | null {
  const all = playableEpisodesOf(episode.root);
  const at = all.indexOf(episode);
  return at >= 0 ? (all[at + 1] ?? null) : null;
}

type Watched = { id: string; seconds: number; percentage: number; updatedAt: Date; played: Content };

/** What to continue with after this item: the same title, or the start of the next episode, or nothing. */
export function continueWatching<T extends Watched>(item: T): T | null {
  if (!isFullyWatched(item.percentage)) return item;
  const next = item.played.type === 'episode' ? nextEpisode(item.played) : null;
  return next && { ...item, played: next, seconds: 0, percentage: 0 };
}

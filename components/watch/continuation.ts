import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { mayResume } from '@/lib/client/playback/may-resume';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import { requestStream } from '@/lib/client/playback/request-stream';
import { playableKey, type TitlePlayable } from '@/lib/rules/playback/playable';
import type { NextEpisode, WatchPage } from '@/lib/server/playback/load-watch';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import type { Continuation, Following } from '@/player';
import { loadResume, titleSource } from './title-source';

interface Series {
  id: string;
  title: string;
  libraryId: string;
  /** The library of the address, which its links carry on (spec 2 §2). */
  ofAddress: string | null;
  /** "Season {season}, episode {episode}". */
  episodeName: string;
  push(href: string): void;
}

/** How an episode goes on in the mini-player, without its page. */
export function titleContinuation(
  page: WatchPage,
  episodeName: string,
  push: Series['push'],
): Continuation | undefined {
  const { seriesId, libraryId, title, next } = page;
  if (!next || seriesId === null) return undefined;
  const ofAddress = libraryOfAddress();
  return continuationWith(next, { id: seriesId, title, libraryId, ofAddress, episodeName, push });
}

function continuationWith(next: NextEpisode, series: Series): Continuation {
  const open = () => series.push(next.href);
  return { next: { title: series.title, ...next, open }, loadNext: () => load(next, series) };
}

async function load(episode: NextEpisode, series: Series): Promise<Following> {
  const { contentId, href, subtitle } = episode;
  const { libraryId, title } = series;
  const playable: TitlePlayable = { kind: 'content', contentId, libraryId, seriesId: series.id };
  const [stream, startAt, after] = await Promise.all([
    requestStream(playable),
    loadResume(contentId, libraryId).catch(() => 0),
    episodeAfter(contentId, series).catch(() => null),
  ]);
  return {
    key: playableKey(playable),
    source: titleSource(playable, stream, startAt),
    title,
    subtitle,
    open: () => series.push(href),
    mayResume: () => mayResume(playable, title),
    ...(after && { continuation: continuationWith(after, series) }),
  };
}

async function episodeAfter(contentId: string, series: Series): Promise<NextEpisode | null> {
  const episodes = await ownEpisodes(series.id);
  const index = episodes.findIndex(({ id }) => id === contentId);
  const after = index === -1 ? undefined : episodes[index + 1];
  if (!after || after.isAnnouncement) return null;
  const { id, slug, season, number, title, still } = after;
  return {
    contentId: id,
    href: routes.inLibrary(routes.watch(slug), series.ofAddress),
    subtitle: `${fill(series.episodeName, { season, episode: number })} · ${title}`,
    picture: still,
    color: null,
  };
}

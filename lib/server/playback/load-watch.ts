import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getBroadcasts } from '@/lib/platform/resources/broadcasts';
import {
  type Content,
  type EpisodeInfo,
  getContent,
  getEpisodes,
  getSimilar,
} from '@/lib/platform/resources/contents';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import { POST_PLAY_TITLES } from '@/lib/rules/playback/constants';
import { archiveHref } from '@/lib/server/catalogue/broadcasts';
import { seriesOf } from '@/lib/server/catalogue/series-of';
import { type ContentKeys, routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The data of the watch page, the same for everyone. */
export interface WatchPage {
  contentId: string;
  /** The series of an episode. */
  seriesId: string | null;
  /** The library of the stream call. */
  libraryId: string;
  title: string;
  subtitle: string | null;
  /** The page of the title: the target of "back" without an earlier page. */
  contentHref: string;
  canonical: string;
  background: string | null;
  color: string | null;
  age: number | null;
  /** The episode that follows; null after the last one. */
  next: NextEpisode | null;
  /** The address of the episode before it. */
  previousHref: string | null;
  /** What is offered when nothing follows. */
  similar: SimilarTitle[];
}

export type SimilarTitle = Pick<ContentCard, 'id' | 'href' | 'title' | 'poster' | 'color'>;

export interface NextEpisode {
  contentId: string;
  href: string;
  /** Season, number and name. */
  subtitle: string;
  picture: string | null;
  color: string | null;
}

/** Further data for search engines. */
export interface AboutVideo {
  /** In the address of its player. */
  slug: string;
  /** Of the page of the title. */
  contentKeys: ContentKeys;
  description: string | null;
  durationSeconds: number | null;
  /** ISO; when it was added to the catalogue. */
  publishedAt: string | null;
  isFree: boolean;
}

/**
 * The page; or a redirect to the player of the title: the first episode of a series, the channel of a
 * broadcast; or the reason why it does not play: announced (spec 2 §4), or expired rights. Null: there is
 * nothing to play.
 */
export type WatchAnswer =
  | { kind: 'play'; page: WatchPage; about: AboutVideo }
  | { kind: 'elsewhere'; href: string /** The episode; null for a broadcast. */; contentId: string | null }
  | ClosedTitle
  | null;

/** A title that exists and does not play. */
export interface ClosedTitle {
  kind: 'announced' | 'lost';
  title: string;
  contentHref: string;
}

/** @throws PlatformError with status 404 when there is no such title */
export async function loadWatch(id: string, reader: AudienceContext): Promise<WatchAnswer> {
  const content = await getContent(id, reader);
  const series = await seriesOf(content, reader);
  const contentKeys: ContentKeys = series ? [series.slug, content.id] : [content.slug];
  const contentHref = routes.contentPage(contentKeys);
  const closed = { title: (series ?? content).title, contentHref };
  if (content.isLost) return { kind: 'lost', ...closed };
  if (content.isAnnouncement) return { kind: 'announced', ...closed };
  if (content.kind === 'series' || content.kind === 'season') return firstEpisode(content, closed, reader);
  const libraryId = content.libraryId ?? series?.libraryId ?? null;
  if (!libraryId) return latestBroadcast(content, reader);
  const nameOf = await episodeNames(reader);
  const isEpisode = series !== null && content.episode !== null;
  const { next, previousHref } = await neighboursOf(series, content, reader);
  return {
    kind: 'play',
    page: {
      contentId: content.id,
      seriesId: series?.id ?? null,
      libraryId,
      title: series?.title ?? content.title,
      subtitle: isEpisode
        ? nameOf({ season: content.season ?? 1, number: content.episode ?? 1, title: content.title })
        : null,
      contentHref,
      canonical: routes.watch(content.slug),
      background: content.background ?? series?.background ?? null,
      color: content.color ?? series?.color ?? null,
      age: content.age ?? series?.age ?? null,
      next,
      previousHref,
      similar: next ? [] : await similarTo(series ?? content, reader),
    },
    about: {
      slug: content.slug,
      contentKeys,
      description: content.description ?? series?.description ?? null,
      durationSeconds: content.durationSeconds,
      publishedAt: content.publishedAt ?? series?.publishedAt ?? null,
      isFree: content.isFree || (series?.isFree ?? false),
    },
  };
}

async function firstEpisode(
  content: Content,
  closed: Omit<ClosedTitle, 'kind'>,
  reader: AudienceContext,
): Promise<WatchAnswer> {
  const episodes = await getEpisodes(content.id, reader);
  const first = episodes.find((episode) => !episode.isAnnouncement);
  if (first) return { kind: 'elsewhere', href: routes.watch(first.slug), contentId: first.id };
  return episodes.length > 0 ? { kind: 'announced', ...closed } : null;
}

async function latestBroadcast(content: Content, reader: AudienceContext): Promise<WatchAnswer> {
  const [latest] = await getBroadcasts(content.id, reader);
  return latest ? { kind: 'elsewhere', href: archiveHref(latest), contentId: null } : null;
}

/** The episodes around this one; a film has none. */
async function neighboursOf(
  series: Content | null,
  current: Content,
  reader: AudienceContext,
): Promise<Pick<WatchPage, 'next' | 'previousHref'>> {
  const episodes = series ? await getEpisodes(series.id, reader).catch(() => []) : [];
  const index = episodes.findIndex((episode) => episode.id === current.id);
  const [previous, next] = index === -1 ? [] : [episodes[index - 1], episodes[index + 1]];
  return {
    next: series && next && !next.isAnnouncement ? await toNext(next, series, reader) : null,
    previousHref: previous && !previous.isAnnouncement ? routes.watch(previous.slug) : null,
  };
}

async function toNext(next: EpisodeInfo, series: Content, reader: AudienceContext): Promise<NextEpisode> {
  const nameOf = await episodeNames(reader);
  return {
    contentId: next.id,
    href: routes.watch(next.slug),
    subtitle: nameOf(next),
    picture: next.still,
    color: next.color ?? series.color,
  };
}

async function similarTo({ id }: Content, reader: AudienceContext): Promise<SimilarTitle[]> {
  const cards = await getSimilar(id, reader).catch(() => []);
  return cards
    .slice(0, POST_PLAY_TITLES)
    .map(({ id, href, title, poster, color }) => ({ id, href, title, poster, color }));
}

/** Makes "Season 1, episode 2 · Name" in the language of the reader. */
async function episodeNames({ locale }: AudienceContext) {
  const t = await getTranslations({ locale, namespace: 'catalogue.page' });
  return ({ season, number, title }: Pick<EpisodeInfo, 'season' | 'number' | 'title'>) =>
    `${t('suffix', { season, episode: number })} · ${title}`;
}

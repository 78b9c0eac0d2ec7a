import 'server-only';
import { getTranslations } from 'next-intl/server';
import {
  type Content,
  type EpisodeInfo,
  getContent,
  getEpisodes,
  getSimilar,
} from '@/lib/platform/resources/contents';
import { SIMILAR_ITEMS } from '@/lib/rules/catalogue/constants';
import type { Broadcast, ContentCard, ContentPage, Episode, Upcoming } from '@/lib/rules/catalogue/view';
import { type ContentKeys, routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { broadcastsOf, upcomingOf } from './broadcasts';
import { byRole, crumbsOf, toSeasons } from './content-parts';
import { firstEpisode } from './first-episode';
import { parentOf, seriesOf } from './series-of';
import { titleTracks } from './title-tracks';

/**
 * A content page; with a child id, the page of its season or episode. Null when the child belongs to another
 * title. A season or episode requested alone is shown on the page of its series.
 * @throws PlatformError with status 404 when there is no such title
 */
export async function loadContent(
  id: string,
  childId: string | null,
  reader: AudienceContext,
): Promise<ContentPage | null> {
  const [content, child] = await Promise.all([
    getContent(id, reader),
    childId ? getContent(childId, reader) : null,
  ]);
  if (child && !(await isPartOf(child, content, reader))) return null;
  const series = child ? null : await seriesOf(content, reader);
  if (series) return loadContent(series.id, content.id, reader);
  const t = await getTranslations({ locale: reader.locale, namespace: 'catalogue.page' });
  const [episodes, similar, broadcasts, upcoming] = await Promise.all([
    content.kind === 'movie' ? [] : getEpisodes(content.id, reader),
    optional(getSimilar(content.id, reader), []),
    broadcastsOf((child ?? content).id, reader, (season, episode) => t('suffix', { season, episode })),
    upcomingOf((child ?? content).id, reader),
  ]);
  return present({ series: content, child, episodes, similar, broadcasts, upcoming }, reader);
}

/** Optional parts of the page that may fail (quality F02). */
async function optional<Value>(loading: Promise<Value>, fallback: Value): Promise<Value> {
  return loading.catch(() => fallback);
}

async function isPartOf(child: Content, series: Content, reader: AudienceContext): Promise<boolean> {
  if (child.parentId === series.id) return true;
  return (await parentOf(child, reader))?.parentId === series.id;
}

interface Loaded {
  series: Content;
  child: Content | null;
  episodes: EpisodeInfo[];
  similar: ContentCard[];
  broadcasts: Broadcast[];
  upcoming: Upcoming[];
}

async function present(loaded: Loaded, { locale }: AudienceContext): Promise<ContentPage> {
  const { series, child, episodes, similar, broadcasts, upcoming } = loaded;
  const [t, section] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue.page' }),
    getTranslations({ locale, namespace: 'catalogue.sections' }),
  ]);
  const shown = child ?? series;
  const keys: ContentKeys = child ? [series.slug, child.id] : [series.slug];
  // Parts of a programme without seasons are distinguished by their own titles.
  const suffix = child && (child.season ? suffixOf(child) : child.title);
  const seasons = toSeasons(series, episodes);
  const first = firstEpisode(
    shown.kind === 'season' ? seasons.filter(({ number }) => number === shown.season) : seasons,
  );
  return {
    id: shown.id,
    keys,
    canonical: routes.contentPage(keys),
    season: child?.season ?? null,
    episode: child?.episode ?? null,
    kind: shown.kind,
    title: series.title,
    originalTitle: series.originalTitle,
    suffix,
    background: shown.background ?? series.background,
    poster: series.poster,
    graphicTitle: series.graphicTitle,
    color: shown.color ?? series.color,
    year: series.year,
    countries: series.countries,
    genres: series.genres.map(({ name, rowSlug }) => ({ name, href: rowSlug ? routes.row(rowSlug) : null })),
    age: shown.age ?? series.age,
    durationSeconds: shown.kind === 'series' ? null : shown.durationSeconds,
    ratings: series.ratings,
    description: shown.description ?? series.description ?? series.short,
    attribution: series.attribution,
    tracks: titleTracks(shown.tracks, locale),
    isFree: series.isFree,
    isLost: shown.isLost || series.isLost,
    isAnnouncement: shown.isAnnouncement,
    watchHref: series.isLost ? null : watchHref(shown, series, first, broadcasts),
    firstEpisode: isFolder(shown) && first ? { season: first.season, episode: first.number } : null,
    trailer: trailerOf(shown, series),
    seriesId: seasons.length > 0 ? series.id : null,
    crumbs: crumbsOf(series, suffix, (page) => section(page)),
    persons: byRole(series.persons),
    seasons,
    broadcasts,
    upcoming,
    similar: similar.filter((card) => card.id !== series.id).slice(0, SIMILAR_ITEMS),
  };

  function suffixOf(part: Content): string {
    return part.episode
      ? t('suffix', { season: part.season ?? 1, episode: part.episode })
      : t('season', { number: part.season ?? 1 });
  }
}

function trailerOf(shown: Content, series: Content): ContentPage['trailer'] {
  const id = shown.trailerId ?? series.trailerId;
  return id ? { id, href: routes.trailer(id, series.slug) } : null;
}

const isFolder = ({ kind }: Content): boolean => kind === 'series' || kind === 'season';

/** The target of the watch button for a viewer without a session; null when nothing can be played. */
function watchHref(
  shown: Content,
  series: Content,
  first: Episode | null,
  broadcasts: Broadcast[],
): string | null {
  if (shown.isLost || shown.isAnnouncement) return null;
  if (!isFolder(shown) && (shown.libraryId ?? series.libraryId)) return routes.watch(shown.slug);
  if (isFolder(shown) && first) return first.watchHref;
  // A title without a library plays from its broadcasts (spec 2 §3 "Content meta").
  return broadcasts[0]?.href ?? (shown === series ? (first?.watchHref ?? null) : null);
}

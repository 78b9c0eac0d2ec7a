import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Reader } from '@/lib/audience/audience';
import { type Content, type EpisodeInfo, getContent, getEpisodes, getSimilar } from '@/lib/platform/contents';
import { isNotFound } from '@/lib/platform/errors';
import { routes } from '@/lib/routes';
import { SIMILAR_ITEMS } from './limits';
import type { ContentCard, ContentPage, Crumb, Episode, PersonGroup, PersonRole, Season } from './view';

/** Roles in the order in which a credits list reads (spec 2 §2 "Person page"). */
const ROLES: readonly PersonRole[] = [
  'director',
  'actor',
  'presenter',
  'writer',
  'producer',
  'composer',
  'editor',
];

/** Catalogue page of a kind, for the breadcrumbs (spec 2 §2 "Content page"). */
const KIND_PAGES: Partial<Record<Content['kind'], string>> = {
  movie: 'movies',
  series: 'series',
  season: 'series',
  episode: 'series',
  program: 'telecasts',
};

/**
 * A content page; with a child, the page of a season or episode of it. Null when the child is not of this title.
 * @throws PlatformError with status 404 when there is no such title
 */
export async function loadContent(
  id: string,
  childId: string | null,
  reader: Reader,
): Promise<ContentPage | null> {
  const [content, child] = await Promise.all([
    getContent(id, reader),
    childId ? getContent(childId, reader) : null,
  ]);
  if (child && !(await isPartOf(child, content, reader))) return null;
  const [episodes, similar] = await Promise.all([
    content.kind === 'movie' ? [] : getEpisodes(content.id, reader),
    optional(getSimilar(content.id, reader), []),
  ]);
  return present(content, child, episodes, similar);
}

/** Facts that make the page richer and may be missing (facts/quality.md F02). */
async function optional<Value>(loading: Promise<Value>, fallback: Value): Promise<Value> {
  return loading.catch(() => fallback);
}

async function isPartOf(child: Content, series: Content, reader: Reader): Promise<boolean> {
  if (child.parentId === series.id) return true;
  if (!child.parentId) return false;
  const parent = await getContent(child.parentId, reader).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  return parent?.parentId === series.id;
}

async function present(
  series: Content,
  child: Content | null,
  episodes: EpisodeInfo[],
  similar: ContentCard[],
): Promise<ContentPage> {
  const t = await getTranslations('catalogue.page');
  const shown = child ?? series;
  const suffix = child?.season ? words(child) : null;
  const seasons = toSeasons(series, episodes);
  const playable =
    shown.kind === 'series' || shown.kind === 'season' ? firstPlayable(seasons, shown) : shown.slug;
  return {
    id: shown.id,
    canonical: child ? routes.episode(series.slug, child.id) : routes.content(series.slug),
    season: child?.season ?? null,
    episode: child?.episode ?? null,
    kind: shown.kind,
    title: series.title,
    originalTitle: series.originalTitle,
    suffix,
    background: shown.background ?? series.background,
    poster: series.poster,
    graphicTitle: null,
    color: shown.color ?? series.color,
    year: series.year,
    countries: series.countries,
    genres: series.genres.map(({ name, rowSlug }) => ({ name, href: rowSlug ? routes.row(rowSlug) : null })),
    age: shown.age ?? series.age,
    durationSeconds: shown.kind === 'series' ? null : shown.durationSeconds,
    ratings: series.ratings,
    description: shown.description ?? series.description ?? series.short,
    attribution: series.attribution,
    isFree: series.isFree,
    watchHref: shown.isLost || shown.isAnnouncement || !playable ? null : routes.watch(playable),
    trailerHref: null,
    crumbs: await crumbs(series, suffix),
    persons: byRole(series.persons),
    seasons,
    similar: similar.filter((card) => card.id !== series.id).slice(0, SIMILAR_ITEMS),
  };

  function words(part: Content): string {
    return part.episode
      ? t('suffix', { season: part.season ?? 1, episode: part.episode })
      : t('season', { number: part.season ?? 1 });
  }
}

async function crumbs(series: Content, suffix: string | null): Promise<Crumb[]> {
  const t = await getTranslations('catalogue.sections');
  const page = KIND_PAGES[series.kind];
  const trail: Crumb[] = [{ title: t('home'), href: routes.home() }];
  if (page) trail.push({ title: t(page as 'movies'), href: routes.page(page) });
  trail.push({ title: series.title, href: suffix ? routes.content(series.slug) : null });
  if (suffix) trail.push({ title: suffix, href: null });
  return trail;
}

function byRole(persons: Content['persons']): PersonGroup[] {
  return ROLES.flatMap((role) => {
    const group = persons.filter((person) => person.roleKey === role);
    return group.length > 0 ? [{ role, persons: group.map(({ roleKey: _, ...card }) => card) }] : [];
  });
}

function toSeasons(series: Content, episodes: EpisodeInfo[]): Season[] {
  const numbers = [...new Set(episodes.map((episode) => episode.season))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const season = series.seasons.find((candidate) => candidate.number === number);
    return {
      id: season?.id ?? `${series.id}-${number}`,
      number,
      title: season?.title ?? null,
      href: season ? routes.episode(series.slug, season.id) : routes.content(series.slug),
      episodes: episodes
        .filter((episode) => episode.season === number)
        .map((episode) => toEpisode(series, episode)),
    };
  });
}

function toEpisode(series: Content, episode: EpisodeInfo): Episode {
  return {
    id: episode.id,
    href: routes.episode(series.slug, episode.id),
    watchHref: episode.isAnnouncement ? null : routes.watch(episode.slug),
    title: episode.title,
    season: episode.season,
    number: episode.number,
    description: episode.description,
    still: episode.still,
    durationSeconds: episode.durationSeconds,
    isAnnouncement: episode.isAnnouncement,
    color: episode.color ?? series.color,
  };
}

/** The first episode that can be played, of the season on show if one is. Null when all are announcements. */
function firstPlayable(seasons: Season[], shown: Content): string | null {
  const wanted =
    shown.kind === 'season' ? seasons.filter((season) => season.number === shown.season) : seasons;
  const episode = wanted.flatMap((season) => season.episodes).find((candidate) => candidate.watchHref);
  return episode ? episode.id : null;
}

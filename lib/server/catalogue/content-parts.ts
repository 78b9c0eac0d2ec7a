import 'server-only';
import type { Content, EpisodeInfo } from '@/lib/platform/resources/contents';
import type { Crumb, Episode, PersonGroup, PersonRole, Season } from '@/lib/rules/catalogue/view';
import { routes } from '@/lib/shared/routes';

/** Roles in the order of a credits list (spec 2 §2 "Person page"). */
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
const KIND_PAGES: Partial<Record<Content['kind'], 'movies' | 'series' | 'telecasts'>> = {
  movie: 'movies',
  series: 'series',
  season: 'series',
  episode: 'series',
  program: 'telecasts',
};

/** Home, the catalogue of its kind, the title, and the shown season or episode. */
export function crumbsOf(
  series: Content,
  suffix: string | null,
  word: (page: 'home' | 'movies' | 'series' | 'telecasts') => string,
): Crumb[] {
  const page = KIND_PAGES[series.kind];
  const trail: Crumb[] = [{ title: word('home'), href: routes.home() }];
  if (page) trail.push({ title: word(page), href: routes.page(page) });
  trail.push({ title: series.title, href: suffix ? routes.content(series.slug) : null });
  if (suffix) trail.push({ title: suffix, href: null });
  return trail;
}

/** The persons of a title, grouped by role. */
export function byRole(persons: Content['persons']): PersonGroup[] {
  return ROLES.flatMap((role) => {
    const group = persons.filter((person) => person.roleKey === role);
    return group.length > 0 ? [{ role, persons: group.map(({ roleKey: _, ...card }) => card) }] : [];
  });
}

export function toSeasons(series: Content, episodes: EpisodeInfo[]): Season[] {
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

import type { ContentPage, PersonRole, Season } from '@/lib/rules/catalogue/view';
import { type Absolute, isoDuration, type Thing, thing } from '@/lib/server/seo/thing';
import { crumbList } from './crumbs';

/**
 * A title for search engines (quality E2). Ratings of other sites are shown on the page and must not be
 * marked as ours. The page of a season or an episode describes that part and names its series.
 */
export function contentGraph(page: ContentPage, absolute: Absolute): Thing[] {
  return [
    page.suffix ? part(page, absolute) : whole(page, absolute),
    crumbList(page.crumbs, page.canonical, absolute),
  ];
}

function whole(page: ContentPage, absolute: Absolute): Thing {
  const isSeries = page.kind === 'series' || page.kind === 'program' || page.seasons.length > 0;
  const seasons = page.seasons.filter((season) => hasOwnPage(season, page.canonical));
  const loose = page.seasons.filter((season) => !seasons.includes(season));
  return thing({
    ...shared(page, absolute),
    '@type': isSeries ? 'TVSeries' : 'Movie',
    name: page.title,
    alternateName: page.originalTitle,
    duration: isSeries ? null : isoDuration(page.durationSeconds),
    numberOfSeasons: seasons.length || null,
    containsSeason: seasons.map((season) => ({
      '@type': 'TVSeason',
      '@id': `${absolute(season.href)}#title`,
      seasonNumber: season.number,
      name: season.title ?? undefined,
      numberOfEpisodes: season.episodes.length,
      url: absolute(season.href),
    })),
    episode: loose
      .flatMap(({ episodes }) => episodes)
      .map(({ href, title, number }) =>
        thing({
          '@type': 'TVEpisode',
          '@id': `${absolute(href)}#title`,
          name: title,
          episodeNumber: number || null,
          url: absolute(href),
        }),
      ),
  });
}

/** Episodes without a season of the platform are listed as one, which has the address of their series. */
const hasOwnPage = (season: Season, seriesHref: string): boolean => season.href !== seriesHref;

function part(page: ContentPage, absolute: Absolute): Thing {
  const [seriesCrumb] = page.crumbs.filter(({ title }) => title === page.title);
  const seriesHref = seriesCrumb?.href ?? page.canonical;
  const seriesUrl = absolute(seriesHref);
  const series = { '@type': 'TVSeries', '@id': `${seriesUrl}#title`, name: page.title, url: seriesUrl };
  const season = page.seasons.find((one) => one.number === page.season && hasOwnPage(one, seriesHref));
  const isSeason = page.kind === 'season';
  return thing({
    ...shared(page, absolute),
    '@type': isSeason ? 'TVSeason' : 'TVEpisode',
    name: page.suffix,
    seasonNumber: isSeason ? page.season : null,
    episodeNumber: isSeason ? null : page.episode,
    duration: isSeason ? null : isoDuration(page.durationSeconds),
    partOfSeries: series,
    partOfSeason:
      isSeason || !page.season
        ? null
        : thing({
            '@type': 'TVSeason',
            '@id': season ? `${absolute(season.href)}#title` : undefined,
            seasonNumber: page.season,
          }),
  });
}

function shared(page: ContentPage, absolute: Absolute) {
  const named = (role: PersonRole) =>
    (page.persons.find((group) => group.role === role)?.persons ?? []).map(({ name, href }) => ({
      '@type': 'Person',
      name,
      ...(href ? { '@id': `${absolute(href)}#person`, url: absolute(href) } : {}),
    }));
  return {
    '@id': `${absolute(page.canonical)}#title`,
    url: absolute(page.canonical),
    image: [page.poster, page.background].filter((image) => image !== null),
    description: page.description,
    dateCreated: page.year,
    contentRating: page.age === null ? null : `${page.age}+`,
    genre: page.genres.map(({ name }) => name),
    countryOfOrigin: page.countries.map((name) => ({ '@type': 'Country', name })),
    director: named('director'),
    actor: named('actor'),
    isAccessibleForFree: page.isFree,
  };
}

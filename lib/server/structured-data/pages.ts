import type { Person } from '@/lib/platform/resources/persons';
import { type Absolute, isoDuration, type Thing, thing } from '@/lib/server/seo/thing';
import { routes } from '@/lib/shared/routes';
import { isFamilyFriendly } from '@/lib/shared/sites/ages';

/** The brand and its site, for the home page. */
export function siteGraph(
  { name, brand, logo }: { name: string; brand: string; logo: string },
  absolute: Absolute,
): Thing[] {
  const home = absolute(routes.home());
  const names = { name: brand, alternateName: brand === name ? null : name };
  return [
    thing({
      '@type': 'Organization',
      '@id': `${home}#organization`,
      ...names,
      url: home,
      logo: absolute(logo),
    }),
    thing({
      '@type': 'WebSite',
      '@id': `${home}#site`,
      ...names,
      url: home,
      publisher: { '@id': `${home}#organization` },
    }),
  ];
}

export function personGraph(person: Person, jobTitle: string | null, absolute: Absolute): Thing[] {
  const url = absolute(routes.person(person.slug));
  const { name, photo: image, biography: description, birthDate } = person;
  return [
    thing({ '@type': 'Person', '@id': `${url}#person`, name, url, image, description, jobTitle, birthDate }),
  ];
}

/** The addresses of a row or a list, in order. */
export function listGraph(
  title: string,
  canonical: string,
  hrefs: readonly string[],
  absolute: Absolute,
): Thing[] {
  return [
    thing({
      '@type': 'ItemList',
      '@id': `${absolute(canonical)}#list`,
      name: title,
      numberOfItems: hrefs.length,
      itemListElement: hrefs.map((href, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(href),
      })),
    }),
  ];
}

/** A film or an episode that can be watched here; only with its real date (quality E2). */
export function videoGraph(
  video: {
    title: string;
    description: string | null;
    image: string | null;
    publishedAt: string | null;
    durationSeconds: number | null;
    age: number | null;
    isFree: boolean;
  },
  canonical: string,
  absolute: Absolute,
): Thing[] {
  if (!video.publishedAt || !video.image) return [];
  const url = absolute(canonical);
  return [
    thing({
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      name: video.title,
      description: video.description ?? video.title,
      thumbnailUrl: [video.image],
      uploadDate: video.publishedAt,
      duration: isoDuration(video.durationSeconds),
      url,
      isFamilyFriendly: isFamilyFriendly(video.age),
      isAccessibleForFree: video.isFree,
    }),
  ];
}

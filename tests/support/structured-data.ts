import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());
const some = v.pipe(v.string(), v.minLength(1));
const moment = v.pipe(v.string(), v.isoTimestamp());

/** The required fields of each type (quality E2). */
export const required: Record<string, v.GenericSchema> = {
  Movie: v.object({
    '@id': address,
    name: some,
    image: v.pipe(v.array(address), v.minLength(1)),
    url: address,
  }),
  TVSeries: v.object({
    '@id': address,
    name: some,
    url: address,
    // A programme may have no seasons.
    containsSeason: v.optional(v.array(v.unknown())),
  }),
  TVSeason: v.object({ name: some, seasonNumber: v.number(), partOfSeries: v.unknown(), url: address }),
  TVEpisode: v.object({
    name: some,
    episodeNumber: v.number(),
    partOfSeries: v.object({ name: some, url: address }),
    // A programme may have no seasons.
    partOfSeason: v.optional(v.object({ seasonNumber: v.number() })),
    url: address,
  }),
  VideoObject: v.object({
    name: some,
    thumbnailUrl: v.array(address),
    uploadDate: moment,
    description: some,
    url: address,
    isFamilyFriendly: v.boolean(),
    isAccessibleForFree: v.boolean(),
  }),
  TelevisionChannel: v.object({
    '@id': address,
    name: some,
    url: address,
    broadcastChannelId: some,
    providesBroadcastService: v.object({ '@id': address }),
  }),
  BroadcastService: v.object({ '@id': address, name: some, url: address, isAccessibleForFree: v.boolean() }),
  BroadcastEvent: v.object({
    name: some,
    startDate: moment,
    endDate: moment,
    publishedOn: v.object({ '@id': address }),
    workPerformed: v.object({ name: some }),
  }),
  NewsArticle: v.object({ '@id': address, headline: some, datePublished: some, url: address }),
  Person: v.object({ '@id': address, name: some, url: address }),
  BreadcrumbList: v.object({
    itemListElement: v.array(
      v.object({ '@type': v.literal('ListItem'), position: v.number(), name: some, item: address }),
    ),
  }),
  ItemList: v.object({ numberOfItems: v.number(), itemListElement: v.array(v.object({ url: address })) }),
  Product: v.object({
    '@id': address,
    name: some,
    url: address,
    offers: v.object({ price: some, priceCurrency: v.pipe(v.string(), v.length(3)) }),
  }),
  Organization: v.object({ name: some, url: address, logo: address }),
  WebSite: v.object({ name: some, url: address }),
};

/** A schema.org object in a page. */
export type Told = Record<string, unknown> & { '@type': string };

/** The missing required fields of an object; an undescribed type lacks its description. */
export function lackOf(thing: Told): string[] {
  const schema = required[thing['@type']];
  if (!schema) return [`no description of ${thing['@type']}`];
  const { issues } = v.safeParse(schema, thing);
  return (issues ?? []).map((issue) => `${thing['@type']}.${v.getDotPath(issue)}: ${issue.message}`);
}

/** All structured data of a page, from its HTML: one list for each script. */
export function graphsOf(html: string): Told[][] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json)['@graph'] as Told[],
  );
}

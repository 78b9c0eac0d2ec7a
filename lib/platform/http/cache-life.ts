/**
 * How long public answers live in the data cache of the web server, in seconds. The lifetimes of the
 * specification (3 s, 30 s, 0.5 s, 0.3 s: spec 1 §9) are for one browser; here one answer serves every
 * viewer, so rarely changing data lives longer and current programmes live for a short time.
 */
export const life = {
  /** Rowsets, rows and cards: an editor's change is visible within a minute. */
  catalogue: 60,
  /** A title, a person: they change less often, and `revalidateTag` updates them at once. */
  title: 300,
  /** Current programmes. */
  onAir: 30,
  /** A channel's schedule: fixed for days, but catch-up flags change when programmes end. */
  schedule: 60,
  /** Configuration (spec 1 §9: 30 s). */
  configuration: 30,
  /**
   * Lists that change with a release (spec 2 §9: 15 min): genres, countries, libraries, packets, texts, resources, SEO masks, and the
   * titles and persons of the sitemap.
   */
  directory: 900,
  /** News and the information of a provider. */
  notices: 300,
} as const;

/**
 * While the platform does not answer, its last good answer is used for this long after it was received
 * (quality F02): answers by `cached-read.ts`, pages made of them by `page-store.cjs`.
 */
export const LAST_GOOD_COPY_SECONDS = 7 * 24 * 60 * 60;

/** Tags that expire cached answers at once. */
export const tag = {
  /** On every cached answer: the platform names it after an import. */
  catalogue: 'catalogue',
  /** It expires nothing: an answer to parameters that are unlimited in number is stored by one instance, not for all (`page-store.cjs`). */
  unshared: 'unshared',
  rowsets: 'rowsets',
  row: (id: string) => `row:${id}`,
  content: (id: string) => `content:${id}`,
  person: (id: string) => `person:${id}`,
  channels: 'channels',
  schedule: (channelId: number) => `schedule:${channelId}`,
  directory: 'directory',
  news: 'news',
  provider: 'provider',
} as const;

/**
 * How long public answers live in the data cache of the web server, in seconds. The spec's own lives (3 s, 30 s,
 * 0.5 s, 0.3 s: spec 1 §9) were made for one browser; here one answer serves every viewer, so what changes
 * rarely lives longer and what is on air lives short.
 */
export const life = {
  /** Rowsets, rows and cards: an editor's change is seen within a minute. */
  catalogue: 60,
  /** A title, a person: changes are rarer still, and `revalidateTag` reaches them at once. */
  title: 300,
  /** What is on now. */
  onAir: 30,
  /** A channel's schedule: fixed for days, but catch-up flags change as programmes end. */
  schedule: 60,
  /** Configuration (spec 1 §9: 30 s). */
  configuration: 30,
  /** Lists that change with a release: genres, countries, SEO masks (spec 2 §9: 15 min). */
  directory: 900,
  /** News, and what a provider says of itself. */
  notices: 300,
} as const;

/**
 * While the platform is away, what it said last goes on for this long from when it was good (quality F02): answers by `kept.ts`,
 * pages made of them by `page-store.cjs`.
 */
export const LAST_GOOD_COPY_SECONDS = 7 * 24 * 60 * 60;

/** Names by which a stored answer can be made stale at once. */
export const tag = {
  /** Every answer that is kept: the platform names it after an import. */
  catalogue: 'catalogue',
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

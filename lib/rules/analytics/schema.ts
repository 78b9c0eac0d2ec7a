import * as v from 'valibot';
import { BATCH_SIZE } from './constants';
import { type AnalyticsEvent, DEEP_LINK_STAGES, NAMES, TARGETS } from './events';
import { trackedPath } from './path';

/** Ids and names of ours; free text does not match. */
const key = v.pipe(v.string(), v.regex(/^[\w.:~-]{1,120}$/));
const path = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((address) => trackedPath(address) === address),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_000_000));
const openPage = v.custom<`open_${string}`>(
  (name) => typeof name === 'string' && /^open_[\w-]{1,60}$/.test(name),
);
const at = count;

const place = { row: v.optional(key), item: v.optional(key), index: v.optional(count) };

const played = {
  statId: v.nullable(key),
  channelId: v.optional(key),
  contentId: v.optional(key),
  contentParentId: v.optional(key),
  libraryId: v.optional(key),
  startType: v.picklist(['live', 'archive', 'vod']),
  position: count,
};

/** An event with the fields of its type; the sentence is its row in docs/ANALYTICS.md. */
const event = <Type extends AnalyticsEvent['type'], Fields extends v.ObjectEntries>(
  type: Type,
  when: string,
  fields: Fields,
) => v.pipe(v.strictObject({ type: v.literal(type), at, ...fields }), v.description(when));

/** The title, as far as the player knows it. */
const anyPlayed = v.partial(v.object(played)).entries;

export const EVENTS = [
  event(
    'page',
    'a page was opened. The path alone, because a query may contain typed text; `/other` for an unknown first word, no parts that cannot be ids',
    { path },
  ),
  event('event', 'something was shown, chosen or pressed: the names below', {
    path,
    name: v.union([v.picklist(NAMES), openPage]),
    ...place,
  }),
  event(
    'deepLink',
    'sent by the server: a deep link arrived (`start`), names a page of ours (`call`), and that page was opened without a login before it (`run`). The path is that of the page, or home',
    { stage: v.picklist(DEEP_LINK_STAGES), path },
  ),
  event('target', 'a goal was reached: `watch_tv_5min`, 300 s of one channel', {
    name: v.picklist(TARGETS),
    channelId: v.optional(key),
  }),
  event(
    'playbackStart',
    'the first report of a playback, after 10 s. The position of a broadcast is its time in unix seconds, that of a title its second',
    played,
  ),
  event('playbackUpdate', 'after 120, 300 and 600 s of playing, then every 600 s up to 3000', {
    watched: count,
    ...played,
  }),
  event(
    'playbackError',
    'playback failed (`code`), or recovered by itself (`recovered`); `kind` is the cause, `details` an HTTP status. Never the address of a stream, which is the right to watch',
    {
      code: key,
      kind: key,
      engine: v.optional(key),
      details: v.optional(v.pipe(v.string(), v.maxLength(200))),
      ...anyPlayed,
    },
  ),
  event(
    'playbackQuality',
    'a playback ended: milliseconds to its first picture, how often and for how many milliseconds the picture stood still, its average lines, failures, seconds played',
    {
      engine: v.optional(key),
      watched: count,
      firstFrame: v.optional(count),
      stalls: count,
      stalled: count,
      height: count,
      errors: count,
      ...anyPlayed,
    },
  ),
  event('advertisement', 'a stage of an advertisement', {
    stage: key,
    roll: v.optional(key),
    code: v.optional(key),
  }),
] as const;

const Event = v.variant('type', EVENTS);

/** More experiments than ever run at the same time. */
const MOST_EXPERIMENTS = 20;

/**
 * The body that a page sends; `visit` is a random id of the document that is stored nowhere. `variants` are those of
 * the running experiments, by name.
 */
export const Batch = v.strictObject({
  visit: v.pipe(v.string(), v.uuid()),
  variants: v.optional(v.pipe(v.record(key, key), v.maxEntries(MOST_EXPERIMENTS))),
  events: v.pipe(v.array(Event), v.minLength(1), v.maxLength(BATCH_SIZE)),
});

export type EventBatch = {
  visit: string;
  variants?: Record<string, string> | undefined;
  events: AnalyticsEvent[];
};

import * as v from 'valibot';
import { BATCH_SIZE } from './constants';
import { type AnalyticsEvent, NAMES, TARGETS } from './events';
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

const Event = v.variant('type', [
  v.strictObject({ type: v.literal('page'), at, path }),
  v.strictObject({
    type: v.literal('event'),
    at,
    path,
    name: v.union([v.picklist(NAMES), openPage]),
    ...place,
  }),
  v.strictObject({ type: v.literal('target'), at, name: v.picklist(TARGETS), channelId: v.optional(key) }),
  v.strictObject({ type: v.literal('playbackStart'), at, ...played }),
  v.strictObject({ type: v.literal('playbackUpdate'), at, watched: count, ...played }),
  v.strictObject({
    ...{ type: v.literal('playbackError'), at, code: key, kind: key },
    details: v.optional(v.pipe(v.string(), v.maxLength(200))),
    ...v.partial(v.object(played)).entries,
  }),
  v.strictObject({ type: v.literal('advertisement'), at, stage: key, code: v.optional(key) }),
]);

/** The body that a page sends; `visit` is a random id of the document that is stored nowhere. */
export const Batch = v.strictObject({
  visit: v.pipe(v.string(), v.uuid()),
  events: v.pipe(v.array(Event), v.minLength(1), v.maxLength(BATCH_SIZE)),
});

export type EventBatch = { visit: string; events: AnalyticsEvent[] };

import * as v from 'valibot';
import { bareList, idText, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { Follow, Reminder } from '@/lib/rules/reminders/reminder';

/** No public source shows these calls: a platform without them refuses, and the viewer sees the error. */

/** The largest page that the platform returns. */
export const MOST_REMINDERS = 100;

export const ReminderWire = v.object({
  id: v.string(),
  channel: v.object({ id: v.number(), slug: text, name: text }),
  title: text,
  subtitle: textOrNull,
  starts_at: v.number(),
  ends_at: numberOrNull,
  announced_at: v.number(),
  state: v.picklist(['planned', 'moved', 'cancelled']),
});

export const FollowWire = v.object({
  id: v.string(),
  content_id: idText,
  slug: text,
  title: text,
  new_episodes: v.number(),
  as_of: numberOrNull,
  newest: v.nullish(v.object({ slug: text, season: v.number(), series: v.number(), title: text })),
});

export const ReminderList = bareList(ReminderWire);
export const FollowList = bareList(FollowWire);

export function toReminder(wire: v.InferOutput<typeof ReminderWire>): Reminder {
  const { id, channel, title, subtitle, state } = wire;
  return {
    id,
    channel: { id: channel.id, key: channel.slug || String(channel.id), name: channel.name },
    title,
    subtitle: subtitle || null,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    announcedAt: wire.announced_at,
    state,
  };
}

export function toFollow(wire: v.InferOutput<typeof FollowWire>): Follow {
  const { id, slug, title, newest } = wire;
  return {
    id,
    contentId: wire.content_id,
    slug: slug || wire.content_id,
    title,
    newEpisodes: wire.new_episodes,
    asOf: wire.as_of,
    newest: newest
      ? { slug: newest.slug, season: newest.season, number: newest.series, title: newest.title }
      : null,
  };
}

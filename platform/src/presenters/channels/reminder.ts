import { type Static, Type } from 'typebox';
import { playedOf } from '../../catalogue/aired.ts';
import type { Reminded } from '../../catalogue/reminded.ts';
import { Nullable, UnixTime, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

export const ReminderWire = Wire({
  id: Type.String(),
  channel: Wire({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
  title: Type.String(),
  subtitle: Type.String({ description: "the episode's title" }),
  age: Nullable(Type.Integer()),
  starts_at: UnixTime,
  ends_at: Nullable(UnixTime),
  announced_at: Type.Integer({ description: 'the time for which it was set, in unix seconds' }),
  state: Type.Union([Type.Literal('planned'), Type.Literal('moved'), Type.Literal('cancelled')]),
});

export function reminderWire(
  { reminder, channel, entry }: Reminded,
  view: View,
): Static<typeof ReminderWire> {
  const { id, startsAt, title } = reminder;
  return {
    id,
    channel: { id: channel.id, slug: channel.slug, name: localized(channel.name, view) },
    title: localized(entry?.content.title ?? title, view),
    subtitle: localized(entry?.episode?.title, view),
    age: entry ? playedOf(entry).age : null,
    starts_at: entry?.timestamp ?? startsAt,
    ends_at: entry ? entry.timestamp + entry.duration : null,
    announced_at: startsAt,
    state: !entry ? 'cancelled' : entry.timestamp === startsAt ? 'planned' : 'moved',
  };
}

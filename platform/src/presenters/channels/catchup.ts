import { type Static, Type } from 'typebox';
import type { AiredEntry } from '../../catalogue/aired.ts';
import { channelPicture } from '../contents/pictures.ts';
import { Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { ContentScheduleEntry, contentScheduleEntry } from './schedule.ts';

/** wire 4 sources: a broadcast of a content, with its channel. */
export const Catchup = Type.Object({
  ...ContentScheduleEntry.properties,
  channel: Wire({ id: Type.Integer(), name: Type.String(), slug: Type.String(), icon: Type.String() }),
});

export function catchup(entry: AiredEntry, now: number, view: View): Static<typeof Catchup> {
  const { channel } = entry;
  return {
    ...contentScheduleEntry(entry, now, new Map(), view),
    channel: {
      id: channel.id,
      name: localized(channel.name, view),
      slug: channel.slug,
      icon: channelPicture(channel, view, 'icon'),
    },
  };
}

import * as v from 'valibot';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

/** The common fields of a channel in all lists of our server (`ChannelCard`). */
export const channelCardParts = {
  id: v.number(),
  href: v.string(),
  name: v.string(),
  number,
  logo: text,
  color: text,
  isHd: v.boolean(),
  is4k: v.boolean(),
  age: number,
  isFree: v.boolean(),
  frames: text,
  next: v.nullable(v.object({ time: v.string(), title: v.string() })),
  now: v.nullable(
    v.object({
      title: v.string(),
      subtitle: text,
      startsAt: v.number(),
      endsAt: v.number(),
      age: number,
      still: text,
    }),
  ),
};

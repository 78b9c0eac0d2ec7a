import * as v from 'valibot';
import {
  artOrNull,
  color,
  contentCover,
  flag,
  numberOrNull,
  text,
  textOrNull,
} from '@/lib/platform/http/wire';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import type { ChannelCard, NextProgramme, NowPlaying } from '@/lib/rules/channels/view';
import { clockOf } from '@/lib/rules/schedule/days';
import { routes } from '@/lib/shared/routes';
import { isSeenBy } from '@/lib/shared/sites/ages';
import { type Audience, isForChild } from '@/lib/shared/sites/audience';

const CurrentSchedule = v.object({
  timestamp: v.number(),
  duration: v.number(),
  content: v.nullish(v.object({ title: text, age: numberOrNull, cover: contentCover })),
  content_episode: v.nullish(v.object({ title: textOrNull })),
});

const NextSchedule = v.object({
  timestamp: v.number(),
  content: v.object({ title: text, age: numberOrNull }),
});

export const ChannelCardWire = v.object({
  id: v.number(),
  num: numberOrNull,
  name: text,
  slug: textOrNull,
  cover: v.nullish(v.object({ full: artOrNull, dark_bg: artOrNull, color_bg: artOrNull })),
  images: v.nullish(v.object({ colorback: color })),
  is_hd: flag,
  is_4k: flag,
  is_free: flag,
  age: numberOrNull,
  current_schedule: v.nullish(CurrentSchedule),
  next_schedule: v.nullish(NextSchedule),
  screen_url: artOrNull,
});

export function toChannelCard(
  channel: v.InferOutput<typeof ChannelCardWire>,
  audience: Audience,
): ChannelCard {
  const now = channel.current_schedule ? toNowPlaying(channel.current_schedule) : null;
  return {
    id: channel.id,
    href: routes.channel(ALL_CHANNELS, channel.slug ?? String(channel.id)),
    name: channel.name,
    number: channel.num,
    logo: channel.cover?.color_bg ?? channel.cover?.dark_bg ?? channel.cover?.full ?? null,
    color: channel.images?.colorback ?? null,
    isHd: channel.is_hd,
    is4k: channel.is_4k,
    age: channel.age,
    isFree: channel.is_free,
    // A current programme above the age of a child is left out, as if nothing was on air.
    now: now && isSeenBy(audience, now.age) ? now : null,
    next: channel.next_schedule ? toNext(channel.next_schedule, audience) : null,
    // The list is older than the programme on air, which may be above the age of a child.
    frames: isForChild(audience) ? null : channel.screen_url,
  };
}

function toNext(
  { timestamp, content }: v.InferOutput<typeof NextSchedule>,
  audience: Audience,
): NextProgramme | null {
  return isSeenBy(audience, content.age) ? { time: clockOf(timestamp), title: content.title } : null;
}

function toNowPlaying(entry: v.InferOutput<typeof CurrentSchedule>): NowPlaying {
  return {
    title: entry.content?.title ?? '',
    subtitle: entry.content_episode?.title ?? null,
    startsAt: entry.timestamp,
    endsAt: entry.timestamp + entry.duration,
    age: entry.content?.age ?? null,
    still: entry.content?.cover.still ?? null,
  };
}

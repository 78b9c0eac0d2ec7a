import * as v from 'valibot';
import { flag, listOf, numberOrNull } from '@/lib/platform/http/wire';
import { AD_PERIOD_S, type AdInfo, type Packshot } from '@/lib/rules/playback/breaks';

const roll = listOf(v.object({ url: v.string(), aliases: listOf(v.string()) }));

const AdInfoWire = v.object({
  pre_roll: roll,
  middle_roll: roll,
  post_roll: roll,
  post_pause_roll: roll,
  max_advertising: numberOrNull,
  period: numberOrNull,
  middle_roll_period: numberOrNull,
  allow_disable: flag,
});

/** Spec 2 §3 Ad info. A stream plays without its ads when they cannot be read. */
export const AdWire = v.fallback(v.nullish(AdInfoWire, null), null);

/** Spec 2 §3 packshots: "with duration or duration_ms". */
export const PackshotsWire = v.fallback(
  listOf(v.object({ url: v.string(), duration: numberOrNull, duration_ms: numberOrNull })),
  [],
);

/** Null without advertising. */
export function toAds(wire: v.InferOutput<typeof AdWire>): AdInfo | null {
  if (!wire) return null;
  const { pre_roll: pre, middle_roll: middle, post_roll: post, post_pause_roll: postPause } = wire;
  const rolls = { pre, middle, post, postPause };
  if (Object.values(rolls).every((slots) => slots.length === 0)) return null;
  return {
    rolls,
    most: wire.max_advertising ?? 0,
    period: wire.period ?? AD_PERIOD_S,
    middlePeriod: wire.middle_roll_period ?? 0,
    mayBeRemoved: wire.allow_disable,
  };
}

export function toPackshots(wire: v.InferOutput<typeof PackshotsWire>): Packshot[] {
  return wire.map(({ url, duration, duration_ms: ms }) => ({
    url,
    seconds: ms ? ms / 1000 : duration || null,
  }));
}

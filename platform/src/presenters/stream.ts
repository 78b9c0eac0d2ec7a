import { type Static, Type } from 'typebox';
import type { StreamLinks } from '../origin/links.ts';
import { Blackouts } from './blackouts.ts';
import { MotionRating } from './content-card.ts';
import { Nullable, Snowflake, Wire } from './schema.ts';

const Roll = Type.Array(Wire({ url: Type.String(), aliases: Type.Array(Type.String()) }));

export const AdInfo = Wire({
  pre_roll: Roll,
  middle_roll: Roll,
  post_roll: Roll,
  post_pause_roll: Roll,
  max_advertising: Type.Integer(),
  period: Type.Integer(),
  middle_roll_period: Type.Integer(),
  allow_disable: Type.Boolean(),
});

/** Spec 2 §9: the ad period defaults to 5 s. */
const AD_PERIOD = 5;

/** There is no advertising to show yet; the shape says so instead of leaving it out. */
export const NO_ADS: Static<typeof AdInfo> = {
  pre_roll: [],
  middle_roll: [],
  post_roll: [],
  post_pause_roll: [],
  max_advertising: 0,
  period: AD_PERIOD,
  middle_roll_period: 0,
  allow_disable: false,
};

/** wire.md §3 and 5.2: what every stream answer says. `drm` is left out: nothing here is encrypted. */
export const Stream = Wire({
  type: Type.String(),
  mime_type: Type.String(),
  hls: Type.String(),
  hls_mbr: Type.String(),
  dash: Type.String(),
  stream_info: Type.String(),
  screenshot_url: Type.String(),
  screenshot_timings: Nullable(Type.String()),
  from: Type.Integer(),
  to: Type.Integer(),
  img: Type.String(),
  age: Type.Integer(),
  motion_rating: MotionRating,
  stat: Wire({ id: Snowflake }),
  trackers: Type.Array(
    Wire({ tracker_type: Type.String(), params: Type.Record(Type.String(), Type.String()) }),
  ),
  ad: AdInfo,
  packshots: Type.Array(Wire({ url: Type.String(), duration: Type.Integer() })),
});

/** A channel's stream also says what is left out of it, and what plays. */
export const ChannelStream = Type.Object({
  ...Stream.properties,
  ts: Type.Integer(),
  schedule_id: Type.String(),
  blackouts: Blackouts,
});

/** The likely answer of `type=config` (wire.md §3 Other channel lists). */
export const ChannelConfig = Wire({
  config: Wire({ web: Type.Record(Type.String(), Type.String()), web_vlight: Nullable(Type.String()) }),
  ad: AdInfo,
});

const HLS_MIME = 'application/x-mpegurl';

/** The part of a stream answer that is the same for channels and titles. */
export function streamAnswer(
  links: StreamLinks,
  about: Pick<Static<typeof Stream>, 'img' | 'age' | 'motion_rating' | 'trackers'>,
  statId: string,
): Static<typeof Stream> {
  return {
    type: 'hls',
    mime_type: HLS_MIME,
    ...links,
    ...about,
    stat: { id: statId },
    ad: NO_ADS,
    packshots: [],
  };
}

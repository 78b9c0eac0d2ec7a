import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import { channelPicture } from '../contents/pictures.ts';
import { perLocale } from '../per-locale.ts';
import { Nullable, Wire } from '../schema.ts';
import { absolute, localized, type View } from '../view.ts';
import { CurrentSchedule, NextSchedule } from './schedule.ts';

const ChannelCover = Wire({
  full: Type.String(),
  bg: Type.String(),
  color_bg: Type.String(),
  light_bg: Type.String(),
  dark_bg: Type.String(),
});

const Tracker = Wire({ tracker_type: Type.String(), params: Type.Record(Type.String(), Type.String()) });

/** Formats of the origin: both use the same segments. */
const STREAM_TYPES = ['hls', 'dash'];
/** For an imported channel only its HLS is passed on. */
const EXTERNAL_STREAM_TYPES = ['hls'];
/** The names of its streams in a `drm` block (wire 5.2). */
const PROTECTED_STREAM_TYPES = ['dash_clearkey', 'hls_clearkey'];

export function streamTypes({ external, isProtected }: Channel): string[] {
  if (external) return EXTERNAL_STREAM_TYPES;
  return isProtected ? PROTECTED_STREAM_TYPES : STREAM_TYPES;
}

/**
 * One shape for channel lists and channel cards in rows (wire 3 channel_list, wire 4 Channel card): `num` and `icon`
 * are always filled, `cover` is always an object (wire 10.8).
 */
export const ChannelCard = Wire({
  id: Type.Integer(),
  num: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  parent_id: Type.Optional(Type.Integer()),
  is_hd: Type.Boolean(),
  is_4k: Type.Boolean(),
  aspect_ratio: Type.String(),
  version: Type.String(),
  rating_age: Type.Integer(),
  age: Type.Integer(),
  motion_rating_id: Nullable(Type.Integer()),
  is_adult: Type.Boolean(),
  icon: Type.String(),
  cover: ChannelCover,
  images: Wire({ cover: Type.String(), colorback: Type.String() }),
  archived_days: Type.Integer(),
  is_free: Type.Boolean(),
  is_available: Type.Boolean(),
  access_error: Type.String(),
  min_price: Type.String(),
  stream_types: Type.Array(Type.String()),
  future_days: Type.Integer(),
  tags: Type.Array(Type.String()),
  trackers: Type.Array(Tracker),
  vitrinaUrl: Nullable(Type.String()),
  vlight: Type.Boolean(),
  /** Pictures of what is on: `{screen_url}/{unix second}.jpg`, one every ten seconds; an extension of ours. Null where this platform has none. */
  screen_url: Nullable(Type.String()),
  /** Only with `includes=current_schedules` (and in rows). */
  current_schedule: Type.Optional(Nullable(CurrentSchedule)),
  /** Beside it, an extension of ours: what follows. */
  next_schedule: Type.Optional(Nullable(NextSchedule)),
});

/** The key is missing for a channel without a parent: the wire never has null here. */
export function parentOf({ parentId }: Channel): { parent_id?: number } {
  return parentId === null ? {} : { parent_id: parentId };
}

function channelCover(channel: Channel, view: View): Static<typeof ChannelCover> {
  const cover = (kind: 'logo' | 'cover-bg' | 'cover-color_bg' | 'cover-light_bg' | 'cover-dark_bg') =>
    view.images(kind, channel.id, view.locale);
  return {
    full: channelPicture(channel, view, 'logo'),
    bg: cover('cover-bg'),
    color_bg: cover('cover-color_bg'),
    light_bg: cover('cover-light_bg'),
    dark_bg: cover('cover-dark_bg'),
  };
}

/** A programme of an imported channel or for adults only has no picture in a list. */
const screenUrl = ({ id, external, isAdult, isAvailable }: Channel, mediaUrl: string) =>
  external || isAdult || !isAvailable ? null : `${mediaUrl}/thumb/live/${id}`;

export const channelCard = perLocale((channel: Channel, view: View): Static<typeof ChannelCard> => {
  const cover = channelCover(channel, view);
  return {
    id: channel.id,
    num: channel.number,
    name: localized(channel.name, view),
    slug: channel.slug,
    description: localized(channel.description, view),
    ...parentOf(channel),
    is_hd: channel.isHd,
    is_4k: channel.is4k,
    aspect_ratio: channel.aspectRatio,
    version: '1',
    rating_age: channel.age,
    age: channel.age,
    motion_rating_id: null,
    is_adult: channel.isAdult,
    icon: channelPicture(channel, view, 'icon'),
    cover,
    images: { cover: cover.full, colorback: channel.colorBg },
    archived_days: channel.archivedDays,
    is_free: channel.isFree,
    is_available: channel.isAvailable,
    access_error: localized(channel.accessError, view),
    min_price: channel.minPrice,
    stream_types: streamTypes(channel),
    future_days: channel.futureDays,
    tags: [],
    trackers: channel.trackers,
    vitrinaUrl: absolute(channel.vitrinaUrl, view.publicUrl),
    vlight: channel.isVlight,
    screen_url: screenUrl(channel, view.mediaUrl),
  };
});

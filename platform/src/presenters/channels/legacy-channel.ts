import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import { AUDIO, VIDEO } from '../../origin/pool.ts';
import { Nullable, Wire } from '../schema.ts';
import type { View } from '../view.ts';
import { ChannelCard, channelCard } from './channel-card.ts';
import { CurrentSchedule } from './schedule.ts';
import { type PricedChannel, UserChannel, userChannel } from './user-channel.ts';

/** wire 3 ChannelListV2: the form of older clients, with the card and the viewer's state in one object. */
export const LegacyChannel = Type.Object({
  ...ChannelCard.properties,
  ...UserChannel.properties,
  hd: Type.Boolean(),
  ar: Type.String(),
  real_archived_days: Type.Integer(),
  is_favored: Type.Boolean(),
  access_errors: Type.Array(Type.String()),
  screen_url: Type.String(),
});

export function legacyChannel(
  channel: Channel,
  own: PricedChannel,
  view: View,
): Static<typeof LegacyChannel> {
  const user = userChannel(channel, own, view);
  return {
    ...channelCard(channel, view),
    ...user,
    hd: channel.isHd,
    ar: channel.aspectRatio,
    real_archived_days: channel.archivedDays,
    is_favored: user.favorite !== null,
    access_errors: user.access_error === '' ? [] : [user.access_error],
    screen_url: `${view.mediaUrl}/thumb/live/${channel.id}`,
  };
}

/**
 * The same in a list of channels: the current programme is null there until it is requested
 * (`includes=current_schedules`).
 */
export const ListedLegacyChannel = Type.Object({
  ...LegacyChannel.properties,
  current_schedule: Nullable(CurrentSchedule),
});

/** The video and audio tracks that a stream can be requested with, by number (`video_num`, `audio_num`). */
function trackNumbers({ external }: Channel) {
  const numbers = (tracks: readonly unknown[]) => (external ? '0' : [...tracks.keys()].join(','));
  return { video_streams: numbers(VIDEO), audio_streams: numbers(AUDIO) };
}

/** provider-api 4.7 QuickSalesChannel: a channel that an offer opens. */
export const QuickSalesChannel = Type.Object({
  ...LegacyChannel.properties,
  video_streams: Type.String(),
  audio_streams: Type.String(),
});

export function quickSalesChannel(
  channel: Channel,
  own: PricedChannel,
  view: View,
): Static<typeof QuickSalesChannel> {
  return { ...legacyChannel(channel, own, view), ...trackNumbers(channel) };
}

/** wire 3 channels/categories: whole channels inside every category. */
export const LegacyCategory = Wire({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String(),
  age: Type.Integer(),
  images: Type.Array(Wire({ itype: Type.String(), src: Type.String() })),
  channels: Type.Array(LegacyChannel),
});

import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import type { OwnChannel } from '../../db/queries/own-channels.ts';
import { Wire } from '../schema.ts';
import type { View } from '../view.ts';
import { ChannelCard, channelCard } from './channel-card.ts';
import { UserChannel, userChannel } from './user-channel.ts';

/** wire.md §3 ChannelListV2: what older clients read, the card and the viewer's part in one. */
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
  own: OwnChannel,
  publicUrl: string,
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
    screen_url: `${publicUrl}/thumb/live/${channel.id}`,
  };
}

/** wire.md §3 channels/categories: whole channels inside every category. */
export const LegacyCategory = Wire({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String(),
  age: Type.Integer(),
  images: Type.Array(Wire({ itype: Type.String(), src: Type.String() })),
  channels: Type.Array(LegacyChannel),
});

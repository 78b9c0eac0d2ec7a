import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import { perLocale } from '../per-locale.ts';
import type { View } from '../view.ts';
import { ChannelCard, channelCard, parentOf } from './channel-card.ts';

/** provider-api 4.7 ShortChannel: a channel inside another object, a packet or a schedule entry. */
export const ShortChannel = Type.Object({
  ...Type.Pick(ChannelCard, [
    'id',
    'num',
    'name',
    'slug',
    'parent_id',
    'icon',
    'cover',
    'is_hd',
    'is_4k',
    'is_free',
    'age',
    'archived_days',
    'future_days',
    'stream_types',
  ]).properties,
  hd: Type.Boolean(),
  real_archived_days: Type.Integer(),
});

export const shortChannel = perLocale((channel: Channel, view: View): Static<typeof ShortChannel> => {
  const card = channelCard(channel, view);
  const { id, num, name, slug, icon, cover, is_hd, is_4k, is_free, age } = card;
  const { archived_days, future_days, stream_types } = card;
  return {
    id,
    num,
    name,
    slug,
    ...parentOf(channel),
    icon,
    cover,
    is_hd,
    is_4k,
    is_free,
    age,
    archived_days,
    future_days,
    stream_types,
    hd: is_hd,
    real_archived_days: archived_days,
  };
});

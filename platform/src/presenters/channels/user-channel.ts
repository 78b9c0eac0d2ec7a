import { type Static, Type } from 'typebox';
import type { Channel } from '../../catalogue/model.ts';
import type { Favourite as FavouriteRow } from '../../db/queries/favourites.ts';
import type { OwnChannel } from '../../db/queries/own-channels.ts';
import { NO_PRICE } from '../../domain/entitlement.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { Money, Nullable, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { streamTypes } from './channel-card.ts';

/** provider-api 4.7 `favorite`, with its position in the list. */
export const Favourite = Wire({
  id: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  priority: Type.Integer(),
});

export function favouriteWire({ id, createdAt, priority }: FavouriteRow): Static<typeof Favourite> {
  return { id, created_at: isoSeconds(createdAt), priority };
}

/** wire 3 users/self/channel_list: the viewer's data about a channel. */
export const UserChannel = Wire({
  id: Type.Integer(),
  favorite: Nullable(Favourite),
  is_hidden: Type.Boolean(),
  is_purchased: Type.Boolean(),
  is_available: Type.Boolean(),
  overlay_icon: Type.String(),
  available_archived_days: Type.Integer(),
  access_error: Type.String(),
  min_price: Money,
  stream_types: Type.Array(Type.String()),
});

/** A channel's state for one viewer, and the lowest price that opens it. */
export type PricedChannel = OwnChannel & { minPrice: string };

export function userChannel(channel: Channel, own: PricedChannel, view: View): Static<typeof UserChannel> {
  const { favourite } = own;
  return {
    id: channel.id,
    favorite: favourite && favouriteWire(favourite),
    is_hidden: own.isHidden,
    is_purchased: own.isPurchased,
    is_available: channel.isAvailable,
    overlay_icon: '',
    available_archived_days: own.isPurchased ? channel.archivedDays : 0,
    access_error: localized(channel.accessError, view),
    min_price: own.isPurchased ? NO_PRICE : own.minPrice,
    stream_types: streamTypes(channel),
  };
}

import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { bareList, flag, textOrNull } from '@/lib/platform/http/wire';

const OwnChannelWire = v.object({
  id: v.number(),
  is_hidden: flag,
  is_purchased: flag,
  is_available: v.nullish(v.boolean(), true),
  access_error: textOrNull,
  min_price: textOrNull,
});

/** The rights of this viewer for a channel (spec 2 §3 Channel). */
export interface OwnChannel {
  id: number;
  isHidden: boolean;
  isPurchased: boolean;
  isAvailable: boolean;
  /** Why it is not available, in the viewer's language. */
  accessError: string | null;
  /** The price of the cheapest packet with it; null when none is for sale. */
  minPrice: string | null;
}

/** The platform's page size of channel lists (wire 1.4). */
export const OWN_CHANNELS_PAGE = 100;

/** `GET /v2/users/self/channel_list`, one page. */
export function ownChannelsCall(offset: number): Call<ReturnType<typeof bareList<typeof OwnChannelWire>>> {
  return {
    path: '/users/self/channel_list',
    query: { limit: OWN_CHANNELS_PAGE, offset },
    schema: bareList(OwnChannelWire),
  };
}

export function toOwnChannel(wire: v.InferOutput<typeof OwnChannelWire>): OwnChannel {
  return {
    id: wire.id,
    isHidden: wire.is_hidden,
    isPurchased: wire.is_purchased,
    isAvailable: wire.is_available,
    accessError: wire.access_error,
    minPrice: Number(wire.min_price) > 0 ? wire.min_price : null,
  };
}

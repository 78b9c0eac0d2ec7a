import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { contentOffers } from '../../catalogue/offers.ts';
import { isTrialOpen } from '../../commerce/subscriptions/own-packets.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { cheapest, NO_PRICE } from '../../domain/entitlement.ts';
import { asSeller, hasCommonPrices } from '../../domain/selling.ts';
import type { Deps } from '../../http/app.ts';
import { type PayButton, payButtons } from '../../presenters/contents/metadata-buttons.ts';
import { askerOf, packetLook } from '../commerce/packet-view.ts';

/** The offers of an unpurchased title for one viewer. */
export type Sold = { buttons: Static<typeof PayButton>[]; minPrice: string; isRented: boolean };

export const NOTHING_SOLD: Sold = { buttons: [], minPrice: NO_PRICE, isRented: false };

/** What the caller can buy to watch a title, and the lowest price. */
export async function soldTo(request: FastifyRequest, deps: Deps, title: Content): Promise<Sold> {
  const look = await packetLook(request, deps);
  const offers = contentOffers(look.snapshot, title, await askerOf(request, deps, look));
  const { id: contentId } = title;
  // Rents have only the common price, which would be a different sum in another currency.
  const rents = hasCommonPrices(asSeller(look.provider)) ? title.rents : [];
  const selling = {
    ...{ offers, rents, contentId },
    isTrialOpen: (packetId: number) => isTrialOpen(look.own, packetId),
    moneyFormat: look.provider.config.currency.format,
  };
  const amounts = [...offers.map(({ total }) => fromMinor(total)), ...rents.map(({ amount }) => amount)];
  return {
    buttons: payButtons(selling, look.view),
    minPrice: cheapest(amounts) ?? NO_PRICE,
    isRented: rents.length > 0,
  };
}

import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { contentOffers } from '../../catalogue/offers.ts';
import { isTrialOpen } from '../../commerce/subscriptions/own-packets.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { cheapest, NO_PRICE, type Viewer } from '../../domain/entitlement.ts';
import { asSeller, hasCommonPrices } from '../../domain/selling.ts';
import type { Deps } from '../../http/app.ts';
import { type PayButton, payButtons } from '../../presenters/contents/metadata-buttons.ts';
import { offerContextOf, packetScope } from '../commerce/packet-scope.ts';

/** The offers of an unpurchased title for one viewer. */
export type Sale = { buttons: Static<typeof PayButton>[]; minPrice: string; isRented: boolean };

export const NO_SALE: Sale = { buttons: [], minPrice: NO_PRICE, isRented: false };

/** What the viewer, who is the caller, can buy to watch a title, and the lowest price. */
export async function saleFor(
  request: FastifyRequest,
  deps: Deps,
  { title, viewer }: { title: Content; viewer: Viewer },
): Promise<Sale> {
  const scope = await packetScope(request, deps);
  const offers = contentOffers(scope.snapshot, title, await offerContextOf(request, deps, scope, viewer));
  const { id: contentId } = title;
  // Rents have only the common price, which would be a different sum in another currency.
  const rents = hasCommonPrices(asSeller(scope.provider)) ? title.rents : [];
  const selling = {
    offers,
    rents,
    contentId,
    isTrialOpen: (packetId: number) => isTrialOpen(scope.own, packetId),
    moneyFormat: scope.provider.config.currency.format,
  };
  const amounts = [...offers.map(({ total }) => fromMinor(total)), ...rents.map(({ amount }) => amount)];
  return {
    buttons: payButtons(selling, scope.view),
    minPrice: cheapest(amounts) ?? NO_PRICE,
    isRented: rents.length > 0,
  };
}

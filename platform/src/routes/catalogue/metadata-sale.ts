import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { contentOffers } from '../../catalogue/offers.ts';
import { holdingsOf, isTrialOpen } from '../../commerce/subscriptions/own-packets.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { cheapest, NO_PRICE, type Viewer } from '../../domain/entitlement.ts';
import { asSeller, hasCommonPrices } from '../../domain/selling.ts';
import type { Deps } from '../../http/app.ts';
import { type PayButton, payButtons } from '../../presenters/contents/metadata-buttons.ts';
import { viewOf } from '../../presenters/view.ts';
import { offerContextOf, sellerOf } from '../commerce/packet-scope.ts';

/** The offers of an unpurchased title for one viewer. */
export type Sale = { buttons: Static<typeof PayButton>[]; minPrice: string; isRented: boolean };

export const NO_SALE: Sale = { buttons: [], minPrice: NO_PRICE, isRented: false };

/** What the caller holds, and who sells to the caller. */
export async function partiesOf(request: FastifyRequest, deps: Deps, snapshot: Snapshot) {
  const [own, provider] = await Promise.all([
    holdingsOf(deps.db, request.caller, snapshot, deps.clock.now()),
    sellerOf(request, deps),
  ]);
  return { own, provider };
}

type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** What the viewer, who is the caller, can buy to watch a title, and the lowest price. */
export async function saleFor(
  request: FastifyRequest,
  deps: Deps,
  {
    snapshot,
    title,
    viewer,
    own,
    provider,
  }: Parties & { snapshot: Snapshot; title: Content; viewer: Viewer },
): Promise<Sale> {
  const context = await offerContextOf(request, deps, { snapshot, own, provider }, viewer);
  const offers = contentOffers(snapshot, title, context);
  const { id: contentId } = title;
  // Rents have only the common price, which would be a different sum in another currency.
  const rents = hasCommonPrices(asSeller(provider)) ? title.rents : [];
  const selling = {
    offers,
    rents,
    contentId,
    isTrialOpen: (packetId: number) => isTrialOpen(own, packetId),
    moneyFormat: provider.config.currency.format,
  };
  const amounts = [...offers.map(({ total }) => fromMinor(total)), ...rents.map(({ amount }) => amount)];
  return {
    buttons: payButtons(selling, viewOf(request, deps)),
    minPrice: cheapest(amounts) ?? NO_PRICE,
    isRented: rents.length > 0,
  };
}

import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { channelOffersCall, toOffers } from '@/lib/platform/resources/offers';
import { type ChannelOffers, channelOffer, MOST_OFFERS } from '@/lib/rules/channels/offers';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';

/**
 * The offers for a channel as this viewer can buy them: without the packets that they have, and in the money of their own
 * provider. @throws PlatformError
 */
export async function readOwnOffers(
  channelId: number,
  ts: number | null,
  words: Pick<Messages['offers'], 'freeTrial' | 'paidTrial'>,
): Promise<ChannelOffers> {
  const [wire, format] = await Promise.all([
    callAsViewer(channelOffersCall(channelId, ts)),
    ownMoneyFormat(),
  ]);
  const wording = { format, locale: pageLocale(), words };
  const offers = toOffers(wire)
    .slice(0, MOST_OFFERS)
    .map((offer) => channelOffer(offer, wording));
  return { offers, packetsHref: routes.packets() };
}

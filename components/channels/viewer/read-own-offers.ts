import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { channelOffersCall, toOffers } from '@/lib/platform/resources/offers';
import { type ChannelOffers, MOST_OFFERS } from '@/lib/rules/channels/offers';
import { trialWords } from '@/lib/rules/commerce/trial';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';
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
  const locale = pageLocale();
  const offers = toOffers(wire)
    .slice(0, MOST_OFFERS)
    .map(({ packets, totalPrice, period, trial }) => {
      const length = period && periodText(period, locale);
      const named = trial && trialWords(trial, { format, locale });
      return {
        keys: packets.map(({ id }) => id),
        names: packets.map(({ name }) => name),
        price: Number(totalPrice) > 0 ? moneyText({ amount: totalPrice, format }, locale) : null,
        per: length && `/ ${length}`,
        trial: named && fill(words[named.key], named.values),
      };
    });
  return { offers, packetsHref: routes.packets() };
}

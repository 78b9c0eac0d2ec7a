import 'server-only';
import { listChannelOffers } from '@/lib/platform/resources/channel-offers';
import { getSeller } from '@/lib/platform/resources/providers';
import { type ChannelOffers, channelOffer, MOST_OFFERS } from '@/lib/rules/channels/offers';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';

/** The offers of a site for a channel or its archive, as texts for viewers who have no packets (spec 2 §4 "Channel loading"). @throws PlatformError */
export async function loadChannelOffers(
  channelId: number,
  ts: number | null,
  provider: string | null,
  reader: AudienceContext,
): Promise<ChannelOffers> {
  // Whole hours: offers do not change within an hour, and fewer cached answers are needed.
  const hour = ts === null ? null : ts - (ts % HOUR_SECONDS);
  const [offers, seller] = await Promise.all([
    listChannelOffers(channelId, { ts: hour, provider }, reader),
    getSeller(reader, provider),
  ]);
  // Children get no offers and no prices (spec 1 §6); a channel above their age was not found before.
  if (isForChild(reader.audience)) return { offers: [], packetsHref: null };
  const { locale } = reader;
  const wording = { format: seller.moneyFormat, locale, words: wordsOf(locale).offers };
  return {
    offers: offers.slice(0, MOST_OFFERS).map((offer) => channelOffer(offer, wording)),
    packetsHref: seller.shortname ? routes.packets() : null,
  };
}

import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { LandingPacket } from '@/lib/platform/resources/packet-wire';
import type { Provider } from '@/lib/platform/resources/providers';
import { priceDiscount } from '@/lib/rules/commerce/discount';
import { samePacketAs } from '@/lib/rules/commerce/same-packet';
import { trialText } from '@/lib/rules/commerce/trial';
import { packetKeyOf } from '@/lib/rules/pages/packet-key';
import { perText } from '@/lib/server/commerce/per-text';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { moneyText } from '@/lib/shared/money';
import { periodText } from '@/lib/shared/period';
import { routes } from '@/lib/shared/routes';

/** A packet in a list, as texts. */
export interface PacketView {
  id: string;
  /** Its own page. */
  href: string;
  /** The same page, where the purchase starts at once (spec 3 §2 action=buy). */
  buyHref: string;
  name: string;
  short: string | null;
  isBase: boolean;
  isDonation: boolean;
  price: string | null;
  oldPrice: string | null;
  /** "−14%". */
  discount: string | null;
  /** "a month". */
  per: string | null;
  /** "1 month". */
  length: string | null;
  /** "7 days free", "14 days for 1 ₸". */
  trial: string | null;
  /** What is paid after the trial; null: unknown. */
  next: { price: string; per: string } | null;
  channels: string | null;
  benefits: LandingPacket['benefits'];
  libraryNames: readonly string[];
  picture: string | null;
  /** The packet in the list that it is an offer of, on other terms. */
  termsOf: string | null;
}

interface Selling extends Pick<Provider, 'moneyFormat'> {
  /** The seller, when it is not the site's own: its prices are on separate pages (spec 3 §2). */
  elsewhere?: string | null;
}

/** The packets of one provider, in the language of the page. */
export async function packetViews(
  packets: readonly LandingPacket[],
  { moneyFormat: format, elsewhere = null }: Selling,
  locale: Locale,
): Promise<PacketView[]> {
  const t = await getTranslations({ locale, namespace: 'pages.provider' });
  const words = wordsOf(locale).offers;
  const money = (amount: string | null) => moneyText({ amount, format }, locale);
  const per = async ({ period }: Pick<LandingPacket, 'period'>) => period && (await perText(period, locale));
  const nextOf = async ({ continuesAs, ...packet }: LandingPacket) => {
    const next = continuesAs === null ? packet : packets.find(({ id }) => id === continuesAs);
    const price = next && money(next.price);
    return next && price ? { price, per: (await per(next)) ?? '' } : null;
  };
  const views = packets.map(async (packet) => {
    const key = packetKeyOf(elsewhere, packet.id);
    const [price, oldPrice] = [money(packet.price), money(packet.oldPrice)];
    return {
      id: packet.id,
      href: routes.packet(key),
      buyHref: routes.buyPacket(key),
      name: packet.name,
      short: packet.short,
      isBase: packet.isBase,
      isDonation: packet.isDonation,
      price,
      oldPrice,
      discount: price && oldPrice && discountText(priceDiscount(packet.price ?? '', packet.oldPrice ?? '')),
      per: await per(packet),
      length: packet.period && periodText(packet.period, locale),
      trial: packet.trial && trialText(packet.trial, { format, locale, words }),
      next: await nextOf(packet),
      channels: packet.channels > 0 ? t('channels', { count: packet.channels }) : null,
      benefits: packet.benefits,
      libraryNames: packet.libraryNames,
      picture: packet.picture,
      termsOf: samePacketAs(packet, packets),
    };
  });
  return Promise.all(views);
}

export const discountText = (percent: number | null): string | null => (percent ? `−${percent}%` : null);

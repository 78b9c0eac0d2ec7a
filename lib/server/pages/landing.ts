import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { LandingPacket, Period, Provider } from '@/lib/platform/resources/providers';
import { packetKeyOf } from '@/lib/rules/pages/packet-key';
import type { Locale } from '@/lib/shared/i18n/locales';
import { moneyText } from '@/lib/shared/money';
import { routes } from '@/lib/shared/routes';

/** A packet on a landing page, as texts. */
export interface PacketView {
  id: string;
  /** Its own page. */
  href: string;
  name: string;
  short: string | null;
  isBase: boolean;
  price: string | null;
  oldPrice: string | null;
  /** "a month". */
  per: string | null;
  trial: string | null;
  channels: string | null;
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
  const money = (amount: string | null) => moneyText({ amount, format }, locale);
  return packets.map((packet) => {
    const period = packet.period && unitOf(packet.period);
    const trial = packet.trial && unitOf(packet.trial);
    return {
      id: packet.id,
      href: routes.packet(packetKeyOf(elsewhere, packet.id)),
      name: packet.name,
      short: packet.short,
      isBase: packet.isBase,
      price: money(packet.price),
      oldPrice: money(packet.oldPrice),
      per: period ? t(period.unit, { count: period.count }) : null,
      // Trials are counted in days; another unit is shown on the packet's own page only.
      trial: trial?.unit === 'perDays' ? t('trialDays', { count: trial.count }) : null,
      channels: packet.channels > 0 ? t('channels', { count: packet.channels }) : null,
    };
  });
}

function unitOf({ days, months, years }: Period) {
  if (years > 0) return { unit: 'perYears', count: years } as const;
  if (months > 0) return { unit: 'perMonths', count: months } as const;
  return days > 0 ? ({ unit: 'perDays', count: days } as const) : null;
}

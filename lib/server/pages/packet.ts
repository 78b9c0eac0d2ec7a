import 'server-only';
import { type Channel, listChannels } from '@/lib/platform/resources/channels';
import {
  type Bundle,
  getPacket,
  listPeriods,
  type PeriodPrice,
  type WholePacket,
} from '@/lib/platform/resources/packets';
import { getSeller, type Seller } from '@/lib/platform/resources/providers';
import { periodDiscount } from '@/lib/rules/commerce/discount';
import { packetKey, packetKeyOf } from '@/lib/rules/pages/packet-key';
import { perText } from '@/lib/server/commerce/per-text';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { moneyText } from '@/lib/shared/money';
import { monthsOf, periodText } from '@/lib/shared/period';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import { isForChild } from '@/lib/shared/sites/audience';
import { discountText, type PacketView, packetViews } from './packet-views';

/** A length of time that a packet is sold for, as texts. */
export interface PeriodView {
  /** Of the way to buy it for this period. */
  id: string;
  name: string;
  price: string;
  /** "≈ 791 ₸ a month"; null for a month and less. */
  each: string | null;
  discount: string | null;
  /** The trial of the packet comes first. */
  hasTrial: boolean;
}

export interface PacketPage
  extends Pick<WholePacket, 'description' | 'rowHref' | 'howToUse' | 'libraries' | 'videos' | 'design'> {
  /** As in its address: `82`, `almatv_82`. */
  key: string;
  view: PacketView;
  parentName: string | null;
  bundle: Bundle | null;
  included: { name: string; href: string; short: string | null }[];
  /** More than one, the shortest first. */
  periods: PeriodView[];
  channels: Channel[];
  /** The seller of the price, and its page with all packets. */
  seller: { name: string; href: string | null };
  /** For structured data. */
  sale: { amount: string | null; currency: string | null };
  /** Whether that seller sells it; otherwise it has no price. */
  isSold: boolean;
}

/**
 * A packet for its own page; null when it does not exist, and for children, who get no offers (spec 1 §6).
 */
export async function loadPacket(text: string, siteContext: SiteContext): Promise<PacketPage | null> {
  const key = packetKey(text);
  if (!key || isForChild(siteContext.audience)) return null;
  const provider = key.provider ?? siteContext.site.provider;
  const soldKey = packetKeyOf(provider, key.packet);
  const [sold, seller, all] = await Promise.all([
    getPacket(soldKey, siteContext).catch(nullIfNotFound),
    getSeller(siteContext, provider),
    // Without them the page still describes the packet (quality F02).
    listChannels(siteContext).catch(() => []),
  ]);
  // A packet that the seller of the site does not sell may be linked in the catalogue: its contents are shown
  // without a price.
  const packet =
    sold ??
    withoutPrice(await orNotFound(key.provider ? Promise.resolve(null) : getPacket(key.packet, siteContext)));
  const isElsewhere = key.provider !== null && key.provider !== siteContext.site.provider;
  const elsewhere = isElsewhere ? key.provider : null;
  const [followers, periods] = await Promise.all([
    // What it costs after a trial is the price of the packet that follows it.
    sold?.trial && sold.continuesAs
      ? getPacket(packetKeyOf(provider, sold.continuesAs), siteContext).then(
          (next) => [next],
          () => [],
        )
      : [],
    sold ? loadPeriods(soldKey, seller, siteContext) : [],
  ]);
  const [view] = await packetViews([packet, ...followers], { ...seller, elsewhere }, siteContext.locale);
  if (!view) return null;
  const isIn = new Set(packet.channelIds);
  const { description, rowHref, howToUse, libraries, videos, design } = packet;
  const { parentName, included, price } = packet;
  // The tariff of the bundle is not the price of one of its packets.
  const bundle = parentName === null ? packet.bundle : null;
  return {
    key: packetKeyOf(elsewhere, packet.id),
    view,
    description,
    rowHref,
    howToUse,
    libraries,
    videos,
    design,
    parentName,
    periods,
    bundle: bundle && {
      ...bundle,
      price: sold && moneyText({ amount: bundle.price, format: seller.moneyFormat }, siteContext.locale),
    },
    included: included.map(({ id, name, short }) => ({
      name,
      short,
      href: routes.packet(packetKeyOf(elsewhere, id)),
    })),
    channels: all.filter((channel) => isIn.has(channel.id)),
    seller: { name: seller.name, href: seller.shortname && routes.provider(seller.shortname) },
    // The price that the page shows.
    sale: { amount: (sold && bundle?.price) ?? price, currency: seller.currency },
    isSold: sold !== null,
  };
}

/** What longer periods save (spec 3 §5); without an answer the page has the price of the first one. */
async function loadPeriods(
  key: string,
  { moneyFormat: format }: Seller,
  siteContext: SiteContext,
): Promise<PeriodView[]> {
  const { locale } = siteContext;
  const options = await listPeriods(key, siteContext).catch(() => []);
  const [first] = options;
  if (!first || options.length < 2) return [];
  const perMonth = await perText({ days: 0, months: 1, years: 0 }, locale);
  const eachOf = ({ amount, period }: PeriodPrice): string | null => {
    const months = monthsOf(period);
    if (months <= 1) return null;
    return `≈ ${moneyText({ amount: String(Math.round(Number(amount) / months)), format }, locale)} ${perMonth}`;
  };
  return options.flatMap((option) => {
    const name = periodText(option.period, locale);
    const price = moneyText({ amount: option.amount, format }, locale);
    if (!name || !price) return [];
    const { id, hasTrial } = option;
    const discount = discountText(periodDiscount(option, first));
    return [{ id, name, price, each: eachOf(option), discount, hasTrial }];
  });
}

function withoutPrice(packet: WholePacket): WholePacket {
  return { ...packet, price: null, oldPrice: null, trial: null };
}

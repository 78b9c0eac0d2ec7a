import 'server-only';
import { getProvider, getSeller } from '@/lib/platform/resources/providers';
import { fullestPacket } from '@/lib/rules/commerce/fullest';
import type { SiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';
import { type PacketView, packetViews } from './packet-views';

export interface Tariffs {
  seller: { name: string; href: string | null };
  base: PacketView[];
  /** The id of the base packet that has the most. */
  fullest: string | null;
  additional: PacketView[];
  bundles: PacketView[];
  /** Of the prices: `KZT`. */
  currency: string | null;
  /** Their decimal amounts, by packet. */
  amounts: ReadonlyMap<string, string>;
}

/** Everything that the seller of the site sells (spec 3 §2 `/packets`); children get no offers (spec 1 §6). */
export async function loadTariffs(siteContext: SiteContext): Promise<Tariffs> {
  const seller = await getSeller(siteContext, siteContext.site.provider);
  const { shortname, name } = seller;
  const isSelling = siteContext.audience === 'everyone' && shortname !== null;
  const provider = isSelling ? await getProvider(shortname, siteContext) : null;
  const all = provider ? [...provider.packets, ...provider.bundles] : [];
  const format = { moneyFormat: provider?.moneyFormat ?? null };
  const [packets, bundles] = await Promise.all([
    packetViews(provider?.packets ?? [], format, siteContext.locale),
    packetViews(provider?.bundles ?? [], format, siteContext.locale),
  ]);
  return {
    seller: { name, href: shortname && routes.provider(shortname) },
    base: packets.filter(({ isBase }) => isBase),
    fullest: fullestPacket((provider?.packets ?? []).filter(({ isBase }) => isBase)),
    additional: packets.filter(({ isBase }) => !isBase),
    bundles,
    currency: provider?.currency ?? null,
    amounts: new Map(all.flatMap(({ id, price }) => (price === null ? [] : [[id, price]]))),
  };
}

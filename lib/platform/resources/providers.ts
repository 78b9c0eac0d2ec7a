import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { CurrencyWire, moneyFormatOf } from '@/lib/platform/http/money-format';
import { ContactsShown, SupportWire, supportOf } from '@/lib/platform/http/support';
import { flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { Support } from '@/lib/rules/pages/support-contacts';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';
import { type LandingPacket, PacketWire, toPacket } from './packet-wire';

const contacts = {
  name: text,
  shortname: textOrNull,
  agreements: v.nullish(v.object({ terms: textOrNull })),
  currency: CurrencyWire,
  display_contact_info: ContactsShown,
  landing: v.nullish(
    v.object({
      logo: textOrNull,
      shortname: textOrNull,
      regform_btn_url: textOrNull,
      regform_btn_caption: textOrNull,
      support: SupportWire,
    }),
  ),
};

const Network = v.object({
  agreement: textOrNull,
  privacy: textOrNull,
  promo_days: numberOrNull,
  // Names, or objects with one (wire 2).
  languages: v.nullish(v.object({ available: listOf(v.union([v.string(), v.object({ key: v.string() })])) })),
  provider: v.nullish(v.object(contacts)),
});

const Landing = v.object({
  id: idText,
  ...contacts,
  is_promo_allowed: flag,
  packets: listOf(PacketWire),
  bundles: listOf(PacketWire),
});

/** The provider of a site, as the footer and the text pages need it (spec 3 §2 Footer). */
export interface Seller {
  name: string;
  shortname: string | null;
  support: Support;
  /** Length of the free trial for new users; null when there is none. */
  promoDays: number | null;
  /** Of the interface, as the network lists them. */
  languages: string[];
  /** `{amount} ₸`; null when the network has no currency. */
  moneyFormat: string | null;
  /** `KZT`; null when the network has no currency. */
  currency: string | null;
  /** Addresses of texts of the network. */
  texts: { agreement: string | null; privacy: string | null; terms: string | null };
}

/** Spec 3 §2 "Provider landing". */
export interface Provider {
  shortname: string;
  name: string;
  logo: string | null;
  support: Support;
  registration: { href: string; caption: string | null } | null;
  hasPromo: boolean;
  /** `{amount} ₸`; null when it has no currency. */
  moneyFormat: string | null;
  /** `KZT`, for structured data. */
  currency: string | null;
  packets: LandingPacket[];
  bundles: LandingPacket[];
}

const cacheLife = { revalidate: life.directory, tags: [tag.provider] };

/** The network of a site without a viewer: the same for everyone. @throws PlatformError */
export async function getSeller(reader: AudienceContext, provider: string | null): Promise<Seller> {
  const call = { path: '/users/self/network', query: { provider }, schema: Network };
  const network = await readPublic(call, reader, cacheLife);
  const { agreement, privacy, provider: seller } = network;
  return {
    name: seller?.name ?? '',
    shortname: seller?.shortname ?? seller?.landing?.shortname ?? null,
    support: supportOf(seller),
    promoDays: network.promo_days,
    languages: (network.languages?.available ?? []).map((one) => (typeof one === 'string' ? one : one.key)),
    moneyFormat: moneyFormatOf(seller?.currency),
    currency: seller?.currency?.ISO_CODE ?? null,
    texts: {
      agreement: webAddress(agreement),
      privacy: webAddress(privacy),
      terms: webAddress(seller?.agreements?.terms ?? null),
    },
  };
}

/**
 * `GET /v2/providers/{id or short name}/info`.
 * @throws PlatformError with status 404 when it does not exist
 */
export async function getProvider(key: string, reader: AudienceContext): Promise<Provider> {
  const call = { path: `/providers/${encodeURIComponent(key)}/info`, schema: Landing };
  const wire = await readPublic(call, reader, cacheLife);
  const { landing } = wire;
  const href = webAddress(landing?.regform_btn_url ?? null);
  return {
    shortname: wire.shortname ?? landing?.shortname ?? wire.id,
    name: wire.name,
    logo: webAddress(landing?.logo ?? null),
    support: supportOf(wire),
    registration: href ? { href, caption: landing?.regform_btn_caption ?? null } : null,
    hasPromo: wire.is_promo_allowed,
    moneyFormat: moneyFormatOf(wire.currency),
    currency: wire.currency?.ISO_CODE ?? null,
    packets: wire.packets.map(toPacket),
    bundles: wire.bundles.map(toPacket),
  };
}

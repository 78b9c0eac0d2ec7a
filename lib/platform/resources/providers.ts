import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { Support } from '@/lib/rules/pages/support-contacts';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';

const contacts = {
  name: text,
  shortname: textOrNull,
  agreements: v.nullish(v.object({ terms: textOrNull })),
  currency: v.nullish(v.object({ FORMAT: textOrNull })),
  display_contact_info: v.nullish(v.boolean(), true),
  landing: v.nullish(
    v.object({
      logo: textOrNull,
      shortname: textOrNull,
      regform_btn_url: textOrNull,
      regform_btn_caption: textOrNull,
      support: v.nullish(v.object({ email: textOrNull, phone: textOrNull, url: textOrNull })),
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

/** A packet in lists of packets. */
export const PacketWire = v.object({
  id: idText,
  name: text,
  short: textOrNull,
  price: textOrNull,
  old_price: textOrNull,
  is_base: flag,
  is_trial: flag,
  period_human: v.nullish(v.object({ days: numberOrNull, months: numberOrNull, years: numberOrNull })),
  trial_period_human: v.nullish(v.object({ days: numberOrNull, months: numberOrNull, years: numberOrNull })),
  channels_count: numberOrNull,
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
  /** Addresses of texts of the network. */
  texts: { agreement: string | null; privacy: string | null; terms: string | null };
}

export interface Period {
  days: number;
  months: number;
  years: number;
}

export interface LandingPacket {
  id: string;
  name: string;
  short: string | null;
  price: string | null;
  oldPrice: string | null;
  period: Period | null;
  /** Length of the trial for new users. */
  trial: Period | null;
  isBase: boolean;
  channels: number;
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
    moneyFormat: seller?.currency?.FORMAT ?? null,
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
    moneyFormat: wire.currency?.FORMAT ?? null,
    packets: wire.packets.map(toPacket),
    bundles: wire.bundles.map(toPacket),
  };
}

type Contacts = Pick<v.InferOutput<typeof Landing>, 'display_contact_info' | 'landing'>;

/** A provider may have no contacts. */
function supportOf(provider: Contacts | null | undefined): Support {
  const support = provider?.display_contact_info === false ? null : provider?.landing?.support;
  return {
    email: support?.email ?? null,
    phone: support?.phone ?? null,
    href: webAddress(support?.url ?? null),
  };
}

/** The part that is the same for everyone; the rights of a viewer are read elsewhere. */
export function toPacket(wire: v.InferOutput<typeof PacketWire>): LandingPacket {
  return {
    id: wire.id,
    name: wire.name,
    short: wire.short,
    price: wire.price,
    // The wire writes a missing price as zero.
    oldPrice: Number(wire.old_price) > 0 ? wire.old_price : null,
    period: toPeriod(wire.period_human),
    trial: wire.is_trial ? toPeriod(wire.trial_period_human) : null,
    isBase: wire.is_base,
    channels: wire.channels_count ?? 0,
  };
}

function toPeriod(period: v.InferOutput<typeof PacketWire>['period_human']): Period | null {
  if (!period) return null;
  return { days: period.days ?? 0, months: period.months ?? 0, years: period.years ?? 0 };
}

import { eq, or, type SQL } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { isAnyOf, rowsByKey } from '../db/batch.ts';
import type { Database } from '../db/open.ts';
import { providers } from '../db/schema/session.ts';
import { isIn } from '../domain/address-ranges.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';

export type Provider = typeof providers.$inferSelect;

const text = Type.String();

/** wire 2.9. */
export const ProviderWire = Type.Object({
  id: Type.Integer(),
  name: text,
  shortname: text,
  proxy: text,
  agreement: text,
  // The spelling of `subscripition` is the wire's own.
  agreements: Type.Object({ terms: text, privacy: text, subscripition: text }),
  landing: Type.Object({
    logo: text,
    url: text,
    shortname: text,
    regform_btn_url: text,
    regform_btn_caption: text,
    login: Type.Object({ title: text, description: text }),
    support: Type.Object({ email: text, phone: text, url: text }),
  }),
  auto_auth: text,
  is_have_purchases: Type.Boolean(),
  is_allow_additional_packets_without_base: Type.Boolean(),
  free_channels_count: Type.Integer(),
  store_sources: Type.Array(Type.Unknown()),
  language: Type.Null(),
  currency: Type.Object({ ASCII_NAME: text, FORMAT: text, UTF_NAME: text, ISO_CODE: text }),
  phone_mask: text,
  getip_url: text,
  display_contact_info: Type.Boolean(),
  disallow_subscribe: Type.Boolean(),
  payment_info: Type.Null(),
});

/** The full address of one of the platform's own texts; other addresses stay unchanged. */
export function absolute(url: string, publicUrl: string): string {
  return url.startsWith('/') ? `${publicUrl}${url}` : url;
}

/** `freeChannels` is the number of channels open to everybody, from the catalogue. */
export function presentProvider(
  { id, name, shortname, config }: Provider,
  { locale, publicUrl, freeChannels }: { locale: Locale; publicUrl: string; freeChannels: number },
): Static<typeof ProviderWire> {
  const { landing, currency, login } = config;
  const agreement = absolute(config.agreement, publicUrl);
  return {
    id,
    name,
    shortname,
    proxy: '',
    agreement,
    agreements: {
      terms: absolute(config.terms, publicUrl),
      privacy: absolute(config.privacy, publicUrl),
      subscripition: agreement,
    },
    landing: {
      logo: absolute(landing.logo, publicUrl),
      url: landing.url,
      shortname,
      regform_btn_url: landing.registration?.url ?? '',
      regform_btn_caption: landing.registration?.caption[locale] ?? '',
      login: { title: login.title[locale], description: login.description[locale] },
      support: { email: landing.supportEmail, phone: landing.supportPhone, url: landing.supportUrl },
    },
    auto_auth: absolute(config.autoAuth, publicUrl),
    is_have_purchases: config.isHavePurchases,
    is_allow_additional_packets_without_base: config.isAllowAdditionalPacketsWithoutBase,
    free_channels_count: freeChannels,
    store_sources: [],
    language: null,
    currency: {
      ASCII_NAME: currency.ascii,
      FORMAT: currency.format,
      UTF_NAME: currency.symbol,
      ISO_CODE: currency.iso,
    },
    phone_mask: config.phoneMask,
    getip_url: '',
    display_contact_info: config.displayContactInfo,
    disallow_subscribe: config.disallowSubscribe,
    payment_info: null,
  };
}

async function select(db: Database, where: SQL | undefined): Promise<Provider | null> {
  const [provider] = await db.select().from(providers).where(where).limit(1);
  return provider ?? null;
}

/** The provider named by a client, by number or by short name. */
export function namedProvider(db: Database, reference: string): Promise<Provider | null> {
  const byName = eq(providers.shortname, reference.toLowerCase());
  const isNumber = /^\d{1,9}$/.test(reference);
  return select(db, isNumber ? or(eq(providers.id, Number(reference)), byName) : byName);
}

const byId = rowsByKey(
  (db) => db.select().from(providers).where(isAnyOf(providers.id, 'keys')).prepare('providers_by_id'),
  ({ id }) => id,
);

export async function providerById(db: Database, id: number): Promise<Provider | null> {
  return (await byId(db)(id))[0] ?? null;
}

/** The provider whose network contains an address. */
export async function providerByAddress(db: Database, address: string): Promise<Provider | null> {
  const all = await db.select().from(providers).orderBy(providers.id);
  return all.find(({ config }) => isIn(config.networks)(address)) ?? null;
}

/** The provider of requests that name none. */
export async function defaultProvider(db: Database): Promise<Provider> {
  const provider = await select(db, eq(providers.isDefault, true));
  // Only before the seed: no sale and no login is possible then.
  if (!provider) throw new ApiError('unavailable');
  return provider;
}

import { Type } from 'typebox';
import { countFreeChannels } from '../../catalogue/free-channels.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import type { Routes } from '../../http/app.ts';
import { locales } from '../../http/locale.ts';
import { Nullable } from '../../presenters/schema.ts';
import { absolute, namedProvider, ProviderWire, presentProvider } from '../../session/provider.ts';
import { addressOf, countryOf } from '../../session/region.ts';
import { OfSeller, sellerOf } from '../../session/seller.ts';

const text = Type.String();
const flag = Type.Boolean();

/** wire 2, first call of every client. */
const NetworkWire = Type.Object({
  id: Type.Integer(),
  is_guest_allowed: flag,
  is_registration_allowed: flag,
  is_autoregistration_allowed: flag,
  provider: ProviderWire,
  remote: text,
  country: text,
  auto_auth: text,
  promo_days: Type.Integer(),
  default: Type.Object({ login: Type.Object({ title: text, description: text }) }),
  agreement: text,
  privacy: text,
  lk_link: Nullable(Type.Object({ label: text, url: text })),
  languages: Type.Object({
    available: Type.Array(text),
    audio: Type.Array(text),
    subtitle: Type.Array(text),
  }),
  phone_otp_length: Type.Integer(),
});

const schema = {
  summary: 'Where the viewer is, and what the provider there allows: the first call of every client',
  querystring: Type.Object(OfSeller),
  response: { 200: NetworkWire },
};

/** GET /v2/users/self/network: the viewer's location, and the settings of the provider there. */
export const networkRoutes: Routes = async (app, deps) => {
  const { db, env } = deps;

  app.get('/v2/users/self/network', { schema, config: { access: 'public' } }, async (request) => {
    const { locale, query } = request;
    const named = query.provider ? await namedProvider(db, query.provider) : null;
    const provider = named ?? (await sellerOf(deps, request));
    const remote = addressOf(deps, request);
    const { config } = provider;
    const freeChannels = countFreeChannels(await catalogueOf(deps).current());
    return {
      id: provider.id,
      is_guest_allowed: config.isGuestAllowed,
      is_registration_allowed: config.isRegistrationAllowed,
      is_autoregistration_allowed: false,
      provider: presentProvider(provider, { locale, publicUrl: env.publicUrl, freeChannels }),
      remote,
      // An address outside all known ranges counts as at home.
      country: countryOf(deps, remote) ?? config.country,
      auto_auth: absolute(config.autoAuth, env.publicUrl),
      promo_days: config.promoDays,
      default: {
        login: { title: config.login.title[locale], description: config.login.description[locale] },
      },
      agreement: absolute(config.agreement, env.publicUrl),
      privacy: absolute(config.privacy, env.publicUrl),
      lk_link: config.lkLink && { label: config.lkLink.label[locale], url: config.lkLink.url },
      languages: {
        available: [...locales],
        audio: config.audioLanguages,
        subtitle: config.subtitleLanguages,
      },
      phone_otp_length: config.phoneOtpLength,
    };
  });
};

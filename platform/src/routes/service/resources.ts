import { Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { basesOf } from '../../http/public-address.ts';
import { imageKinds } from '../../origin/images/subject.ts';
import { Wire } from '../../presenters/schema.ts';
import { isSandboxAddress } from '../../sandbox/other-sites.ts';
import { absolute } from '../../session/provider.ts';
import { namedSeller, OfSeller } from '../../session/seller.ts';

const text = Type.String();

const ResourcesWire = Wire({
  /** Texts that a client loads and shows; each is in the language of the request. */
  texts: Wire({ agreement: text, privacy: text, terms: text }),
  /** Addresses of the applications; empty if a provider has none. */
  stores: Type.Array(Wire({ platform: text, url: text, app_url: text })),
  support: Wire({ email: text, phone: text, url: text }),
  brand: Wire({ name: text, logo: text }),
  images: Wire({
    base: text,
    kinds: Type.Array(text),
    /** The picture that replaces a programme during a blackout. */
    blackout: text,
    /** Query parameters of the resizer. */
    resize: Type.Array(text),
  }),
  documentation: text,
});

/** Addresses that clients would otherwise have built in (spec 1 §7; no public source shows the content). */
export const resourceRoutes: Routes = async (app, deps) => {
  const { publicUrl, imagesUrl } = basesOf(deps.env);

  app.get(
    '/v2/platform/resources',
    {
      schema: {
        summary: 'Addresses of texts, stores, help, logo and images',
        querystring: Type.Object(OfSeller),
        response: { 200: ResourcesWire },
      },
      config: { access: 'public' },
    },
    async (request) => {
      const { name, config } = await namedSeller(deps, request, request.query.provider);
      const { landing } = config;
      return {
        texts: {
          agreement: absolute(config.agreement, publicUrl),
          privacy: absolute(config.privacy, publicUrl),
          terms: absolute(config.terms, publicUrl),
        },
        stores: (config.stores ?? [])
          // The store of the seed is played by the sandbox.
          .filter(({ url }) => deps.env.sandbox || !isSandboxAddress(url))
          .map(({ platform, url, appUrl }) => ({
            platform,
            url: absolute(url, publicUrl),
            app_url: appUrl,
          })),
        support: { email: landing.supportEmail, phone: landing.supportPhone, url: landing.supportUrl },
        brand: { name, logo: absolute(landing.logo, publicUrl) },
        images: {
          base: `${imagesUrl}/img`,
          kinds: [...imageKinds],
          blackout: `${imagesUrl}/img/background/blackout.jpg`,
          resize: ['w', 'h', 'crop', 'cover', 'format'],
        },
        documentation: `${publicUrl}/v2/doc`,
      };
    },
  );
};

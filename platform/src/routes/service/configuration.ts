import { Type } from 'typebox';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import type { Locale } from '../../http/locale.ts';
import { basesOf } from '../../http/public-address.ts';

/** Spec 2 §5: search starts at one character and waits 1000 ms after the last key. */
const MIN_SEARCH_CHARS = 1;
const BOUNCING_INTERVAL_MS = 1000;
/** Spec 2 §9: cached for 15 minutes unless the server says otherwise. */
const CACHE_TIMEOUT_SECONDS = 900;

/** Minutes that a PIN stays valid; 0 asks every time (spec 1 §6). */
const PARENTAL_DURATIONS = [0, 15, 30, 60, 180] as const;

const durationNames: Record<Locale, (minutes: number) => string> = {
  ru: (minutes) => (minutes === 0 ? 'Каждый раз' : minutes < 60 ? `${minutes} мин` : `${minutes / 60} ч`),
  kk: (minutes) => (minutes === 0 ? 'Әр жолы' : minutes < 60 ? `${minutes} мин` : `${minutes / 60} сағ`),
  en: (minutes) => (minutes === 0 ? 'Every time' : minutes < 60 ? `${minutes} min` : `${minutes / 60} h`),
  uz: (minutes) =>
    minutes === 0 ? 'Har safar' : minutes < 60 ? `${minutes} daqiqa` : `${minutes / 60} soat`,
};

const ConfigurationWire = Type.Object({
  min_search_chars: Type.Integer(),
  bouncing_interval: Type.Integer(),
  parental_duration: Type.Array(Type.Object({ duration: Type.Integer(), name: Type.String() })),
  blackout: Type.Object({
    screenshot: Type.String(),
    /** Seconds before and after a blackout that are hidden too. */
    safe_area: Type.Integer(),
  }),
  cache_timeout: Type.Integer(),
  // Our own field: the public key with which browsers subscribe to pushes (RFC 8292).
  web_push_key: Type.String(),
});

/** The first request of every client. */
export const configurationRoutes: Routes = async (app, { env, webPush }) => {
  app.get(
    '/v2/platform/configuration',
    {
      schema: { summary: 'Numbers and words that steer clients', response: { 200: ConfigurationWire } },
      config: { access: 'public', cacheMs: CACHE_MS.configuration },
    },
    async ({ locale }) => ({
      min_search_chars: MIN_SEARCH_CHARS,
      bouncing_interval: BOUNCING_INTERVAL_MS,
      parental_duration: PARENTAL_DURATIONS.map((duration) => ({
        duration,
        name: durationNames[locale](duration),
      })),
      blackout: { screenshot: `${basesOf(env).imagesUrl}/img/background/blackout.jpg`, safe_area: 5 },
      cache_timeout: CACHE_TIMEOUT_SECONDS,
      web_push_key: webPush.vapid.publicKey.toString('base64url'),
    }),
  );
};

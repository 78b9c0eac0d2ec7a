import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull } from '@/lib/platform/http/wire';
import { type BlackoutSettings, DEFAULT_BLACKOUT } from '@/lib/rules/playback/blackouts';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** A longer safe area would hide most of a programme; it is taken for an error. */
const MAX_SAFE_AREA_SECONDS = 600;

const Settings = v.pipe(
  v.object({
    blackout: v.nullish(
      v.object({
        screenshot: artOrNull,
        safe_area: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SAFE_AREA_SECONDS)), 0),
      }),
    ),
  }),
  v.transform(
    ({ blackout }): BlackoutSettings =>
      blackout ? { screen: blackout.screenshot, safeArea: blackout.safe_area } : DEFAULT_BLACKOUT,
  ),
);

/** `GET /v2/platform/configuration`: screen and safe area of a blackout (spec 2 §4). Without an answer the defaults. */
export async function getBlackoutSettings(reader: AudienceContext): Promise<BlackoutSettings> {
  const call = { path: '/platform/configuration', schema: Settings };
  const cacheLife = { revalidate: life.configuration, tags: [tag.directory] };
  return readPublic(call, reader, cacheLife).catch(() => DEFAULT_BLACKOUT);
}

import 'server-only';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { answer } from '@/lib/server/gateway/http/answer';
import { refusalOf } from '@/lib/server/gateway/http/refusal';
import { viewerLocale, viewerTarget } from '@/lib/server/gateway/http/viewer';
import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * `GET /api/session/place`: the apparent place of the viewer (spec 1 §8: country and IP), for this viewer
 * only. The platform returns a country code; browsers lack the names of countries in Kazakh and Uzbek.
 */
export async function placeOf(request: Request): Promise<Response> {
  try {
    const { country, ip } = await getNetwork(viewerTarget(request));
    return answer(200, { country: country && nameOf(country, viewerLocale(request)), ip });
  } catch (error) {
    return refusalOf(request, error);
  }
}

function nameOf(country: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}

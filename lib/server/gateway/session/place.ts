import 'server-only';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { answer } from '@/lib/server/gateway/http/answer';
import { refusalOf } from '@/lib/server/gateway/http/refusal';
import { viewerLocale, viewerTarget } from '@/lib/server/gateway/http/viewer';
import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * `GET /api/session/place`: where the viewer seems to be (spec 1 §8: country and IP); only they themselves are told. The
 * platform names a country by its code; what it is called in Kazakh and Uzbek browsers do not know.
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

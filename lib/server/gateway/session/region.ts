import 'server-only';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { answer } from '@/lib/server/gateway/http/answer';
import { refusalOf } from '@/lib/server/gateway/http/refusal';
import { viewerLocale, viewerTarget } from '@/lib/server/gateway/http/viewer';
import { countryName } from './country-name';

/**
 * `GET /api/session/region`: the apparent region of the viewer (spec 1 §8: country and IP), for this viewer
 * only. The platform returns a country code.
 */
export async function answerRegion(request: Request): Promise<Response> {
  try {
    const { country, ip } = await getNetwork(viewerTarget(request));
    return answer(200, { country: country && countryName(country, viewerLocale(request)), ip });
  } catch (error) {
    return refusalOf(request, error);
  }
}

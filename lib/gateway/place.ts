import 'server-only';
import { getNetwork } from '@/lib/platform/network';
import { answer } from './answer';
import { refusalOf } from './refusal';
import { viewerTarget } from './viewer';

/** `GET /api/session/place`: where the viewer seems to be (spec 1 §8: country and IP); only they themselves are told. */
export async function placeOf(request: Request): Promise<Response> {
  try {
    const { country, ip } = await getNetwork(viewerTarget(request));
    return answer(200, { country, ip });
  } catch (error) {
    return refusalOf(request, error);
  }
}

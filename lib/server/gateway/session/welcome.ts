import 'server-only';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { beginStart, receiveNetwork } from '@/lib/rules/session/start';
import { limit } from '@/lib/server/gateway/http/limit';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { readSession } from '@/lib/server/session/session';
import { PlatformError } from '@/lib/shared/platform-error';
import { personal } from './as-viewer';
import { stoppedBy } from './stopped';

/**
 * `GET /api/welcome`: checks a browser without a session before its first personal call (spec 1 §1, §4). It
 * creates no guest, and a viewer who would be refused sees the refusal now. 204 means nothing to report;
 * `starts` means that only a session start can decide, because the operator may know the line, or because the
 * viewer is abroad.
 */
export function welcome(request: Request): Promise<Response> {
  return personal(request, async () => {
    if (isCrawler(request.headers.get('user-agent')) || (await readSession(Date.now()))) return undefined;
    const tooOften = await limit(request, { byAddress: 'welcomePerAddress' });
    if (tooOften) return tooOften;
    const { provider, countries } = await siteOf(request);
    const network = await getNetwork(viewerTarget(request), provider).catch(asRegion);
    const { hasProvider, isGuestAllowed, autoAuth, country } = network;
    const { state } = receiveNetwork(beginStart({ needsKnownLine: false }).state, {
      type: 'network',
      hasProvider,
      isGuestAllowed,
      hasAutoAuth: autoAuth !== null,
    });
    if (state.at === 'stopped') throw stoppedBy(state.why, 'guest', null);
    const isAbroad = country !== null && !countries.includes(country);
    return autoAuth !== null || isAbroad ? { starts: true } : undefined;
  });
}

/** Spec 1 §4, §8: 403 means the region. */
function asRegion(error: unknown): never {
  const isClosed = error instanceof PlatformError && error.status === 403;
  throw isClosed ? stoppedBy('region', 'guest', error) : error;
}

import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { isKnownViewer, isRegionClosed } from '@/lib/client/viewer/known';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { forgetRegionMessage } from '@/lib/client/viewer/region-message';
import { noticingLoss } from '@/lib/client/viewer/viewer';
import { isOwnPath } from '@/lib/rules/modals/address';
import { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

const Place = v.object({ country: v.nullable(v.string()), ip: v.nullable(v.string()) });

/** Where the viewer seems to be. @throws PlatformError */
export function loadPlace(): Promise<v.InferOutput<typeof Place>> {
  return callSession('GET', '/place', Place);
}

/**
 * Whether this region is served: whoever is somebody here already was let in, others try to come in.
 * @throws PlatformError when nobody can tell
 */
export async function isRegionServed(): Promise<boolean> {
  if (isKnownViewer() && !isRegionClosed()) return true;
  try {
    await withSessionLock(() => noticingLoss(() => callSession('POST', '', v.unknown())));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.code === 'region_not_served') return false;
    // The region is open: the page that is wanted asks for the login itself.
    if (error.code !== 'login_required') throw error;
  }
  forgetRegionMessage();
  return true;
}

/** Where the viewer wanted to be when they were told of their region. */
export function wantedPage(): string {
  const to = new URLSearchParams(location.search).get('to');
  return to && isOwnPath(to) ? to : routes.home();
}

/** Tries once more, and goes where the viewer wanted to be. False when the region is still closed. @throws PlatformError */
export async function tryAgain(): Promise<boolean> {
  if (!(await isRegionServed())) return false;
  location.assign(wantedPage());
  return true;
}

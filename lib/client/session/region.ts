import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { hasSession, isRegionClosed } from '@/lib/client/viewer/known';
import { withSessionLock } from '@/lib/client/viewer/lock';
import { forgetRegionMessage } from '@/lib/client/viewer/region-message';
import { withLostSessionDetection } from '@/lib/client/viewer/viewer';
import { isOwnPath } from '@/lib/rules/modals/address';
import { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

const DetectedRegion = v.object({ country: v.nullable(v.string()), ip: v.nullable(v.string()) });

/** The apparent country and address of the viewer. @throws PlatformError */
export function loadDetectedRegion(): Promise<v.InferOutput<typeof DetectedRegion>> {
  return callSession('GET', '/region', DetectedRegion);
}

/**
 * Whether this region is served: a viewer with a session was already accepted, others try to start one.
 * @throws PlatformError when it cannot be found out
 */
export async function isRegionServed(): Promise<boolean> {
  const wasClosed = isRegionClosed();
  if (hasSession() && !wasClosed) return true;
  try {
    await withSessionLock(() => withLostSessionDetection(() => callSession('POST', '', v.unknown())));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.code === 'region_not_served') return false;
    if (error.code !== 'login_required') throw error;
    // The region is checked at the login, which the target page asks for. Until the viewer tries again, the last refusal counts.
    if (wasClosed) return false;
  }
  forgetRegionMessage();
  return true;
}

/** The page that the viewer wanted before the region was refused; null if the address names none of ours. */
export function wantedPage(): string | null {
  const to = new URLSearchParams(location.search).get('to');
  return to && isOwnPath(to) ? to : null;
}

/** Opens the wanted page in place of this one, unless the guard would lead back here. */
export function openWantedPage(): void {
  const to = wantedPage();
  if (to && !isRegionClosed()) location.replace(to);
}

/** Tries once more and opens the wanted page. False when the region is still closed. @throws PlatformError */
export async function recheckRegion(): Promise<boolean> {
  if (!(await isRegionServed())) return false;
  location.assign(wantedPage() ?? routes.home());
  return true;
}

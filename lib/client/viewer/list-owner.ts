import { hasUserSession } from './known';
import { currentViewer } from './viewer';

const GUEST = 'guest';

/** To whom lists of this browser belong, so that one left by another profile is not shown; null while the profile is not known. Browser only. */
export function listOwner(): string | null {
  const viewer = currentViewer();
  if (viewer?.state !== 'user') return viewer === null && hasUserSession() ? null : GUEST;
  // A login does not contain the profile.
  return viewer.profile === undefined ? null : `profile:${viewer.profile?.id ?? ''}`;
}

/** Whether the viewer has the list of this owner: an adult who logs in takes over that of the guest before. */
export function isOwnList(owner: string): boolean {
  const own = listOwner();
  const isChild = currentViewer()?.profile?.role === 'child';
  return own !== null && (owner === own || (owner === GUEST && !isChild));
}

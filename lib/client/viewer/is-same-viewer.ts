import { fetchViewer } from './fetch-viewer';
import { currentViewer } from './viewer';

/** Whether the server still knows the viewer that this document shows; also true for one who is not loaded yet. @throws PlatformError */
export async function isSameViewer(): Promise<boolean> {
  const shown = currentViewer();
  if (shown?.state !== 'user') return true;
  const { state, phone, profile } = await fetchViewer();
  // A login does not contain the profile.
  const isProfile = !shown.profile || shown.profile.id === profile?.id;
  return state === 'user' && shown.phone === phone && isProfile;
}

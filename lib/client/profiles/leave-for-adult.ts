import { loadProfiles } from './calls';
import { chooseProfile } from './choose';
import { openProfiles } from './open';

/**
 * Switches from a child's profile to an adult's (spec 3 §6): asks for the PIN where there is one. With
 * several adult profiles the viewer chooses one first.
 * @throws PlatformError
 */
export async function leaveForAdult(): Promise<void> {
  const { profiles } = await loadProfiles();
  const [adult, ...others] = profiles.filter(({ role }) => role === 'adult');
  if (!adult || others.length > 0) openProfiles({ step: 'choose' });
  else await chooseProfile(adult);
}

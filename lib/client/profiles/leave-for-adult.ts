import { loadProfiles } from './calls';
import { chooseProfile } from './choose';
import { openProfiles } from './open';

/**
 * A grown-up takes over from a child (spec 3 §6): the PIN is asked for where there is one. Where several grown-ups have profiles,
 * they say first who it is.
 * @throws PlatformError
 */
export async function leaveForAdult(): Promise<void> {
  const { profiles } = await loadProfiles();
  const [adult, ...others] = profiles.filter(({ role }) => role === 'adult');
  if (!adult || others.length > 0) openProfiles({ step: 'choose' });
  else await chooseProfile(adult);
}

import { askPin } from '@/lib/client/parental/ask-pin';
import { currentViewer, setViewer, type ViewerProfile } from '@/lib/client/viewer/viewer';
import type { Profile } from '@/lib/rules/profiles/profile';
import { PlatformError } from '@/lib/shared/platform-error';
import { activateProfile } from './calls';

/** The new active profile; null when the PIN was not entered. */
type Chosen = ViewerProfile | null;

/**
 * Makes a profile the active one and notifies every tab (spec 3 §4, §6). Where the parents locked it, the PIN
 * is asked for first; its dialog replaces the open one.
 * @throws PlatformError
 */
export async function chooseProfile({ id }: Pick<Profile, 'id'>): Promise<Chosen> {
  const isChild = currentViewer()?.profile?.role === 'child';
  const chosen = await activateProfile(id).catch((error: unknown) => {
    if (!isPinRequired(error)) throw error;
    return isChild ? leaveChildMode(id) : afterPin(() => activateProfile(id));
  });
  if (chosen) showProfileInAllTabs(chosen);
  return chosen;
}

/**
 * Runs an action for parents. Null when the PIN was asked for and not entered.
 * @throws PlatformError
 */
export async function asParent<T>(
  work: () => Promise<T>,
): Promise<{ done: T; wasRequested: boolean } | null> {
  try {
    return { done: await work(), wasRequested: false };
  } catch (error) {
    if (!isPinRequired(error)) throw error;
    const done = await afterPin(work);
    return done === null ? null : { done, wasRequested: true };
  }
}

/** The name or picture of the active profile has changed: every tab shows it. */
export function showProfileInAllTabs(profile: ViewerProfile): void {
  const viewer = currentViewer() ?? { name: null, phone: null };
  setViewer({ ...viewer, state: 'user', profile });
}

async function afterPin<T>(work: () => Promise<T>): Promise<T | null> {
  return (await askPin({ action: 'profile' })) ? work() : null;
}

/** One call with the PIN, because the session of a child cannot unlock anything. */
async function leaveChildMode(id: string): Promise<Chosen> {
  let answer: Promise<Chosen> = Promise.resolve(null);
  await askPin({
    action: 'profile',
    enter: async (pin, remember) => {
      answer = activateProfile(id, { pin, remember });
      await answer;
    },
  });
  // A dialog that is closed while its PIN is checked does not take the switch back.
  return answer.catch(() => null);
}

function isPinRequired(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'pin_required';
}

import { askPin } from '@/lib/client/parental/ask-pin';
import { currentViewer, setViewer, type ViewerProfile } from '@/lib/client/viewer/viewer';
import type { Profile } from '@/lib/rules/profiles/profile';
import { PlatformError } from '@/lib/shared/platform-error';
import { activateProfile } from './calls';

/** Who becomes the one who watches, or nobody because the PIN was not entered. */
type Chosen = ViewerProfile | null;

/**
 * Makes a profile the active one, and tells every tab (spec 3 §4, §6). Where the parents have locked that, the PIN is
 * asked for first. The dialog of the PIN takes the place of whatever was open.
 * @throws PlatformError
 */
export async function chooseProfile({ id, role }: Pick<Profile, 'id' | 'role'>): Promise<Chosen> {
  const isWayOut = currentViewer()?.profile?.role === 'child' && role === 'adult';
  const chosen = await activateProfile(id).catch((error: unknown) => {
    if (!isPinRequired(error)) throw error;
    return isWayOut ? leaveChildWorld(id) : afterPin(() => activateProfile(id));
  });
  if (chosen) notifyTabs(chosen);
  return chosen;
}

/**
 * Does what only a parent may. Null when the PIN was asked for and not entered.
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

/** The profile in use is called otherwise, or looks otherwise: every tab shows it. */
export function notifyTabs(profile: ViewerProfile): void {
  const who = currentViewer() ?? { name: null, phone: null };
  setViewer({ ...who, state: 'user', profile });
}

async function afterPin<T>(work: () => Promise<T>): Promise<T | null> {
  return (await askPin({ action: 'profile' })) ? work() : null;
}

/** One call with the PIN: a child's own session can unlock nothing. */
async function leaveChildWorld(id: string): Promise<Chosen> {
  const entered: { profile: Chosen } = { profile: null };
  await askPin({
    action: 'profile',
    enter: async (pin, remember) => {
      entered.profile = await activateProfile(id, { pin, remember });
    },
  });
  return entered.profile;
}

function isPinRequired(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'pin_required';
}

import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import {
  getParentalAccount,
  getParentalDevice,
  type ParentalAccount,
  type ParentalDevice,
} from '@/lib/platform/resources/parental';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import { isPinNeeded, type ParentalAction, type Question } from '@/lib/rules/parental/rules';
import { parentalMemory } from '@/lib/server/parental/memory';
import { kindOf } from '@/lib/server/session/sealed';
import type { Session } from '@/lib/server/session/session';
import { levelOf, readChildAudience } from '@/lib/shared/sites/audience';

/** The parental data of a viewer; cached for a short time (`FACTS_LIFE_MS`). */
interface Watcher extends Pick<Question, 'isGuest' | 'childLevel' | 'status' | 'settings' | 'unlock'> {
  device: ParentalDevice | null;
}

export function accountOf(target: Target, { userId }: Session): Promise<ParentalAccount> {
  return parentalMemory.accounts.forceFetch(String(userId), { context: () => getParentalAccount(target) });
}

/** @throws PlatformError; a removed device counts as a refused token (spec 1 §8) */
export async function watcherOf(target: Target, session: Session): Promise<Watcher> {
  const { isGuest, parental: unlock } = session;
  const childLevel = levelOf(readChildAudience(kindOf(session)) ?? 'everyone');
  if (isGuest) return { isGuest, childLevel, status: 'ignore', settings: null, unlock, device: null };
  const [account, device] = await Promise.all([
    accountOf(target, session),
    parentalMemory.devices.forceFetch(session.deviceId, {
      context: () => getParentalDevice(target, session.deviceId),
    }),
  ]);
  return { isGuest, childLevel, status: account.status, settings: device.settings, unlock, device };
}

/**
 * Required before actions that parents may lock: settings, payments, another profile (spec 1 §6, spec 3 §5).
 * Used within the work of `asViewer` or `changeSession`.
 * @throws PinRequired 403 `pin_required`; the browser asks for the PIN and repeats the call
 */
export async function requirePin(
  target: Target,
  session: Session,
  action: Extract<ParentalAction, 'settings' | 'pay' | 'profile'>,
): Promise<void> {
  if (await needsPin(target, session, action)) throw new PinRequired(action, null);
}

/** The same as an answer, for a screen that asks before the action. @throws PlatformError */
export async function needsPin(
  target: Target,
  session: Session,
  action: Extract<ParentalAction, 'settings' | 'pay' | 'profile'>,
): Promise<boolean> {
  const watcher = await watcherOf(target, session);
  return isPinNeeded({ ...watcher, action, seen: null, now: Date.now() });
}

/** Where a PIN is set, it is required also if the parents have not locked the settings. @throws PinRequired */
export async function requirePinAlways(target: Target, session: Session): Promise<void> {
  if (isLockedAlways(await watcherOf(target, session))) throw new PinRequired('settings', null);
}

/** The same as an answer. */
export function isLockedAlways(watcher: Watcher): boolean {
  const settings = watcher.settings && { ...watcher.settings, settings: true };
  return isPinNeeded({ ...watcher, settings, action: 'settings', seen: null, now: Date.now() });
}

import 'server-only';
import * as v from 'valibot';
import type { AccountPage } from '@/lib/account/account';
import { EMAIL_MAX_LENGTH, emailProblem, NAME_MAX_LENGTH, nameProblem } from '@/lib/account/rules';
import { moneyText } from '@/lib/money';
import { changeAccount, getAccount } from '@/lib/platform/account';
import { listDevices } from '@/lib/platform/device-list';
import { PlatformError } from '@/lib/platform/errors';
import { getNetwork } from '@/lib/platform/network';
import { APP_VERSION } from '@/lib/session/constants';
import type { Session } from '@/lib/session/session';
import { asViewer, changeSession, personal } from './as-viewer';
import { deviceName, isOwnDevice } from './device-name';
import { refuseChild, refuseGuest } from './profile-seat';
import { OwnRefusal } from './refusal';
import { viewerLocale } from './viewer';
import { readWish } from './wish';

/** The account is the grown-ups': its phone, its money, its devices (spec 3 §6). */
export function refuseOthers(session: Session): void {
  refuseGuest(session);
  refuseChild(session);
}

/** `GET /api/session/account`: what the account page shows (spec 3 §2 "Account info", "Devices"). */
export function accountAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const [account, devices, network] = await Promise.all([
        getAccount(target),
        listDevices(target),
        // Only for the address; the page is whole without.
        getNetwork(target).catch(() => null),
      ]);
      const { balance, ...rest } = account;
      return {
        ...rest,
        balance: balance && moneyText(balance, viewerLocale(request)),
        devices: devices.map((device) => ({
          ...device,
          id: deviceName(session, device.id),
          isCurrent: isOwnDevice(session, device),
        })),
        ip: network?.ip ?? null,
        version: APP_VERSION,
      } satisfies AccountPage;
    });
    return value;
  });
}

/** Limits in front of the rules: facts/quality.md S16 wants them on the server, too. */
const Change = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(NAME_MAX_LENGTH),
    v.check((name) => nameProblem(name) === null),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(EMAIL_MAX_LENGTH),
    v.check((email) => emailProblem(email) === null),
  ),
});

/** `PATCH /api/session/account {name, email}`; the session greets by the new name. */
export function saveAccount(request: Request): Promise<Response> {
  return personal(request, async () => {
    const wish = await readWish(request, Change);
    if (wish instanceof Response) return wish;
    return changeSession(request, async (target, session) => {
      refuseOthers(session);
      await changeAccount(target, wish).catch(tellDuplicate);
      return { value: { name: wish.name, email: wish.email.toLowerCase() }, change: { name: wish.name } };
    });
  });
}

/** Spec 3 §8 "Duplicate e-mail (400 on saving)". What else is wrong with an address was told before the call. */
function tellDuplicate(error: unknown): never {
  const isTaken = error instanceof PlatformError && error.status === 400 && error.detail.email;
  throw isTaken ? new OwnRefusal(400, 'error_duplicate_email') : error;
}

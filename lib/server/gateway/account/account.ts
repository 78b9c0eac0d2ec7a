import 'server-only';
import * as v from 'valibot';
import { changeAccount, getAccount } from '@/lib/platform/resources/account';
import { listDevices } from '@/lib/platform/resources/device-list';
import { getNetwork } from '@/lib/platform/sign-in/network';
import type { AccountPage } from '@/lib/rules/account/account';
import { EMAIL_MAX_LENGTH, emailProblem, NAME_MAX_LENGTH, nameProblem } from '@/lib/rules/account/rules';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { moneyText } from '@/lib/shared/money';
import { PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { deviceName, isOwnDevice } from './device-name';

/** Elsewhere the operator or the partner knows its subscriber by the number. */
export const hasOwnPhone = ({ loginMethod }: Site): boolean => loginMethod === 'phone';

/** `GET /api/session/account`: the data of the account page (spec 3 §2 "Account info", "Devices"). */
export function accountAnswer(request: Request): Promise<Response> {
  return personal(request, async () => {
    const site = await siteOf(request);
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const [account, devices, network] = await Promise.all([
        getAccount(target),
        listDevices(target),
        // Only for two lines; the page is complete without them.
        getNetwork(target).catch(() => null),
      ]);
      const { balance, provider, ...rest } = account;
      return {
        ...rest,
        provider: { ...provider, link: network?.accountLink ?? null },
        balance: balance && moneyText(balance, viewerLocale(request)),
        devices: devices.map((device) => ({
          ...device,
          id: deviceName(session, device.id),
          isCurrent: isOwnDevice(session, device),
        })),
        canChangePhone: hasOwnPhone(site),
        ip: network?.ip ?? null,
        version: APP_VERSION,
      } satisfies AccountPage;
    });
    return value;
  });
}

/** Limits before the rules: quality S16 wants them on the server, too. */
const Change = v.object({
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(NAME_MAX_LENGTH),
      v.check((name) => nameProblem(name) === null),
    ),
  ),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(EMAIL_MAX_LENGTH),
      v.check((email) => emailProblem(email) === null),
    ),
  ),
});

/** `PATCH /api/session/account {name?, email?}`; the session gets the new name. */
export function saveAccount(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    return changeSession(request, async (target, session) => {
      refuseOthers(session);
      await changeAccount(target, body).catch(rethrowDuplicate);
      const { name, email } = body;
      const change = name === undefined ? {} : { name };
      return { value: { ...change, ...(email !== undefined && { email: email.toLowerCase() }) }, change };
    });
  });
}

/** An e-mail of another account (spec 3 §8); it has no code of its own. Every other error of an e-mail is found before the call. */
function rethrowDuplicate(error: unknown): never {
  const isTaken = error instanceof PlatformError && error.status === 400 && error.detail.email;
  throw isTaken ? new OwnRefusal(400, 'error_duplicate_email') : error;
}

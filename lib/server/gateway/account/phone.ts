import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { changePhone } from '@/lib/platform/resources/account';
import { requestCode, withRequester } from '@/lib/platform/sign-in/login';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { readFormBody } from '@/lib/server/gateway/http/form-body';
import { limit } from '@/lib/server/gateway/http/limit';
import { OwnRefusal, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { earlierCode, refusedCode } from '@/lib/server/gateway/login/code';
import {
  codeRequestOf,
  forgetCodeRequest,
  rememberCodeRequest,
  requesterOf,
} from '@/lib/server/gateway/login/code-request';
import { loginCode, phoneDigits } from '@/lib/server/gateway/login/credential-fields';
import { requirePinAlways } from '@/lib/server/gateway/parental/parental-check';
import { asViewer, changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import type { Session } from '@/lib/server/session/session';
import { codeLengthOf, RESEND_SECONDS } from '@/lib/shared/phone';
import { PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { hasOwnPhone } from './account';

/** The PIN comes to the phone by SMS, so a viewer without it must not change the number, whatever the settings say. */
async function permit(target: Target, session: Session): Promise<void> {
  refuseOthers(session);
  await requirePinAlways(target, session);
}

/** `POST /api/session/phone {phone}`: sends a code to the new number (spec 1 §7 `PATCH /v2/users/self`). */
export function sendPhoneCode(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readFormBody(request, v.object({ phone: phoneDigits }));
    if (body instanceof Response) return body;
    const { phone } = body;
    const site = await siteOf(request);
    if (!hasOwnPhone(site)) return refuseInWords(request, 404, 'not_found');
    const { value } = await asViewer(request, async (target, session) => {
      await permit(target, session);
      const requester = await requesterOf(phone);
      const tooOften = await limit(request, {
        by: 'codePerAsker',
        key: requester,
        byAddress: 'codePerAddress',
      });
      if (tooOften)
        return (await earlierCode(phone, Number(tooOften.headers.get('retry-after')))) ?? tooOften;
      return sent(request, withRequester(target, requester), { phone, requester, site });
    });
    return value;
  });
}

async function sent(
  request: Request,
  target: Target,
  { phone, requester, site }: { phone: string; requester: string; site: Site },
) {
  try {
    const [code, network] = await Promise.all([
      requestCode(target, phone, { viaMessenger: false, provider: site.provider }),
      readLoginNetwork(target, site.provider),
    ]);
    const codeLength = codeLengthOf(network.codeLength, site.codeRule, phone);
    await rememberCodeRequest(phone, requester, { codeLength, ...code });
    return { codeLength, ...code, resendAfter: RESEND_SECONDS };
  } catch (error) {
    // A refused token is renewed, and the call repeated.
    if (!(error instanceof PlatformError) || error.status === 401) throw error;
    return refusedCode(request, { phone, requester }, error);
  }
}

const Change = v.object({ phone: phoneDigits, code: loginCode });

/** `PATCH /api/session/phone {phone, code}`: the number of the account, and in the session; other devices stay. */
export function savePhone(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readFormBody(request, Change);
    if (body instanceof Response) return body;
    const { phone, code } = body;
    if (!hasOwnPhone(await siteOf(request))) return refuseInWords(request, 404, 'not_found');
    const codeRequest = await codeRequestOf(phone);
    const key = codeRequest?.id ?? null;
    const tooOften = await limit(request, { by: 'loginPerName', key, byAddress: 'loginPerAddress' });
    if (tooOften) return tooOften;
    // A code that another browser requested is not tried at all (quality S11).
    if (!codeRequest) return refuseInWords(request, 400, 'error_code_elsewhere', 'error_code_elsewhere');
    const saved = await changeSession(request, async (target, session) => {
      await permit(target, session);
      await changePhone(withRequester(target, codeRequest.id), phone, code).catch(rethrowTaken);
      return { value: { phone }, change: { phone } };
    });
    await forgetCodeRequest();
    return saved;
  });
}

/** The number of another account. The platform says so after the right code only. */
function rethrowTaken(error: unknown): never {
  const isTaken = error instanceof PlatformError && error.status === 400 && error.detail.phone;
  throw isTaken ? new OwnRefusal(400, 'error_taken_phone') : error;
}

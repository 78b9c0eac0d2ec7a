import 'server-only';
import { withRequester } from '@/lib/platform/sign-in/login';
import { answer } from '@/lib/server/gateway/http/answer';
import { readFormBody } from '@/lib/server/gateway/http/form-body';
import { limit } from '@/lib/server/gateway/http/limit';
import { loginRefusal, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { limitKeyOf, viewerTarget } from '@/lib/server/gateway/http/viewer';
import { createSession, withGuestToken } from '@/lib/server/gateway/session/create-session';
import { markQuietLogin } from '@/lib/server/session/for-next-page';
import { readSession } from '@/lib/server/session/session';
import { codeRequestOf, forgetCodeRequest } from './code-request';
import { Credentials, loginWith, nameIn } from './credentials';

/** `POST /api/session/login` with `{phone, code}`, `{identifier, code}`, `{login, password}` or `{initData}` (spec 1 §4 "Login flow" 3, 5). */
export async function logIn(request: Request): Promise<Response> {
  const input = await readFormBody(request, Credentials);
  if (input instanceof Response) return input;
  const codeRequest = 'phone' in input ? await codeRequestOf(input.phone) : null;
  // Counted by address as well: who tries the login of another viewer does not lock its owner out.
  const key = 'phone' in input ? (codeRequest?.id ?? null) : `${nameIn(input)} ${limitKeyOf(request)}`;
  const tooOften = await limit(request, { by: 'loginPerName', key, byAddress: 'loginPerAddress' });
  if (tooOften) return tooOften;
  // A code that another browser requested is not tried at all (quality S11).
  if ('phone' in input && !codeRequest) {
    return refuseInWords(request, 400, 'error_code_elsewhere', 'error_code_elsewhere');
  }

  const site = await siteOf(request);
  const before = await readSession(Date.now());
  try {
    const target = withGuestToken(viewerTarget(request), before);
    const { token, wasGuest } = await loginWith(
      codeRequest ? withRequester(target, codeRequest.id) : target,
      site,
      input,
    );
    const { isGuest, name, phone } = await createSession(request, token, { before });
    await forgetCodeRequest();
    if ('initData' in input) await markQuietLogin();
    return answer(200, { isGuest, name, phone, wasGuest });
  } catch (error) {
    return loginRefusal(request, error);
  }
}

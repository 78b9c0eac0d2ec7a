import 'server-only';
import { askedBy } from '@/lib/platform/login';
import { readSession } from '@/lib/session/session';
import { answer } from './answer';
import { askedFor, forgetAsked } from './asked-phone';
import { asBefore, comeIn } from './come-in';
import { Credentials, loginWith, nameIn } from './credentials';
import { limit, readAtDoor } from './door';
import { refusalAtDoor, refuseInWords } from './refusal';
import { siteOf } from './site-of';
import { viewerTarget } from './viewer';

/** `POST /api/session/login` with `{phone, code}`, `{identifier, code}` or `{login, password}` (spec 1 §4 "Login flow" 3, 5). */
export async function logIn(request: Request): Promise<Response> {
  const given = await readAtDoor(request, Credentials);
  if (given instanceof Response) return given;
  const asked = 'phone' in given ? await askedFor(given.phone) : null;
  const key = 'phone' in given ? (asked?.id ?? null) : nameIn(given);
  const tooOften = limit(request, { by: 'loginPerName', key, byAddress: 'loginPerAddress' });
  if (tooOften) return tooOften;
  // Nothing is tried with a code that another browser asked for (facts/quality.md S11).
  if ('phone' in given && !asked) {
    return refuseInWords(request, 400, 'error_code_elsewhere', 'error_code_elsewhere');
  }

  const site = await siteOf(request);
  const before = await readSession(Date.now());
  try {
    const target = asBefore(viewerTarget(request), before);
    const { token, wasGuest } = await loginWith(asked ? askedBy(target, asked.id) : target, site, given);
    const { isGuest, name, phone } = await comeIn(request, token, { before });
    await forgetAsked();
    return answer(200, { isGuest, name, phone, wasGuest });
  } catch (error) {
    return refusalAtDoor(request, error);
  }
}

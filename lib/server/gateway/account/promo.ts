import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { beginCard } from '@/lib/platform/resources/commerce/linked-cards';
import { getTransaction } from '@/lib/platform/resources/commerce/transactions';
import type { ToMoney } from '@/lib/platform/resources/commerce/wire';
import { applyPromoKey, checkPromoKey } from '@/lib/platform/resources/promo';
import { promoInfoCall } from '@/lib/platform/resources/promo-info';
import { PROMO_CODE_LENGTH } from '@/lib/rules/promo/constants';
import { refuse } from '@/lib/server/gateway/http/answer';
import { Attempt } from '@/lib/server/gateway/http/attempt';
import { readFormBody } from '@/lib/server/gateway/http/form-body';
import { limit } from '@/lib/server/gateway/http/limit';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { OwnRefusal, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { homeOf, siteOf } from '@/lib/server/gateway/http/site-of';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { readSession, type Session } from '@/lib/server/session/session';
import { PlatformError } from '@/lib/shared/platform-error';

/** Sent as a string (spec 3 §5). */
const key = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PROMO_CODE_LENGTH));
const Key = v.object({ key });
const Use = v.object({ key, attempt: Attempt });
const Link = v.object({ attempt: Attempt });
const Linked = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

/** `POST /api/session/promo/check {key}`: what a code gives, and what it still needs. */
export function checkPromo(request: Request): Promise<Response> {
  return withBody(request, Key, (target, body) => checkPromoKey(target, body.key));
}

/** `POST /api/session/promo {key, attempt}`: applies a code that costs nothing; a repeated attempt applies it once. */
export function applyPromo(request: Request): Promise<Response> {
  return withBody(request, Use, async (target, body) => {
    const { cost } = await send(promoInfoCall(body.key), target);
    // It is paid as any purchase, with its terms and the PIN (`commerce/pay.ts`).
    if (cost !== null) throw new OwnRefusal(400, 'invalid');
    return applyPromoKey(target, body.key, body.attempt);
  });
}

/** The wizard shows no sum: the one unit that a link takes from the card is given back. */
const withoutFormat: ToMoney = (amount) => ({ amount, format: null });

/** `POST /api/session/promo/card {attempt}`: the page of the bank where a card is linked; a repeated attempt begins it once. */
export async function linkCard(request: Request): Promise<Response> {
  // The bank returns to home: the wizard continues in its own window, or the code is entered again. A write has a checked Origin.
  const home = `${request.headers.get('origin')}${await homeOf(request)}`;
  return withBody(request, Link, async (target, { attempt }, session) => {
    // Spec 3 §5: linking a card needs a parental check.
    await requirePin(target, session, 'pay');
    const { id, url } = await beginCard(target, { returnUrl: home, attempt }, withoutFormat);
    if (!url) throw new PlatformError('garbled', 'the bank has no page');
    return { id, url };
  });
}

/** `GET /api/session/promo/card?id`: the state of the linking. */
export function cardStatus(request: Request): Promise<Response> {
  return asUser(request, 'promoPolls', async () => {
    const query = readQuery(request, Linked);
    if (!query) return refuse(400, 'invalid');
    const { value } = await asViewer(request, (target) => getTransaction(target, query.id, withoutFormat));
    return { status: value.status };
  });
}

function withBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  work: (target: Target, body: v.InferOutput<Schema>, session: Session) => Promise<unknown>,
): Promise<Response> {
  return asUser(request, 'promoKeys', async () => {
    const body = await readFormBody(request, schema);
    if (body instanceof Response) return body;
    return (await asViewer(request, (target, session) => work(target, body, session))).value;
  });
}

/** Spec 3 §6: only where promo codes are enabled; spec 3 §5: a check by a guest first requires login. */
function asUser(
  request: Request,
  by: 'promoKeys' | 'promoPolls',
  work: () => Promise<unknown>,
): Promise<Response> {
  return personal(request, async () => {
    if (!(await siteOf(request)).hasPromo) return refuse(404, 'not_found');
    const session = await readSession(Date.now());
    if (!session || session.isGuest) return refuseInWords(request, 403, 'login_required', 'login_required');
    const tooOften = await limit(request, {
      by,
      key: String(session.userId),
      byAddress: `${by}PerAddress`,
    });
    return tooOften ?? work();
  });
}

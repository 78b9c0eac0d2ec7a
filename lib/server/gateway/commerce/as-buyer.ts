import 'server-only';
import type * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { limit } from '@/lib/server/gateway/http/limit';
import { refuseInWords } from '@/lib/server/gateway/http/refusal';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { readSession, type Session } from '@/lib/server/session/session';

export interface Buyer {
  target: Target;
  session: Session;
}

type Limited = 'purchases' | 'paymentPolls';

/**
 * The frame of all routes about money: only for adults who are logged in (spec 3 §6), within the limits of one user, and
 * from our own pages.
 */
export function asBuyer(
  request: Request,
  work: (buyer: Buyer) => Promise<unknown>,
  by: Limited = 'purchases',
): Promise<Response> {
  return personal(request, async () => (await refusalFor(request, by)) ?? run(request, work));
}

/** The same with a body. It is read once, although the work may run again after a recovery of the session. */
export function asBuyerWith<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  work: (buyer: Buyer, body: v.InferOutput<Schema>) => Promise<unknown>,
): Promise<Response> {
  return personal(request, async () => {
    const refusal = await refusalFor(request, 'purchases');
    if (refusal) return refusal;
    const body = await readRequestBody(request, schema);
    return body instanceof Response ? body : run(request, (buyer) => work(buyer, body));
  });
}

async function run(request: Request, work: (buyer: Buyer) => Promise<unknown>): Promise<unknown> {
  const { value } = await asViewer(request, (target, session) => {
    // Once more: a session that had to be renewed may have another profile.
    refuseOthers(session);
    return work({ target, session });
  });
  return value;
}

async function refusalFor(request: Request, by: Limited): Promise<Response | null> {
  const session = await readSession(Date.now());
  if (!session || session.isGuest) return refuseInWords(request, 403, 'login_required', 'login_required');
  if (session.profile?.role === 'child')
    return refuseInWords(request, 403, 'not_for_children', 'not_for_children');
  return limit(request, { by, key: String(session.userId), byAddress: `${by}PerAddress` });
}

import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  dropFuture,
  endSubscription,
  pause,
  resume,
  setRenewal,
} from '@/lib/platform/resources/subscriptions';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';

/** The renewal, or a pause. */
const Change = v.union([v.object({ renew: v.boolean() }), v.object({ isPaused: v.boolean() })]);

/** `PATCH /api/session/subscriptions/{id} {renew | isPaused}`: switches the renewal off or on, pauses or resumes (spec 3 §4). */
export function patchSubscription(request: Request, id: string): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Change);
    if (body instanceof Response) return body;
    return change(request, (target) => {
      if ('renew' in body) return setRenewal(target, id, body.renew);
      return body.isPaused ? pause(target, id) : resume(target, id);
    });
  });
}

/** `DELETE /api/session/subscriptions/{id}`: ends one that is paused. */
export function removeSubscription(request: Request, id: string): Promise<Response> {
  return personal(request, () => change(request, (target) => endSubscription(target, id)));
}

/** `DELETE /api/session/futures/{id}`: takes back a packet that would begin later. */
export function removeFuture(request: Request, id: string): Promise<Response> {
  return personal(request, () => change(request, (target) => dropFuture(target, id)));
}

/** Spec 3 §5: changing and cancelling a subscription needs a parental check. */
async function change(request: Request, work: (target: Target) => Promise<void>): Promise<void> {
  await asViewer(request, async (target, session) => {
    refuseOthers(session);
    await requirePin(target, session, 'pay');
    await work(target);
  });
}

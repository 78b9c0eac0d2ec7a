import 'server-only';
import * as v from 'valibot';
import { getPushKey, registerWebPush } from '@/lib/platform/resources/web-push';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';

/** `GET /api/session/push`: the key with which this browser may subscribe to pushes; null where there are none. */
export function pushKey(request: Request): Promise<Response> {
  return personal(request, async () => ({ key: await getPushKey(viewerLocale(request)) }));
}

const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[\w-]+={0,2}$/));

/** The platform decides which push services it sends to. */
const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1024)),
  keys: v.object({ p256dh: base64url(88), auth: base64url(24) }),
});

/** `POST /api/session/push`: pushes to the account reach this browser until it logs out (spec 1 §3 `notification`). */
export function registerBrowser(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Subscription);
    if (body instanceof Response) return body;
    await asViewer(request, async (target, session) => {
      refuseOthers(session);
      await registerWebPush(target, session.deviceId, body);
    });
  });
}

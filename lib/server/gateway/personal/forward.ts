import 'server-only';
import * as v from 'valibot';
import { withoutHidden } from '@/lib/platform/http/hidden';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readJsonBody } from '@/lib/server/gateway/http/body';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { withoutSecrets } from '@/lib/server/gateway/http/without-secrets';
import { sendPermitted } from '@/lib/server/gateway/parental/parental-play';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseChild } from '@/lib/server/gateway/session/session-profile';
import { cookies } from '@/lib/server/session/cookies';
import { isTrustedPass } from '@/lib/server/session/embed-pass';
import { EMBED_COOKIE } from '@/lib/shared/policy/embed-frame';
import { findAllowed } from './allowed';

/** Where the browser makes its calls of the platform. */
export const OWN_CALLS = '/api/v2/';

/** Answers `/api/v2/…`: in our server, and in a route of the framework where that is without it (`npm run dev`). */
export async function forwardCall(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // As it was sent: escapes are not read, so nobody can write a path or a query of the platform with them.
  const isOwn = pathname.startsWith(OWN_CALLS);
  return isOwn ? forward(request, pathname.slice(OWN_CALLS.length - 1)) : refuse(404, 'not_found');
}

/** Passes an allowed call of the browser to the platform with the viewer's token. */
export async function forward(request: Request, path: string): Promise<Response> {
  const allowed = findAllowed(request.method, path);
  if (!allowed) return refuse(404, 'not_found');
  return personal(request, async () => {
    const params = new URL(request.url).searchParams;
    const query = Object.fromEntries(allowed.query.map((name) => [name, params.get(name)]));
    const body = await readJsonBody(request);
    if (!body.ok) return refuse(body.status, body.code);
    const call = { method: request.method as 'GET', path, query, body: body.value, schema: v.unknown() };
    // Spec 1 §4: a failed statistic call must never log anybody out.
    const kind = path.includes('/stat/') ? 'exempt' : 'usual';
    // Ages of titles and channels are the same for everyone.
    const reader = { locale: viewerLocale(request), audience: 'everyone' } as const;
    const { hiddenContents: hidden } = await siteOf(request);
    if (namesHidden(path, hidden)) return refuse(404, 'not_found');
    const isTrustedEmbed = await isTrustedPass((await cookies()).get(EMBED_COOKIE)?.value);
    const { value } = await asViewer(
      request,
      async (target, session) => {
        if (allowed.isForAdults) refuseChild(session);
        return sendPermitted(call, target, { session, reader, isTrustedEmbed });
      },
      kind,
    );
    // Programmes of a channel belong to the rights of the channel; the blocklist of a brand is about its
    // library.
    return withoutSecrets(path.endsWith('/content_schedule') ? value : withoutHidden(value, hidden));
  });
}

/** Spec 2 §2 "Blocklist": the brand neither plays the title nor shows personal data of it. */
function namesHidden(path: string, hidden: readonly string[]): boolean {
  return path
    .split('/')
    .some((part, index, parts) => OF_TITLE.includes(parts[index - 1] ?? '') && hidden.includes(part));
}

const OF_TITLE = ['contents', 'content_metadata'];

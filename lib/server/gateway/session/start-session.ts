import 'server-only';
import * as v from 'valibot';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { readJsonBody } from '@/lib/server/gateway/http/body';
import { limit } from '@/lib/server/gateway/http/limit';
import { refusalOf, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { forgetHint, forgetHints } from '@/lib/server/session/hints';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { readSession, writeSession } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { wordsOf } from '@/lib/shared/i18n/words';
import { PlatformError } from '@/lib/shared/platform-error';
import { SessionEdge } from './session-edge';

/** Facts that only the browser knows and that make a device authentication unnecessary (spec 1 §4). */
const StartInput = v.optional(
  v.object({
    isParentalMode: v.optional(v.boolean(), false),
    hasPendingTransaction: v.optional(v.boolean(), false),
    /** A guest wants another check of the line (spec 1 §8 "Auto-auth failure"). */
    retriesLine: v.optional(v.boolean(), false),
  }),
  {},
);

/** `POST /api/session`: makes sure that the viewer has a session, at least as a guest (spec 1 §4). */
export async function startSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  if (isCrawler(request.headers.get('user-agent'))) return refuse(403, 'no_session_for_crawlers');
  const body = await readJsonBody(request);
  if (!body.ok) return refuseInWords(request, body.status, body.code);
  const parsed = v.safeParse(StartInput, body.value);
  if (!parsed.success) return refuseInWords(request, 400, 'invalid');
  const now = Date.now();
  const known = await readSession(now);
  // The viewer logged out in a way that this browser does not know: it starts again.
  const session = known && (await sharedSessions.reissue(known, now));
  const { retriesLine, ...startInput } = parsed.output;
  // A viewer who retries the line stays the same guest until the line is known.
  const asNobody = retriesLine && session?.isGuest;
  const tooOften = session && !asNobody ? null : await limit(request, { byAddress: 'startPerAddress' });
  if (tooOften) return tooOften;
  if (session && session.id !== known?.id) await writeSession(session, () => !sharedSessions.isOver(session));
  const needsKnownLine = asNobody || (await siteOf(request)).needsKnownLine;
  const edge = new SessionEdge(request, asNobody ? null : session);
  try {
    await edge.run({ type: 'start', now, ...startInput, needsKnownLine });
    if (asNobody) await sharedSessions.end(session, now);
    await forgetHints();
    return answer(200, {
      is_guest: edge.session?.isGuest ?? true,
      // Only in the response that starts the session.
      ...(edge.isLineUnknown ? { autoAuth: 'failed', support_phone: supportPhone(edge) } : {}),
    });
  } catch (error) {
    return refusedStart(request, error, edge);
  }
}

const supportPhone = ({ network }: SessionEdge): string | null => network?.supportPhone ?? null;

/** Spec 1 §8: "Auto-auth failure", "No provider". */
async function refusedStart(request: Request, error: unknown, edge: SessionEdge): Promise<Response> {
  const { refusals } = wordsOf(viewerLocale(request));
  const code = error instanceof PlatformError ? error.code : null;
  // Nobody checks the region before this login: the guard would keep the viewer from it for ever.
  if (code === 'login_required') await forgetHint('region_not_served');
  if (code === 'auto_auth_failed') {
    const extra = { support_phone: supportPhone(edge) };
    return refuse(403, code, { message: refusals.auto_auth_failed, extra });
  }
  if (code === 'no_provider') {
    const { title = null, description = null } = edge.network?.login ?? {};
    return refuse(403, code, { message: description ?? refusals.no_provider, extra: { title } });
  }
  return refusalOf(request, error);
}

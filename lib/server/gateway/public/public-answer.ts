import 'server-only';
import * as v from 'valibot';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { kindOf } from '@/lib/server/session/sealed';
import { readSession } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { locales } from '@/lib/shared/i18n/locales';
import { PlatformError } from '@/lib/shared/platform-error';
import {
  type Audience,
  type AudienceContext,
  CHILD_AUDIENCES,
  type ChildAudience,
  readChildAudience,
} from '@/lib/shared/sites/audience';
import type { Site } from '@/lib/shared/sites/sites';

/** Seconds that a browser may cache an answer that is the same for everyone of its audience. */
const BROWSER_LIFE = 30;

/** Parameters of every public list: the language, and the audience for pages of children. */
export const readerQuery = { lang: v.picklist(locales), audience: v.optional(v.picklist(CHILD_AUDIENCES)) };

interface Requested {
  lang: AudienceContext['locale'];
  audience?: ChildAudience | undefined;
}

/**
 * Answers that are the same for everyone of one audience; no session is needed, as for pages. The session of
 * a child gets answers for children, whatever the address says (quality S14). So no shared cache may store
 * them, because it only knows addresses (decisions/0008).
 */
export async function answerPublic<Query extends Requested>(
  request: Request,
  schema: v.GenericSchema<unknown, Query>,
  load: (reader: AudienceContext, query: Query, site: Site) => Promise<unknown>,
): Promise<Response> {
  const query = readQuery(request, schema);
  if (!query) return refuse(400, 'invalid');
  const requestedAudience: Audience = query.audience ?? 'everyone';
  const audience: Audience = (await childAudience()) ?? requestedAudience;
  // The cache of the browser must not store an answer for a child under the address of the one for everyone.
  const life = audience === requestedAudience ? `private, max-age=${BROWSER_LIFE}` : 'private, no-store';
  try {
    const site = await siteOf(request);
    const body = await load({ locale: query.lang, audience, hidden: site.hiddenContents }, query, site);
    if (body === null) return refuse(404, 'not_found');
    return Response.json(body, { headers: { 'cache-control': life, vary: 'cookie' } });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.status === 404
      ? refuse(404, 'not_found')
      : refuse(503, 'unavailable', { message: error.message });
  }
}

/** The audience of a child's session; null for all others. */
async function childAudience(): Promise<ChildAudience | null> {
  const session = await readSession(Date.now());
  return session && readChildAudience(kindOf(sharedSessions.current(session) ?? session));
}

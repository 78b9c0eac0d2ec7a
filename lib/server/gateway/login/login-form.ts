import 'server-only';
import * as v from 'valibot';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { locales } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

const Query = v.object({ lang: v.picklist(locales) });

/**
 * `GET /api/session/form?lang`: the data of the login dialogs, which no page contains: texts, login method of
 * the site, phone format, and the texts of the network (spec 1 §3 "Network info", default.login).
 */
export async function loginForm(request: Request): Promise<Response> {
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const { loginMethod, phoneRule, provider, forcesLogin } = await siteOf(request);
  const network = await readLoginNetwork(viewerTarget(request), provider);
  const { phoneMask, title, description, agreement, privacy, supportPhone } = network;
  return answer(200, {
    words: wordsOf(query.lang).session,
    loginMethod,
    phoneMask,
    phoneRule,
    isForced: forcesLogin,
    welcome: { title, description },
    texts: { agreement, privacy },
    supportPhone,
  });
}

import 'server-only';
import * as v from 'valibot';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { loadTrial } from '@/lib/server/commerce/announced-trial';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import type { Site } from '@/lib/shared/sites/sites';

const Query = v.object({ lang: v.picklist(locales) });

/** The words of the login, with those of the brand for its first step. */
function loginWordsOf({ loginWords, loginMethod }: Site, locale: Locale): Messages['session'] {
  const { session, partnerLogins } = wordsOf(locale);
  if (!loginWords) return session;
  const { title, intro } = partnerLogins[loginWords];
  return loginMethod === 'partner'
    ? { ...session, partnerTitle: title, partnerIntro: intro }
    : { ...session, phoneTitle: title, phoneIntro: intro };
}

/**
 * `GET /api/session/form?lang`: the data of the login dialogs, which no page contains: texts, login method of
 * the site, phone format, the texts of the network (spec 1 §3 "Network info", default.login), and its trial.
 */
export async function loginForm(request: Request): Promise<Response> {
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  const site = await siteOf(request);
  const { loginMethod, phoneRule, provider, forcesLogin } = site;
  const [network, trial] = await Promise.all([
    readLoginNetwork(viewerTarget(request), provider),
    loadTrial({ site, locale: query.lang, audience: 'everyone' }),
  ]);
  const { phoneMask, title, description, agreement, privacy, supportPhone, registration } = network;
  return answer(200, {
    words: loginWordsOf(site, query.lang),
    loginMethod,
    phoneMask,
    phoneRule,
    isForced: forcesLogin,
    welcome: { title, description },
    texts: { agreement, privacy },
    supportPhone,
    canRegister: network.isRegistrationAllowed,
    // Elsewhere an account is made by the login itself.
    registration: network.isRegistrationAllowed ? null : registration,
    trial: trial?.text ?? null,
  });
}

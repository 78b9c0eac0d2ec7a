import 'server-only';
import { trackedPath } from '@/lib/rules/analytics/path';
import { isOptOutRequest } from '@/lib/rules/analytics/privacy';
import { forwardEvents } from '@/lib/server/gateway/analytics/forward-events';
import { storedClickId } from '@/lib/shared/click-id';
import { env } from '@/lib/shared/env';
import type { GuardDecision, GuardRequest } from './decide';

/**
 * Tells the receiver of analytics events how far a deep link came (spec 2 §7 "Analytics events"). The page that follows
 * cannot: its address no longer contains the link. It never fails, and the redirect does not wait for it.
 */
export function countDeepLink(
  { deepLink }: Extract<GuardDecision, { kind: 'redirect' }>,
  { siteVariant, isCrawler }: GuardRequest,
  headers: Headers,
): void {
  if (!deepLink || isCrawler || isOptOutRequest(headers)) return;
  const path = trackedPath(new URL(deepLink.page, 'http://page').pathname);
  const at = Date.now();
  const events = deepLink.stages.map((stage) => ({ type: 'deepLink' as const, at, stage, path }));
  const { id: site, defaultLocale: locale } = siteVariant.site;
  void forwardEvents(
    env().METRICS_URL,
    { visit: crypto.randomUUID(), events },
    { site, locale, state: null, clickId: storedClickId(headers.get('cookie')) },
  );
}

import 'server-only';
import { after } from 'next/server';
import * as v from 'valibot';
import type { AnalyticsEvent } from '@/lib/rules/analytics/events';
import { isOptOutRequest } from '@/lib/rules/analytics/privacy';
import { Batch } from '@/lib/rules/analytics/schema';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { readJsonBody } from '@/lib/server/gateway/http/body';
import { limit } from '@/lib/server/gateway/http/limit';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { storedClickId } from '@/lib/shared/click-id';
import { env } from '@/lib/shared/env';
import { metrics } from '@/lib/shared/metrics';
import { stateOf } from './events-state';
import { forwardEvents } from './forward-events';

/**
 * `POST /api/events`: analytics events of pages (docs/ANALYTICS.md). Only from our own pages, in small
 * batches; the response does not wait for the receiver.
 */
export async function takeEvents(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const tooOften = await limit(request, { byAddress: 'eventsPerAddress' });
  if (tooOften) return tooOften;
  const body = await readJsonBody(request);
  if (!body.ok) return refuse(body.status, body.code);
  const batch = v.safeParse(Batch, body.value);
  if (!batch.success) return refuse(400, 'invalid');
  // Viewers who opted out and crawlers get the same response.
  if (isOptOutRequest(request.headers) || isCrawler(request.headers.get('user-agent'))) {
    return answer(204, null);
  }
  countPlaybacks(batch.output.events);
  const { METRICS_URL } = env();
  const site = (await siteOf(request)).id;
  const state = METRICS_URL ? await stateOf(request, Date.now()) : null;
  const clickId = storedClickId(request.headers.get('cookie'));
  const sender = { site, locale: viewerLocale(request), state, clickId };
  after(() => forwardEvents(METRICS_URL, batch.output, sender));
  return answer(204, null);
}

/** Playback quality for our own metrics: sums, without any channel or title. */
function countPlaybacks(events: readonly AnalyticsEvent[]): void {
  for (const event of events) if (event.type === 'playbackQuality') metrics()?.playback(event);
}

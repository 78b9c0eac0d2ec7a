import 'server-only';
import { debuglog } from 'node:util';
import { DEVICE_WEB, FORWARD_TIMEOUT_MS } from '@/lib/rules/analytics/constants';
import type { UserState } from '@/lib/rules/analytics/events';
import type { EventBatch } from '@/lib/rules/analytics/schema';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { failureId, logFailure } from '@/lib/shared/log';

export interface Sender {
  site: string;
  locale: string;
  state: UserState | null;
  /** The advertisement that led here. */
  clickId: string | null;
}

const debug = debuglog('events');

/** Logged at the first failure, not for every batch. */
let isFailing = false;

/**
 * Forwards a batch to the receiver; without one, `NODE_DEBUG=events` prints it. It never fails, because
 * measuring must not cause errors.
 */
export async function forwardEvents(url: string | undefined, batch: EventBatch, from: Sender): Promise<void> {
  const { site, locale, state, clickId } = from;
  const body = JSON.stringify({
    app_version: APP_VERSION,
    device_type: DEVICE_WEB,
    site,
    locale,
    user_state: state,
    ...(clickId ? { click_id: clickId } : {}),
    ...batch,
  });
  if (!url) return debug('%s', body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver of events answered ${response.status}`);
    isFailing = false;
  } catch (cause) {
    if (isFailing) return;
    isFailing = true;
    logFailure({ requestId: failureId(), status: 503, code: 'events_not_forwarded', cause });
  }
}

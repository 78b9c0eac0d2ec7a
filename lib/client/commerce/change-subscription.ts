import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { askConfirm, type Message, showMessage } from '@/lib/client/modals/message';
import { PIN_CLOSED, withPin } from '@/lib/client/parental/with-pin';
import type { SubscriptionChange } from '@/lib/rules/commerce/packet-actions';
import { PlatformError } from '@/lib/shared/platform-error';

interface Change {
  action: SubscriptionChange;
  subscriptionId: string;
  /** Asked before anything happens: what will change, and when. */
  question: Message;
  /** Titles of refusals (spec 3 §8). */
  refused: { legal: string; renewal: string };
}

/** How it ended: the viewer turned back, the platform refused in its own words, or it is done. */
export type ChangeResult = 'done' | 'refused' | 'cancelled';

/** Changes a subscription after a confirmation and a parental check (spec 3 §4). @throws PlatformError */
export async function changeSubscription(change: Change): Promise<ChangeResult> {
  if (!(await askConfirm(change.question))) return 'cancelled';
  try {
    await withPin('pay', () => send(change));
    return 'done';
  } catch (error) {
    if (error === PIN_CLOSED) return 'cancelled';
    const status = error instanceof PlatformError ? error.status : null;
    if (!(error instanceof PlatformError) || !error.sentence || (status !== 400 && status !== 451))
      throw error;
    // Spec 3 §8: the words of the platform, under a title of their own.
    showMessage({
      title: status === 451 ? change.refused.legal : change.refused.renewal,
      text: error.sentence,
    });
    return 'refused';
  }
}

async function send({ action, subscriptionId }: Change): Promise<void> {
  const id = encodeURIComponent(subscriptionId);
  if (action === 'disable' || action === 'enable') {
    await callSession('PATCH', `/subscriptions/${id}`, v.unknown(), { renew: action === 'enable' });
  } else {
    await callSession('DELETE', action === 'cancel' ? `/futures/${id}` : `/subscriptions/${id}`, v.unknown());
  }
}

import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { askFor, askModal } from '@/lib/client/modals/ask';
import { showMessageFor } from '@/lib/client/modals/message';
import { PIN_CLOSED, withPin } from '@/lib/client/parental/with-pin';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { SubscriptionChange } from '@/lib/rules/commerce/packet-actions';
import { PlatformError } from '@/lib/shared/platform-error';

/** What the modal `subscription` asks before anything happens: what will change, when, and for how much. */
export interface SubscriptionQuestion {
  own: OwnPacket;
  action: SubscriptionChange;
  title: string;
  text: string;
  label: string;
}

interface Change extends SubscriptionQuestion {
  subscriptionId: string;
  /** Titles of refusals (spec 3 §8). */
  refused: { legal: string; renewal: string; pause: string };
}

/** How it ended: the viewer turned back, the platform refused in its own words, or it is done. */
export type ChangeResult = 'done' | 'refused' | 'cancelled';

/** Changes a subscription after a confirmation and a parental check (spec 3 §4). @throws PlatformError */
export async function changeSubscription({
  refused,
  subscriptionId,
  ...question
}: Change): Promise<ChangeResult> {
  const { action } = question;
  if (!(await askFor<true>({ id: 'subscription', data: question }))) return 'cancelled';
  try {
    await withPin('pay', () => send(action, subscriptionId));
    if (action === 'disable') askReason();
    return 'done';
  } catch (error) {
    if (error === PIN_CLOSED) return 'cancelled';
    const status = error instanceof PlatformError ? error.status : null;
    if (!(error instanceof PlatformError) || !error.sentence || (status !== 400 && status !== 451))
      throw error;
    // Spec 3 §8: the words of the platform, under a title of their own; after a 400 the survey.
    const why = action === 'pause' ? refused.pause : refused.renewal;
    await showMessageFor({ title: status === 451 ? refused.legal : why, text: error.sentence });
    if (action === 'disable' && status === 400) askReason();
    return 'refused';
  }
}

/** Spec 3 §4: the survey asks why the renewal was switched off. It opens when no other dialog is open. */
const askReason = () => askModal({ id: 'survey', isPatient: true });

async function send(action: SubscriptionChange, subscriptionId: string): Promise<void> {
  const id = encodeURIComponent(subscriptionId);
  const patch = (body: object) => callSession('PATCH', `/subscriptions/${id}`, v.unknown(), body);
  switch (action) {
    case 'disable':
      await patch({ renew: false });
      break;
    case 'enable':
      await patch({ renew: true });
      break;
    case 'pause':
    case 'resume':
      await patch({ isPaused: action === 'pause' });
      break;
    case 'cancel':
      await callSession('DELETE', `/futures/${id}`, v.unknown());
      break;
    case 'remove':
      await callSession('DELETE', `/subscriptions/${id}`, v.unknown());
  }
}

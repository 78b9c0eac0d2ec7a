import type { OwnPacket } from './own-packet';

export type PacketAction =
  | 'subscribe'
  | 'change'
  | 'disable'
  | 'enable'
  | 'cancel'
  | 'remove'
  | 'pause'
  | 'resume';

/** Actions that change a subscription without a payment. */
export type SubscriptionChange = Exclude<PacketAction, 'subscribe' | 'change'>;

/**
 * Spec 3 §4 Subscription actions, the most important first. A gift, a contract and a part of another packet have none.
 */
export function packetActions({
  state,
  kind,
  isTrial,
  can,
}: Pick<OwnPacket, 'state' | 'kind' | 'isTrial' | 'can'>): PacketAction[] {
  if (kind !== 'packet' || state === 'included' || state === 'closed') return [];
  if (state === 'open') return can.subscribe ? ['subscribe'] : [];
  if (state === 'planned') return ['cancel'];
  // A paused packet can always be resumed; it can be removed only where the platform allows it.
  if (state === 'paused') return can.unsubscribe ? ['resume', 'remove'] : ['resume'];
  const actions: PacketAction[] = [];
  if (can.changePeriod) actions.push('change');
  if (can.enableRenew) actions.push('enable');
  if (can.disableRenew) actions.push('disable');
  // The time of a trial does not stop.
  if (!isTrial) actions.push('pause');
  return actions;
}

/** What an action does where something is planned: there are texts of their own for it. */
type Explanation =
  | SubscriptionChange
  | 'disableThen'
  | 'disableTrial'
  | 'enableInstead'
  | 'cancelThen'
  | 'removeToo';

/**
 * Which text explains an action. What is planned begins, and is charged, also when the renewal before it is off; the renewal switched
 * on again and a deletion drop it; and without it what is held renews, if it would.
 */
export function explanationOf(
  action: SubscriptionChange,
  counterpart: OwnPacket['counterpart'],
): Explanation {
  if (!counterpart) return action;
  switch (action) {
    case 'disable':
      return counterpart.priceAfterTrial === null ? 'disableThen' : 'disableTrial';
    case 'enable':
      return 'enableInstead';
    case 'cancel':
      return counterpart.price === null ? 'cancel' : 'cancelThen';
    case 'remove':
      return 'removeToo';
    default:
      return action;
  }
}

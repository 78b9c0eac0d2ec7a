import {
  type ActionFacts,
  heldPackets,
  type SubscriptionActions,
  type SubscriptionTerm,
  stateAt,
  subscriptionActions,
} from '../../src/domain/subscription.ts';

const at = (hours: number) => new Date(hours * 3_600_000);
const term = (packetId: number, more: Partial<SubscriptionTerm> = {}): SubscriptionTerm => ({
  packetId,
  type: 'packet',
  renew: true,
  endReason: null,
  startAt: at(0),
  endAt: at(10),
  isPaused: false,
  ...more,
});

describe('spec 3 §3 Packet: owned while its subscription runs', () => {
  test.each<[string, Partial<SubscriptionTerm>, boolean]>([
    ['running', {}, true],
    ['without an end', { endAt: null }, true],
    ['over', { endAt: at(4), renew: false }, false],
    ['over a moment ago, with a pending renewal', { endAt: new Date(at(5).getTime() - 1000) }, true],
    ['a gift that is over a moment ago', { type: 'promo', endAt: new Date(at(5).getTime() - 1000) }, false],
    ['not begun yet', { startAt: at(6) }, false],
    ['paused', { isPaused: true }, false],
    ['ended early', { endReason: 'replaced' }, false],
    ['a contract', { type: 'bundle', endAt: null }, true],
  ])('%s', (_, more, isHeld) => {
    const held = heldPackets([term(1, more)], () => [11], at(5).getTime());
    expect([...held]).toEqual(isHeld ? [1, 11] : []);
  });

  test('a paused one is not over, even after its end date', () => {
    expect(stateAt(term(1, { isPaused: true, endAt: at(4) }), at(5).getTime())).toBe('paused');
  });
});

describe('spec 3 §4 Subscription actions', () => {
  const facts: ActionFacts = {
    subscription: null,
    isCancelable: true,
    isSold: true,
    isChildPacket: false,
    allowDeletePaused: false,
    periods: 3,
  };
  const owned = { type: 'packet', renew: true, isPaused: false };

  test.each<[string, Partial<ActionFacts>, (keyof SubscriptionActions)[]]>([
    ['not owned: enable', {}, ['can_subscribe']],
    ['not owned and not for sale', { isSold: false }, []],
    ['comes with another packet: no buttons', { isChildPacket: true }, []],
    ['a gift: no buttons', { subscription: { ...owned, type: 'promo' } }, []],
    ['a contract: no buttons', { subscription: { ...owned, type: 'bundle' } }, []],
    ['renewing: change and disable', { subscription: owned }, ['can_change_period', 'can_disable_renew']],
    ['renewing, sold by one period only', { subscription: owned, periods: 1 }, ['can_disable_renew']],
    ['renewing, withdrawn from sale', { subscription: owned, isSold: false }, ['can_disable_renew']],
    ['cannot be disabled by its terms', { subscription: owned, isCancelable: false }, ['can_change_period']],
    ['not renewing: re-enable', { subscription: { ...owned, renew: false } }, ['can_enable_renew']],
    ['not renewing, withdrawn', { subscription: { ...owned, renew: false }, isSold: false }, []],
    ['paused', { subscription: { ...owned, isPaused: true } }, []],
    [
      'paused and deletable: disable',
      { subscription: { ...owned, isPaused: true }, allowDeletePaused: true },
      ['can_unsubscribe'],
    ],
  ])('%s', (_, more, expected) => {
    const actions = subscriptionActions({ ...facts, ...more });
    expect(Object.entries(actions).flatMap(([name, can]) => (can ? [name] : []))).toEqual(expected);
  });
});

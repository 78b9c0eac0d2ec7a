import { baseFirst, orderOf, withEarlier } from '@/lib/rules/commerce/orders';
import type { Order, PurchaseEvent, StateAt } from '@/lib/rules/commerce/states';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import {
  answered,
  covered,
  follow,
  offer,
  offered,
  prepared,
  refused,
  start,
  transaction,
} from './purchase-scenes';

const AFTER = { playAfterId: '7', startAfterBuy: true };
const packet = (key: string) => ({ kind: 'packet', key, wayId: null }) as const;
const bases = ['81', '84'].map((key) => ({
  key,
  title: 'Base',
  description: '',
  trial: null,
  price: offer().price,
  period: offer().period,
}));
const channel: PurchaseSubject = { kind: 'channel', channelId: '39', packetKeys: ['91', '92'] };

describe('spec 3 §4 Purchase flow, step 3: a base packet is bought first', () => {
  test.each<[string, PurchaseSubject, Order['rest']]>([
    ['a packet', { kind: 'packet', key: '91' }, [packet('91')]],
    [
      'a period that was chosen on a page',
      { kind: 'packet', key: '91', wayId: '5' },
      [{ ...packet('91'), wayId: '5' }],
    ],
    [
      'another period of an owned packet',
      { kind: 'packet', key: '91', wayId: '5', isChange: true },
      [{ ...packet('91'), wayId: '5', isChange: true }],
    ],
    ['two packets of a channel', channel, [packet('91'), packet('92')]],
  ])(
    '%s: the base packet is ordered without the choices for the item, and the whole item follows',
    (_, subject, rest) => {
      const order = { ...withEarlier(orderOf(subject, AFTER) as Order, 5), buyerId: 1 };
      expect(baseFirst(order, '81')).toEqual({
        ...{ subject, after: AFTER, buyerId: 1 },
        ...{ item: packet('81'), rest, earlier: [] },
      });
    },
  );

  test('after the base packet each of the packets that needed it is bought, and then it plays', () => {
    const buyOne: PurchaseEvent[] = [prepared(), covered, answered(true), { type: 'paid' }];
    const base = follow([start(channel, AFTER), prepared({ bases }), answered({ key: '81' }), ...buyOne]);
    expect(base.state).toMatchObject({
      at: 'preparing',
      order: { item: packet('91'), rest: [packet('92')] },
    });
    // The rights have changed already.
    expect(base.effects).toEqual([{ do: 'refresh' }, { do: 'prepare' }]);
    const first = follow(buyOne, base.state).state;
    expect(first).toMatchObject({ at: 'preparing', order: { item: packet('92'), rest: [] } });
    const { state, effects } = follow(buyOne, first);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'bought', subject: channel } });
    expect(effects).toContainEqual({ do: 'continue', subject: channel, after: AFTER });
  });

  test.each([{ key: '99' }, { key: '' }, null])(
    '%j chooses none of the base packets: nothing is bought',
    (answer) => {
      const { state } = follow([start(channel), prepared({ bases }), answered(answer)]);
      expect(state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
    },
  );

  test('money for the balance does not end the packets of a channel: the packet is ordered, and the next one follows', () => {
    const terms = { id: null, wayId: null };
    const begun = [start(channel), prepared({ ways: [] }), offered(terms), answered({ isCardSaved: true })];
    const money = transaction({ offerId: null, status: 'complete' });
    const came = follow([...begun, { type: 'opened', transaction: money }]).state;
    expect(came).toMatchObject({ at: 'offering', order: { item: packet('91'), rest: [packet('92')] } });
  });

  test('a later packet of a chain that needs a base packet is prepared alone, without the packets bought before it', () => {
    const paying = follow([start(channel), prepared(), covered, answered(true), { type: 'paid' }]).state;
    const second = follow([prepared(), covered, answered(true)], paying).state as StateAt<'processing'>;
    const order = { ...second.order, earlier: [5] };
    const step = follow([refused({ code: 'packet_needs_base' })], { ...second, order });
    expect(step).toEqual({ state: { at: 'preparing', order }, effects: [{ do: 'prepare' }] });
  });

  test('a reload in the middle continues with the same order and its earlier payments', () => {
    const paying = follow([start(channel), prepared(), covered, answered(true), { type: 'paid' }]).state;
    const second = follow([prepared(), offered()], paying).state as StateAt<'details'>;
    const order = { ...second.order, earlier: [5] };
    const step = follow([{ type: 'resume', state: { ...second, order } }]);
    const resumed = { ...order, isResumed: true };
    expect(step).toEqual({ state: { at: 'preparing', order: resumed }, effects: [{ do: 'prepare' }] });
  });
});

import { orderOf } from '@/lib/rules/commerce/orders';
import type { Product } from '@/lib/rules/commerce/product';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import { answered, covered, follow, offer, openedDialogs, prepared, product, start } from './purchase-scenes';
import { SUBJECT } from './purchase-shop';

const baseChoice = (key: string): Product['bases'][number] => ({
  key,
  title: 'Base',
  description: '',
  trial: null,
  price: offer().price,
  period: offer().period,
});

describe('spec 3 §4 Purchase flow (packet): the steps before an offer', () => {
  test('step 1: a guest goes to the login, and the purchase resumes after it (authAfterBuy)', () => {
    const guest: PurchaseEvent = { type: 'start', subject: SUBJECT, after: null, isUser: false };
    const step = follow([guest]);
    expect([step.state.at, step.effects]).toEqual(['login', [{ do: 'login' }]]);
    expect(follow([start()], step.state).state.at).toBe('preparing');
    expect(follow([{ type: 'closed' }], step.state).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('steps 2 to 4: the PIN, then the base packet, then the agreement, then the offer', () => {
    const everything = prepared({
      isPinNeeded: true,
      bases: [baseChoice('81')],
      agreementUrl: 'https://texts.example/',
    });
    const pin = follow([start(), everything]);
    expect([pin.state.at, pin.effects]).toEqual(['pin', [{ do: 'askPin' }]]);
    const base = follow([{ type: 'pinEntered' }], pin.state);
    expect(openedDialogs(base.effects)).toEqual(['quick_packets']);
    const chosen = follow([answered({ key: '81' })], base.state);
    expect(chosen.state).toMatchObject({
      at: 'preparing',
      order: { item: { key: '81' }, rest: [{ key: '82' }] },
    });
    const agreement = follow([start(), prepared({ agreementUrl: 'https://texts.example/' })]);
    expect(openedDialogs(agreement.effects)).toEqual(['pay_agreement']);
    expect(follow([answered(true)], agreement.state).state.at).toBe('offering');
    expect(follow([{ type: 'closed' }], agreement.state).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('remove ads: one of the packets is chosen, and it alone is bought', () => {
    const bases = [baseChoice('81'), baseChoice('84')];
    const asking = follow([
      start({ kind: 'removeAds' }),
      prepared({ kind: 'adFree', key: '', ways: [], bases }),
    ]);
    expect(openedDialogs(asking.effects)).toEqual(['quick_packets']);
    expect(follow([answered({ key: '84' })], asking.state).state).toMatchObject({
      at: 'preparing',
      order: { item: { kind: 'packet', key: '84', wayId: null }, rest: [] },
    });
    const none = follow([
      start({ kind: 'removeAds' }),
      prepared({ kind: 'adFree', key: '', ways: [], bases: [] }),
    ]);
    expect(none.state).toMatchObject({ at: 'done', outcome: { result: 'failed' } });
  });

  test('an owned packet is told, with a button to watch where there is something to watch', () => {
    const { state, effects } = follow([start(SUBJECT, { playAfterId: '7' }), prepared({ isOwned: true })]);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'owned' } });
    expect(effects).toContainEqual(
      expect.objectContaining({
        dialog: expect.objectContaining({
          data: expect.objectContaining({ state: 'owned', canWatch: true }),
        }),
      }),
    );
  });

  test('several periods are a choice, one is none', () => {
    const ways = [...product().ways, { ...(product().ways[0] as Product['ways'][0]), id: 'year' }];
    const step = follow([start(), prepared({ ways })]);
    expect(openedDialogs(step.effects)).toEqual(['confirm_period']);
    expect(follow([answered({ wayId: 'year' })], step.state).state).toMatchObject({
      at: 'offering',
      wayId: 'year',
    });
  });

  test('the base packet is bought first, then what needed it', () => {
    const order = orderOf({ kind: 'title', contentId: '9', packetKeys: ['81', '91'] }, null);
    expect(order).toMatchObject({ item: { key: '81' }, rest: [{ key: '91' }] });
    const paying = follow([
      start({ kind: 'title', contentId: '9', packetKeys: ['81', '91'] }),
      prepared(),
      covered,
      answered(true),
    ]);
    expect(follow([{ type: 'paid' }], paying.state).state).toMatchObject({
      at: 'preparing',
      order: { item: { key: '91' }, rest: [] },
    });
  });
});

test('spec 3 §4: the packets of a channel are bought one after the other, and then the page of the channel plays', () => {
  const subject = { kind: 'channel', channelId: '7', packetKeys: ['81', '90'] } as const;
  const begun = follow([
    {
      type: 'start',
      subject: { ...subject, packetKeys: [...subject.packetKeys] },
      after: { startAfterBuy: true },
      isUser: true,
    },
  ]);
  expect(begun.state).toMatchObject({
    at: 'preparing',
    order: { item: { key: '81' }, rest: [{ key: '90' }] },
  });
  const next = follow([prepared(), covered, answered(true), { type: 'paid' }], begun.state);
  expect(next.state).toMatchObject({ at: 'preparing', order: { item: { key: '90' }, rest: [] } });
  const { effects } = follow([prepared(), covered, answered(true), { type: 'paid' }], next.state);
  expect(effects).toEqual(
    expect.arrayContaining([{ do: 'refresh' }, expect.objectContaining({ do: 'continue' })]),
  );
});

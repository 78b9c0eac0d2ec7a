import type { Offer, PaysystemName } from '@/lib/rules/commerce/product';
import type { PurchaseState } from '@/lib/rules/commerce/states';
import {
  answered,
  covered,
  follow,
  listed,
  offer,
  offered,
  opened,
  openedDialogs,
  toOffer,
  way,
} from './purchase-scenes';

describe('spec 3 §2 pay_iframe: only when iframe payment is enabled', () => {
  const framedWay = (name: PaysystemName, hasFrame: boolean): Offer['paysystems'] => [
    { ...(way('info')[0] as Offer['paysystems'][0]), name, hasFrame },
  ];
  const begun = (hasFrame: boolean) =>
    follow([
      ...[...toOffer, offered({ paysystems: framedWay('short_url', hasFrame) })],
      answered({ isCardSaved: false }),
    ]).state;
  const frameUrl = 'https://bank.example/?frame=1';

  test.each([
    ['the platform and the policy of this page allow it', true, frameUrl, true, 'pay_iframe'],
    ['the platform says that the way has no frame', false, frameUrl, true, 'pay_redirect'],
    ['the host of the bank is not listed', true, null, true, 'pay_redirect'],
    ['the policy of this page allows no frames', true, frameUrl, false, 'pay_redirect'],
  ])('%s', (_, hasFrame, url, canFrame, dialog) => {
    const step = follow([opened({ frameUrl: url })], begun(hasFrame), 0, canFrame);
    expect(openedDialogs(step.effects)).toEqual([dialog]);
    // Closed it waits in the header, and goes on from there.
    const closed = follow([{ type: 'closed' }], step.state);
    expect(closed.state.at).toBe('paused');
    expect(openedDialogs(follow([{ type: 'show' }], closed.state, 0, canFrame).effects)).toEqual([dialog]);
  });

  test('a message of the frame causes a check by the server at once, and proves nothing', () => {
    const { state } = follow([opened({ frameUrl })], begun(true), 0, true);
    const step = follow([answered({ again: true })], state, 0, true);
    expect(step.state.at).toBe('checking');
    expect(step.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
  });
});

/** Spec 3 §4, sentence by sentence: what each way shows first, and what follows the answer. */
describe('spec 3 §4 Direct flow: otherwise the pay system decides', () => {
  /** Only this way, chosen from the list when there is one. */
  function begin(name: PaysystemName, more: Partial<Offer> = {}, terms: Partial<Offer> = {}) {
    const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
    const step = follow([...toOffer, offered({ ...terms, paysystems, ...more })]);
    return openedDialogs(step.effects)[0] === 'paysystems' ? follow([answered({ name })], step.state) : step;
  }
  const first = (step: { state: { at: string }; effects: unknown[] }) =>
    openedDialogs(step.effects)[0] ?? step.state.at;
  const direct = { id: null, wayId: null };
  const almatv = { isConfirmedFirst: true };
  const noCard = { cards: [] };

  test.each<[string, PaysystemName, Partial<Offer>, string]>([
    ['phone_sms confirms the number, then asks for the code', 'phone_sms', {}, 'pay_phone_sms'],
    ['phone goes to SMS', 'phone', {}, 'pay_phone_sms'],
    ['qrcode shows the code at once', 'qrcode', {}, 'processing'],
    ['qrcode, also where others are confirmed', 'qrcode', almatv, 'processing'],
    ['qrcode_png shows the picture at once', 'qrcode_png', {}, 'processing'],
    ['AlmaTV confirms qrcode_png', 'qrcode_png', almatv, 'pay_confirm'],
    ['info shows a text', 'info', {}, 'pay_info'],
    ['provider_account shows a message of the provider', 'provider_account', {}, 'pay_info'],
    ['by card: a linked card opens the card dialog', 'linkedcard', {}, 'card'],
    [
      'by card: a linked card opens the card dialog also where others are confirmed',
      'linkedcard',
      almatv,
      'card',
    ],
    ['by card: without one it is paid on the page of the bank', 'linkedcard', noCard, 'pay_card'],
    ['by card: without one AlmaTV and mbank confirm', 'linkedcard', { ...noCard, ...almatv }, 'pay_confirm'],
    ['short_url asks whether to keep the card', 'short_url', {}, 'pay_card'],
    ['short_url: AlmaTV and mbank confirm', 'short_url', almatv, 'pay_confirm'],
    ['ext_app creates a transaction', 'ext_app', {}, 'processing'],
  ])('%s', (_, name, more, dialog) => {
    expect(first(begin(name, more))).toBe(dialog);
    // The direct flow without an offer goes the same ways.
    expect(first(begin(name, more, direct))).toBe(dialog);
  });

  test('a confirmed payment uses the confirmed payment method', () => {
    const { state } = begin('qrcode_png', almatv);
    const paying = follow([answered(true)], state);
    expect(paying.state).toMatchObject({ at: 'processing', payment: { by: 'qrcode_png' } });
    expect(paying.effects).toEqual([{ do: 'pay', afterMs: 0 }]);
    const page = follow([answered(true)], begin('short_url', almatv).state);
    expect(page.state).toMatchObject({ payment: { by: 'short_url', isCardSaved: false } });
    expect(openedDialogs(follow([opened()], page.state).effects)).toEqual(['pay_redirect']);
  });

  test('instead of confirming another way can be chosen; the balance has none', () => {
    expect(follow([answered({ other: true })], begin('qrcode_png', almatv).state).state.at).toBe('method');
    const balance = follow([...toOffer, covered]).state;
    expect(follow([answered({ other: true })], balance).state).toEqual(balance);
  });
});

describe('spec 3 §4 Offer flow', () => {
  test('enough money shows confirm', () => {
    expect(openedDialogs(follow([...toOffer, covered]).effects)).toEqual(['pay_confirm']);
  });

  test('an offer without ways to pay is an error: data is refreshed and the error is shown', () => {
    const { state, effects } = follow([...toOffer, offered({ paysystems: [] })]);
    expect(state).toMatchObject({ outcome: { result: 'failed' } });
    expect(effects).toEqual(
      expect.arrayContaining([{ do: 'refresh' }, expect.objectContaining({ do: 'showRefusal' })]),
    );
  });

  test('an offer without purchases ends it: data is refreshed and the error is shown', () => {
    // What cannot be read is no answer.
    const { state, effects } = follow([...toOffer, { type: 'lost' }]);
    expect(state).toMatchObject({ outcome: { result: 'failed' } });
    expect(effects).toEqual(
      expect.arrayContaining([{ do: 'refresh' }, expect.objectContaining({ do: 'showRefusal' })]),
    );
  });

  test.each<[PaysystemName, string[]]>([
    ['linkedcard', ['card']],
    ['short_url', ['pay_card']],
    ['phone', ['pay_phone_sms']],
    ['phone_sms', ['pay_phone_sms']],
    ['info', ['pay_info']],
    ['provider_account', ['pay_info']],
  ])('%s asks in its dialog', (name, dialogs) => {
    const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
    expect(openedDialogs(follow([...toOffer, offered({ paysystems })]).effects)).toEqual(dialogs);
  });

  test.each<PaysystemName>(['ext_app', 'qrcode', 'qrcode_png'])(
    '%s creates a transaction once it is chosen',
    (name) => {
      const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
      const step = follow([...toOffer, ...listed({ paysystems }), answered({ name })]);
      expect(step.state).toMatchObject({ at: 'processing', payment: { by: name, version: offer().version } });
      expect(step.effects).toEqual([{ do: 'pay', afterMs: 0 }]);
    },
  );

  test('a linked card without cards is a new card', () => {
    const paysystems = way('linkedcard');
    expect(openedDialogs(follow([...toOffer, offered({ paysystems, cards: [] })]).effects)).toEqual([
      'pay_card',
    ]);
  });

  test('a card that is not among the linked ones is not charged', () => {
    const { state } = follow([
      ...toOffer,
      ...listed(),
      answered({ name: 'linkedcard' }),
      answered({ cardId: 99 }),
    ]);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
  });
});

describe('spec 3 §4 Offer flow: it picks the preferred way to pay, else the first', () => {
  const ofNames = (...names: PaysystemName[]): Offer['paysystems'] =>
    names.map((name) => ({ ...(way('info')[0] as Offer['paysystems'][0]), name }));
  const begin = (changes: Partial<Offer>, remembered: PaysystemName | null = null) =>
    follow([...toOffer, offered(changes)], undefined, 0, false, remembered);
  const noCard = { cards: [] };
  const change: NonNullable<Offer['change']> = {
    acts: 'now',
    packets: ['Packet'],
    startAt: 0,
    refund: offer().due,
    toBalance: offer().due,
  };

  test.each<[string, PaysystemName[], Partial<Offer>, string]>([
    ['a linked card asks which card', ['linkedcard', 'short_url', 'qrcode'], {}, 'card'],
    ['a new card asks whether to keep it', ['short_url', 'qrcode', 'phone_sms'], noCard, 'pay_card'],
    ['a phone asks its number', ['phone', 'short_url'], {}, 'pay_phone_sms'],
    ['what would begin a payment at once is pressed first', ['qrcode', 'short_url'], {}, 'paysystems'],
    ['AlmaTV confirms its picture', ['qrcode_png', 'info'], { isConfirmedFirst: true }, 'pay_confirm'],
    ['a change is explained before a way is chosen', ['short_url', 'qrcode'], { change }, 'paysystems'],
  ])('%s', (_, names, changes, dialog) => {
    const step = begin({ paysystems: ofNames(...names), ...changes });
    expect(openedDialogs(step.effects)).toEqual([dialog]);
    if (dialog === 'paysystems') return;
    // All others are one press away.
    expect(openedDialogs(follow([answered({ other: true })], step.state).effects)).toEqual(['paysystems']);
  });

  test('a price that has changed is shown with all ways to pay', () => {
    const { state } = follow([...toOffer, offered({ cards: [] }), answered({ isCardSaved: false })]);
    const again = follow(
      [
        { type: 'refused', refusal: { status: 409, code: 'price_changed', message: null } },
        offered({ cards: [] }),
      ],
      state,
    );
    expect(openedDialogs(again.effects)).toEqual(['paysystems']);
  });

  test.each<[string, PaysystemName, Partial<Offer>, string, PaysystemName]>([
    ['the way of the last payment comes first', 'phone_sms', noCard, 'pay_phone_sms', 'phone_sms'],
    ['also in the list, where it would begin at once', 'qrcode', noCard, 'paysystems', 'qrcode'],
    ['a way that is not offered is forgotten', 'ext_app', noCard, 'pay_card', 'short_url'],
    ['a new card that was kept is a linked one now', 'short_url', {}, 'card', 'linkedcard'],
  ])('%s', (_, remembered, cards, dialog, first) => {
    const paysystems = ofNames('linkedcard', 'short_url', 'phone_sms', 'qrcode').slice(
      'cards' in cards ? 1 : 0,
    );
    const step = begin({ paysystems, ...cards }, remembered);
    expect(openedDialogs(step.effects)).toEqual([dialog]);
    const { offer: kept } = step.state as Extract<PurchaseState, { at: 'method' | 'details' }>;
    expect(kept.paysystems[0]?.name).toBe(first);
  });
});

test('spec 3 §4 Purchase flow: confirm leads to a processing state, shown while the balance is charged', () => {
  const { state, effects } = follow([...toOffer, covered, answered(true)]);
  expect(state).toMatchObject({ at: 'processing', payment: { by: 'balance' } });
  expect(effects).toMatchObject([
    { do: 'ask', dialog: { id: 'pay_transaction', data: { state: 'sending' } } },
    { do: 'pay', afterMs: 0 },
  ]);
});

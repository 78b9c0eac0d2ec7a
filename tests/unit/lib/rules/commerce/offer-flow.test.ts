import type { Offer, PaysystemName } from '@/lib/rules/commerce/product';
import { answered, asked, covered, follow, offer, offered, opened, toOffer, way } from './purchase-scenes';

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
    expect(asked(step.effects)).toEqual([dialog]);
    // Closed it waits in the header, and goes on from there.
    const closed = follow([{ type: 'closed' }], step.state);
    expect(closed.state.at).toBe('paused');
    expect(asked(follow([{ type: 'show' }], closed.state, 0, canFrame).effects)).toEqual([dialog]);
  });

  test('news of the frame are a question to the server at once, and prove nothing', () => {
    const { state } = follow([opened({ frameUrl })], begun(true), 0, true);
    const step = follow([answered({ again: true })], state, 0, true);
    expect(step.state.at).toBe('checking');
    expect(step.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
  });
});

describe('spec 3 §4 Offer flow', () => {
  test('enough money shows confirm', () => {
    expect(asked(follow([...toOffer, covered]).effects)).toEqual(['pay_confirm']);
  });

  test('an offer without ways to pay is an error: data is refreshed and the error is shown', () => {
    const { state, effects } = follow([...toOffer, offered({ paysystems: [] })]);
    expect(state).toMatchObject({ outcome: { result: 'failed' } });
    expect(effects).toEqual(
      expect.arrayContaining([{ do: 'refresh' }, expect.objectContaining({ do: 'tell' })]),
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
    expect(asked(follow([...toOffer, offered({ paysystems })]).effects)).toEqual(dialogs);
  });

  test.each<PaysystemName>(['ext_app', 'qrcode', 'qrcode_png'])(
    '%s creates a transaction once it is chosen',
    (name) => {
      const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
      const step = follow([...toOffer, offered({ paysystems }), answered({ name })]);
      expect(step.state).toMatchObject({ at: 'processing', payment: { by: name, version: offer().version } });
      expect(step.effects).toEqual([{ do: 'pay', afterMs: 0 }]);
    },
  );

  test('a linked card without cards is a new card', () => {
    const paysystems = way('linkedcard');
    expect(asked(follow([...toOffer, offered({ paysystems, cards: [] })]).effects)).toEqual(['pay_card']);
  });

  test('a card that is not among the linked ones is not charged', () => {
    const { state } = follow([
      ...toOffer,
      offered(),
      answered({ name: 'linkedcard' }),
      answered({ cardId: 99 }),
    ]);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
  });
});

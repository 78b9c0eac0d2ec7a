import type { Offer, PaysystemName } from '@/lib/rules/commerce/product';
import { answered, asked, covered, follow, offer, offered, toOffer, way } from './purchase-scenes';

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

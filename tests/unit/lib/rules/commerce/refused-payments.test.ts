import {
  answered,
  asked,
  byPhone,
  follow,
  offered,
  onPage,
  opened,
  processing,
  refused,
  toOffer,
} from './purchase-scenes';

describe('spec 3 §8: a payment is refused', () => {
  test('402 of the balance chooses a way to pay; 402 of a way is nofunds', () => {
    expect(follow([refused({ status: 402 })], processing).state.at).toBe('offering');
    expect(asked(follow([refused({ status: 402 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('451 is handled like 402 for QR, and is an error otherwise', () => {
    const qr = follow([...toOffer, offered(), answered({ name: 'qrcode' })]).state;
    expect(asked(follow([refused({ status: 451 })], qr).effects)).toEqual(['nofunds']);
    expect(follow([refused({ status: 451 })], processing).state).toMatchObject({
      outcome: { result: 'failed' },
    });
  });

  test('400 of an offer transaction opens nofunds', () => {
    expect(asked(follow([refused({ status: 400 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('a wrong phone or code is asked again with the words of the server', () => {
    expect(follow([refused({ status: 400, message: 'words' })], byPhone).state).toMatchObject({
      at: 'details',
      note: 'words',
    });
    const proving = follow([opened({ paysystem: 'phone_sms' }), answered({ code: '1111' })], byPhone).state;
    expect(proving.at).toBe('proving');
    expect(follow([refused({ code: 'wrong_code', message: 'wrong' })], proving).state).toMatchObject({
      at: 'code',
      note: 'wrong',
    });
    expect(asked(follow([refused({ code: 'payment_code_spent' })], proving).effects)).toEqual(['nofunds']);
  });

  test('another code comes with another payment of the same phone; the first one is looked at before it', () => {
    const code = follow([opened({ id: 5, paysystem: 'phone_sms' })], byPhone).state;
    expect(follow([answered({ resend: true })], code).state).toMatchObject({
      at: 'processing',
      earlier: [5],
      payment: { by: 'phone_sms', phone: expect.stringMatching(/^7/) },
    });
  });
});

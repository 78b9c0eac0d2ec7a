import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import { answered, checked, follow, listed, onPage, opened, openedDialogs, toOffer } from './purchase-scenes';

describe('spec 3 §4 Transaction check', () => {
  const checking = follow([opened()], onPage);

  test('polls every 5 s; 404 and 504 are silent', () => {
    expect(checking.effects).toContainEqual({ do: 'check', afterMs: CHECK_MS, id: 5 });
    expect(follow([{ type: 'silent' }], checking.state)).toEqual({
      state: checking.state,
      effects: [{ do: 'check', afterMs: CHECK_MS, id: 5 }],
    });
  });

  test('stops on complete: the purchase is done, the data is read again, the app gets result 1', () => {
    const { state, effects } = follow([checked({ status: 'complete' })], checking.state);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'bought' } });
    expect(effects).toEqual(expect.arrayContaining([{ do: 'refresh' }, { do: 'report', result: 1 }]));
  });

  test('stops on error: its message is shown, and the app gets result 2', () => {
    const { state, effects } = follow(
      [checked({ status: 'error', description: 'declined' })],
      checking.state,
    );
    expect(state).toMatchObject({ at: 'nofunds', message: 'declined' });
    expect(effects).toContainEqual({ do: 'report', result: 2 });
  });

  test('stops after more than 600 s of checking, and after more than 3600 s since creation', () => {
    expect(follow([checked()], checking.state, CHECKING_MS).state.at).toBe('checking');
    expect(follow([checked()], checking.state, CHECKING_MS + 1).state).toMatchObject({
      at: 'paused',
      isSlow: true,
    });
    expect(follow([checked()], checking.state, PAYMENT_LIFE_MS + 1).state.at).toBe('nofunds');
  });

  test('a payment whose bank kept silent for an hour is looked at before another way is charged', () => {
    const over = follow([{ type: 'silent' }], checking.state, PAYMENT_LIFE_MS + 1).state;
    const next = follow([answered({ other: true }), answered({ name: 'qrcode' })], over).state;
    expect(next).toMatchObject({ at: 'processing', order: { earlier: [5] } });
  });

  test('spec 3 §2 Modal shell: closing pay_redirect or pay_qr stops the checking; the payment stays and can be shown again', () => {
    const closed = follow([{ type: 'closed' }], checking.state);
    expect([closed.state.at, closed.effects]).toEqual(['paused', [{ do: 'track', event: 'offer_cancel' }]]);
    const look = follow([{ type: 'look' }], closed.state);
    expect(look.effects).toEqual([{ do: 'check', afterMs: 0, id: 5 }]);
    expect(follow([{ type: 'show' }], closed.state).state).toMatchObject({ at: 'checking', isShown: true });
  });

  test('the charge of a linked card is checked on without its dialog', () => {
    const card = follow([opened({ paysystem: 'linkedcard' })], onPage).state;
    expect(follow([{ type: 'closed' }], card).state).toMatchObject({ at: 'checking', isShown: false });
  });

  test('the answer about another payment changes nothing', () => {
    expect(follow([checked({ id: 6, status: 'complete' })], checking.state).state).toEqual(checking.state);
  });

  test('another way keeps the first payment in mind', () => {
    const { state } = follow([answered({ other: true })], checking.state);
    expect(state).toMatchObject({ at: 'method', order: { earlier: [5] } });
  });

  describe('a payment that was left for another way', () => {
    const byQr = answered({ name: 'qrcode' });
    const left = follow([answered({ other: true })], checking.state).state;
    const second = follow([byQr, opened({ id: 6, paysystem: 'qrcode' })], left).state;

    test('waits in the header when the viewer turns back instead', () => {
      const { state, effects } = follow([{ type: 'closed' }], left);
      expect(state).toMatchObject({ at: 'paused', transaction: { id: 5 }, isShown: false });
      expect(waitingTitle(state)).toBe('Packet');
      expect(effects).toEqual([{ do: 'track', event: 'offer_cancel' }, { do: 'closeDialog' }]);
      expect(openedDialogs(follow([{ type: 'show' }], state).effects)).toEqual(['pay_redirect']);
    });

    test('is looked at with the next one, and ends the purchase when it is paid', () => {
      expect(follow([checked({ id: 6, paysystem: 'qrcode' })], second).effects).toEqual([
        { do: 'check', afterMs: CHECK_MS, id: 6, also: 5 },
      ]);
      expect(follow([checked({ status: 'complete' })], second).state).toMatchObject({
        at: 'done',
        outcome: { result: 'bought' },
      });
    });

    test('is not looked at any more when it has failed', () => {
      const { state, effects } = follow([checked({ status: 'error' })], second);
      expect(state).toMatchObject({ at: 'checking', transaction: { id: 6 } });
      expect(effects).toEqual([{ do: 'check', afterMs: CHECK_MS, id: 6 }]);
      const closed = follow([checked({ id: 6, status: 'error' }), { type: 'closed' }], state).state;
      expect(closed.at).toBe('done');
    });

    test('orders from the balance where it only brought the money; the newer one stays open', () => {
      const direct = follow([...toOffer, ...listed({ id: null, wayId: null }), byQr]).state;
      const first = follow(
        [opened({ offerId: null, paysystem: 'qrcode' }), answered({ other: true })],
        direct,
      );
      const next = follow([byQr, opened({ id: 6, offerId: null, paysystem: 'qrcode' })], first.state).state;
      expect(follow([checked({ status: 'complete', offerId: null })], next).state).toMatchObject({
        at: 'offering',
        order: { earlier: [6], open: { id: 6 } },
      });
    });
  });

  test('the direct flow orders the packet after its money has come', () => {
    const direct = listed({ id: null, wayId: null });
    const paying = follow([...toOffer, ...direct, answered({ name: 'qrcode' })]).state;
    expect(follow([opened({ status: 'complete', offerId: null })], paying).state).toMatchObject({
      at: 'offering',
      wayId: null,
    });
  });
});

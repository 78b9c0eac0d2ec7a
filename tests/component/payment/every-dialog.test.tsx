import { screen } from '@testing-library/react';
import axe from 'axe-core';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { locales } from '@/lib/shared/i18n/locales';
import { answerWith } from '../server';
import {
  cards,
  changeOf,
  offer,
  paysystems,
  phoneSystem,
  product,
  transaction,
  trialOffer,
} from './fixtures';
import { confirm, onClose, open, phone, sent, standing } from './payment-dialog';

/** Every dialog in every state of its own. */
const all: Array<[string, PaymentDialog]> = [
  ['confirm', confirm],
  ['confirm a trial', { id: 'pay_confirm', data: { product, offer: trialOffer, isChanged: false } }],
  ['confirm a changed price', { id: 'pay_confirm', data: { ...confirm.data, isChanged: true } as never }],
  [
    'confirm a change now',
    { id: 'pay_confirm', data: { product, offer: changeOf.changed, isChanged: false } },
  ],
  [
    'confirm a change later',
    { id: 'pay_confirm', data: { product, offer: changeOf.planned, isChanged: false } },
  ],
  [
    'ways to pay for a change',
    { id: 'paysystems', data: { offer: changeOf.changed, paysystems, isChanged: false, note: null } },
  ],
  [
    'a refill',
    { id: 'refill', data: { product: { ...product, kind: 'refill', balance: offer.balance }, amount: null } },
  ],
  ['periods', { id: 'confirm_period', data: { product, ways: product.ways } }],
  ['agreement', { id: 'pay_agreement', data: { product, url: 'https://taspa.example/agreement' } }],
  [
    'base packets',
    {
      id: 'quick_packets',
      data: {
        product,
        bases: [
          {
            key: '3',
            title: 'Базовый',
            description: '40 каналов',
            price: offer.price,
            period: offer.period,
            trial: null,
          },
        ],
      },
    },
  ],
  [
    'ways to pay',
    { id: 'paysystems', data: { offer, paysystems, isChanged: false, note: 'Банк отклонил карту' } },
  ],
  ['cards', { id: 'card', data: { offer, cards } }],
  ['a new card', { id: 'pay_card', data: { offer } }],
  ['a phone', phone()],
  ['a code', phone({ sent, error: 'Неверный код' })],
  ['a bank', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } }],
  ['an app', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'ext_app' }) } }],
  [
    'a frame',
    {
      id: 'pay_iframe',
      data: {
        offer,
        transaction: transaction({ paysystem: 'short_url' }),
        url: 'https://bank.example/bank/77?frame=1',
      },
    },
  ],
  ['a QR code', { id: 'pay_qr', data: { offer, transaction: transaction() } }],
  [
    'a cash desk',
    {
      id: 'pay_info',
      data: {
        offer,
        paysystem: {
          ...phoneSystem,
          name: 'info',
          howToUse: 'Назовите счёт.',
          data: { account: '77', phone: '+7 700', url: 'https://taspa.example' },
        },
      },
    },
  ],
  ['no funds', { id: 'nofunds', data: { offer, message: null } }],
  ...(['sending', 'unsure', 'checking', 'slow', 'complete', 'owned', 'error'] as const).map(
    (state): [string, PaymentDialog] => [state, standing(state, { canWatch: true })],
  ),
];

// Texts that a dialog loads come late here.
beforeEach(() => answerWith({ 'GET /api/commerce/agreement': () => new Promise(() => {}) }));

describe.each(all)('spec 3 §2 Modals: %s', (name, dialog) => {
  test.each(locales)('has a name, every word and one primary action in %s', (lang) => {
    const { container } = open(dialog, lang);
    expect(screen.getByRole('dialog')).toHaveAccessibleName();
    expect(container.textContent).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    expect(container.querySelectorAll('[class*="primary"]').length).toBeLessThanOrEqual(1);
  });

  test('axe finds nothing', async () => {
    const { container } = open(dialog);
    const { violations } = await axe.run(container, {
      // jsdom draws nothing; the journeys check contrast and targets.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('has a control to focus', () => {
    const { container } = open(dialog);
    const isWaiting = ['sending'].includes(name);
    expect(container.querySelector('[data-autofocus], iframe, button')).not.toBeNull();
    if (!isWaiting) expect(container.querySelector('[data-autofocus]')).not.toBeNull();
  });
});

test('an address alone opens no payment dialog: it closes itself', () => {
  open({ id: 'pay_qr', data: undefined } as never);
  expect(onClose).toHaveBeenCalled();
});

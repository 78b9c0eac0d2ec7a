import { act, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { Payment } from '@/components/account/payment/Payment';
import { Subscriptions } from '@/components/account/subscriptions/Subscriptions';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { ownPacket } from '../../support/own-packet';
import { answerWith, json, server } from '../server';

jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money' }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: async () => ({ result: 'abandoned' }) }));

const { account: words, pages } = dictionaries.en;
const { own, act: actions, fullest, afterTrial } = pages.packets;
const { pay } = words;

const money = (amount: string) => ({ amount, format: '{amount} ₸' });
const payment = (id: number, title: string, part: object = {}) => ({
  ...{ id, title, offerId: null, status: 'complete', description: '', amount: money('990.00') },
  ...{ paysystem: 'linkedcard', url: null, frameUrl: null, qr: null },
  ...{ createdAt: Date.UTC(2026, 10, 1, 9), expiresAt: Date.UTC(2026, 10, 1, 10), ...part },
});

const paid = (id: number, title: string) => ({
  ...{ id: String(id), kind: 'payment', title, amount: money('990.00'), status: 'complete', note: '' },
  createdAt: Date.UTC(2026, 10, 1, 9),
});

/** What the platform has; a test changes it, as a payment elsewhere does. */
let balance: string;
let payments: object[];

const openedDialog = async (id: string) => {
  const found = await waitFor(() => {
    const next = location.hash === `#${id}` ? takeRequestedModal(location.hash)?.modal : null;
    if (!next) throw new Error(`no ${id}`);
    return next;
  });
  history.replaceState(null, '', '/lk');
  return found;
};

const open = (more = {}) => {
  answerWith({
    'GET /api/commerce/account': () =>
      json({
        balance: money(balance),
        isPaymentAllowed: true,
        canLinkCard: true,
        cards: [],
        paysystems: [{}],
      }),
    'GET /api/commerce/payments': () => json({ list: payments }),
    ...more,
  });
  return render(<Payment words={words} hasRefill={true} />);
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/lk');
  balance = '0.00';
  payments = [paid(1, 'Light')];
});
// The cache that all pages share: global changes do not reach another one.
afterEach(() => mutate(() => true, undefined));

test('a paused packet that is deleted gives its money back: the balance on the page is read again', async () => {
  open({
    'GET /api/session/subscriptions': () =>
      json({ packets: [ownPacket({ state: 'paused', refund: '9 819.44 ₸' }, { unsubscribe: true })] }),
    'GET /api/session/rents': () => json({ titles: [] }),
    'DELETE /api/session/subscriptions/5': () => json(null, 204),
  });
  render(<Subscriptions words={words} packets={{ own, act: actions, fullest, afterTrial }} />);
  expect(await screen.findByText('0 ₸')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: `${actions.remove}: Light` }));
  const { settle } = await openedDialog('subscription');
  balance = '9819.44';
  await act(async () => settle?.(true));
  expect(await screen.findByText('9,819.44 ₸')).toBeInTheDocument();
});

describe('spec 3 §2 Payment: the list of payments is read again', () => {
  const two = () => {
    payments = [paid(2, 'Top-up'), paid(1, 'Light')];
  };

  test('after a purchase', async () => {
    open();
    await screen.findAllByText('Light');
    two();
    await act(refreshOwned);
    expect((await screen.findAllByText('Top-up')).length).toBeGreaterThan(0);
  });

  test('after a card was linked', async () => {
    open({ 'POST /api/commerce/cards': () => json(payment(9, 'Card', { status: 'pending' })) });
    await screen.findAllByText('Light');
    await user.click(screen.getByRole('button', { name: pay.link }));
    const question = await openedDialog('confirm');
    await act(async () => question.settle?.(true));
    const redirect = await openedDialog('pay_redirect');
    two();
    await act(async () => redirect.settle?.(null));
    expect((await screen.findAllByText('Top-up')).length).toBeGreaterThan(0);
  });

  test('with all that was shown of it', async () => {
    const all = Array.from({ length: 30 }, (_, index) => paid(100 - index, `Payment ${100 - index}`));
    open();
    const pages = ({ path }: { path: string }) => path.startsWith('/api/commerce/payments');
    // Twenty at a time, from the offset that the address names.
    const of = () => {
      const path = server.requested.findLast(pages)?.path ?? '';
      const offset = Number(new URL(path, 'http://x').searchParams.get('offset') ?? 0);
      return json({ list: all.slice(offset, offset + 20) });
    };
    server.answers['GET /api/commerce/payments'] = of;
    await user.click(await screen.findByRole('button', { name: pay.more }));
    expect((await screen.findAllByText('Payment 71')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: pay.more })).toBeNull();
    all.unshift(paid(101, 'Payment 101'));
    await act(refreshOwned);
    expect((await screen.findAllByText('Payment 101')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Payment 71').length).toBeGreaterThan(0);
  });

  test('quality S08: another user does not see those of the one before', async () => {
    const { unmount } = open();
    await screen.findAllByText('Light');
    unmount();
    forgetViewerData('user', 'guest');
    payments = [];
    open({ 'GET /api/commerce/payments': () => new Promise<Response>(() => {}) });
    expect(await screen.findByText(pay.history)).toBeInTheDocument();
    expect(screen.queryAllByText('Light')).toEqual([]);
  });
});

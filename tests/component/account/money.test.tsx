import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Payment } from '@/components/account/payment/Payment';
import { Subscriptions } from '@/components/account/subscriptions/Subscriptions';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { user } from '@/tests/support/user';
import { ownPacket } from '../../support/own-packet';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money' }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
const buy = jest.fn(async (_: object) => ({ result: 'abandoned' }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: (subject: object) => buy(subject) }));

const { account: words, pages } = dictionaries.en;
const { own, act: actions, fullest, afterTrial } = pages.packets;
const { pay } = words;

const fresh = (part: React.ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{part}</SWRConfig>);
const changes = () => server.requested.filter(({ method }) => method !== 'GET');
const openedDialog = async (id: string) => {
  const found = await waitFor(() => {
    const next = location.hash === `#${id}` ? takeRequestedModal(location.hash)?.modal : null;
    if (!next) throw new Error(`no ${id}`);
    return next;
  });
  history.replaceState(null, '', '/lk');
  return found;
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/lk');
  buy.mockClear();
});

describe('spec 3 §2 Subscriptions', () => {
  const packet = (
    id: string,
    changes: Parameters<typeof ownPacket>[0] = {},
    can: Partial<OwnPacket['can']> = {},
  ) => ownPacket({ id, name: `Packet ${id}`, subscriptionId: id, ...changes }, can);
  const noRents = () => json({ titles: [] });
  const shown = (packets: OwnPacket[], rents = noRents) => {
    answerWith({
      'GET /api/session/subscriptions': () => json({ packets }),
      'GET /api/session/rents': rents,
    });
    return fresh(<Subscriptions words={words} packets={{ own, act: actions, fullest, afterTrial }} />);
  };
  const line = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    return within(link.closest('li') as HTMLElement);
  };

  test('says of each packet what is paid, until when, and how much next; what can be bought is only linked', async () => {
    const { container } = shown([
      packet('1', { isTrial: true, nextPayAt: Date.UTC(2026, 11, 1, 9), nextPrice: '990 ₸' }),
      packet('2', { message: 'Not renewed: there was not enough money on the account.' }),
      packet('3', { state: 'included', subscriptionId: null }),
      packet('4', { state: 'open', subscriptionId: null }, { subscribe: true }),
    ]);
    expect((await line('Packet 1')).getByText(own.trial)).toBeInTheDocument();
    expect((await line('Packet 1')).getByText('Next payment on December 1, 2026: 990 ₸')).toBeInTheDocument();
    expect((await line('Packet 2')).getByText('Open until December 1, 2026')).toBeInTheDocument();
    expect((await line('Packet 2')).getByText(/Not renewed/)).toBeInTheDocument();
    expect((await line('Packet 3')).getByText(own.included)).toBeInTheDocument();
    expect(screen.queryByText('Packet 4')).toBeNull();
    expect(screen.getByRole('link', { name: words.subs.more })).toHaveAttribute('href', '/packets');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('the buttons name their packet, and a change of period goes through the purchase', async () => {
    shown([packet('1', {}, { changePeriod: true, disableRenew: true })]);
    await user.click(await screen.findByRole('button', { name: `${actions.change}: Packet 1` }));
    expect(buy.mock.calls).toEqual([[{ kind: 'packet', key: '1', isChange: true }]]);
    expect(screen.getByRole('button', { name: `${actions.disable}: Packet 1` })).toBeInTheDocument();
  });

  test('ours: a rented title says until when it can be watched, also where there is no subscription', async () => {
    const titles = [{ title: 'The Salt Road', href: '/contents/salt-road', endAt: Date.UTC(2026, 11, 1, 9) }];
    const { container } = shown([], () => json({ titles }));
    const rent = await line('The Salt Road');
    expect(rent.getByRole('link')).toHaveAttribute('href', '/contents/salt-road');
    expect(rent.getByText(/^Rented until Dec 1, 2026/)).toBeInTheDocument();
    expect(screen.queryByText(words.subs.none)).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  test('ours: subscriptions are shown when the rented titles cannot be read', async () => {
    shown([packet('1')], () => json({}, 503));
    expect(await screen.findByRole('link', { name: 'Packet 1' })).toBeInTheDocument();
  });

  test('without subscriptions it leads to the packets', async () => {
    shown([]);
    expect(await screen.findByRole('link', { name: words.subs.choose })).toHaveAttribute('href', '/packets');
  });

  test('without subscriptions it names base packets to begin with, with their prices, and none that needs another one', async () => {
    const open = { state: 'open', subscriptionId: null } as const;
    const { container } = shown([
      packet('4', { ...open, short: 'Films and sport', price: '990 ₸', per: 'a month' }, { subscribe: true }),
      packet('5', { ...open, isBase: false }, { subscribe: true }),
      packet('6', { ...open, price: '2 990 ₸', continuesAs: 'Packet 4' }, { subscribe: true }),
    ]);
    const packet4 = await screen.findByRole('link', {
      name: new RegExp(`^Packet 4\\s*Films and sport\\s*990 ₸\\s*a month\\s*${actions.subscribe}$`),
    });
    expect(packet4).toHaveAttribute('href', '/packets/4');
    expect(screen.queryByText('Packet 5')).toBeNull();
    // Its own price is not what follows its first period.
    expect(screen.getByRole('link', { name: `Packet 6 ${actions.subscribe}` })).toBeInTheDocument();
    expect(await axeProblems(container)).toEqual([]);
  });

  test('a packet with a trial says what follows it, at the price of the packet that follows; each has a button, and the fullest one is marked', async () => {
    const open = { state: 'open', subscriptionId: null, per: 'a month' } as const;
    const { container } = shown([
      packet('4', { ...open, price: '990 ₸', trial: '7 days free' }, { subscribe: true }),
      packet('5', { ...open, price: '2 990 ₸', isFullest: true }, { subscribe: true }),
      packet(
        '6',
        { ...open, price: '2 490 ₸', trial: '14 days for 1 ₸', continuesAs: 'Packet 5' },
        { subscribe: true },
      ),
    ]);
    const line = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
    expect(await line(/^Packet 4/)).toMatch(/7 days free\s*then 990 ₸ a month/);
    expect(await line(/^Packet 5/)).toContain(`${fullest}`);
    expect(await line(/^Packet 5/)).toMatch(new RegExp(`2 990 ₸\\s*a month\\s*${actions.subscribe}$`));
    expect(await line(/^Packet 6/)).toMatch(/14 days for 1 ₸\s*then 2 990 ₸ a month/);
    expect(screen.getByRole('link', { name: words.subs.compare })).toHaveAttribute('href', '/packets');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('a failure offers another try', async () => {
    answerWith({ 'GET /api/session/subscriptions': () => json({}, 503), 'GET /api/session/rents': noRents });
    fresh(<Subscriptions words={words} packets={{ own, act: actions, fullest, afterTrial }} />);
    const retry = await screen.findByRole('button', { name: words.retry });
    server.answers['GET /api/session/subscriptions'] = () => json({ packets: [packet('1')] });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Packet 1' })).toBeInTheDocument();
  });
});

describe('spec 3 §2 Payment', () => {
  const money = (amount: string) => ({ amount, format: '{amount} ₸' });
  const cards = [
    { id: 7, number: '**** 1111', isPrimary: true, expires: '2099-04' },
    { id: 8, number: '**** 2222', isPrimary: false, expires: null },
  ];
  const paid = (id: number, part: object = {}) => ({
    id: String(id),
    kind: 'payment',
    title: `Light ${id}`,
    amount: money('990.00'),
    createdAt: Date.UTC(2026, 10, 1, 9),
    status: 'complete',
    note: 'The payment went through.',
    ...part,
  });
  const booked = { status: null, note: '' };
  const payment = (id: number, part: object = {}) => ({
    id,
    offerId: null,
    status: 'complete',
    description: 'The payment went through.',
    title: `Light ${id}`,
    amount: money('990.00'),
    paysystem: 'linkedcard',
    url: null,
    frameUrl: null,
    qr: null,
    createdAt: Date.UTC(2026, 10, 1, 9),
    expiresAt: Date.UTC(2026, 10, 1, 10),
    ...part,
  });
  const shown = ({ hasRefill = true, part = {}, more = {} } = {}) => {
    const usual = { balance: money('500.00'), isPaymentAllowed: true, canLinkCard: true };
    const account = { ...usual, cards, paysystems: [{}], ...part };
    answerWith({
      'GET /api/commerce/account': () => json(account),
      'GET /api/commerce/payments': () => json({ list: [paid(2), paid(1, { status: 'error' })] }),
      ...more,
    });
    return fresh(<Payment words={words} hasRefill={hasRefill} />);
  };

  test('balance, cards with the primary one, and payments with their state', async () => {
    const { container } = shown();
    expect(await screen.findByText('500 ₸')).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(`**** 1111to 04/99${pay.primary}`);
    expect(second).not.toHaveTextContent(pay.primary);
    expect((await screen.findAllByText('Light 2'))[0]?.closest('summary')).toHaveTextContent(
      `990 ₸${pay.states.complete}`,
    );
    expect(screen.getAllByText('Light 1')[0]?.closest('summary')).toHaveTextContent(pay.states.error);
    expect(await axeProblems(container)).toEqual([]);
  });

  test.each([
    ['charge', pay.kinds.charge],
    ['refund', pay.kinds.refund],
    ['returned', pay.kinds.returned],
  ])(
    'ours: what the balance paid or got back (%s) stands among the payments, with a receipt',
    async (kind, words) => {
      shown({ more: { 'GET /api/commerce/payments': () => json({ list: [paid(3, { kind, ...booked })] }) } });
      const line = (await screen.findAllByText('Light 3'))[0]?.closest('summary');
      expect(line).toHaveTextContent(`990 ₸${words}`);
      expect(screen.getByText(pay.print)).toBeInTheDocument();
    },
  );

  test('further payments that cannot be read are said, and the next press asks for the same ones', async () => {
    const list = Array.from({ length: 20 }, (_, at) => paid(at + 1));
    let isDown = false;
    shown({
      more: {
        'GET /api/commerce/payments': () => (isDown ? refusal(409, 'later', 'Later.') : json({ list })),
      },
    });
    const press = async () => user.click(await screen.findByRole('button', { name: pay.more }));
    await screen.findByRole('button', { name: pay.more });
    isDown = true;
    await press();
    expect(await openedDialog('message')).toMatchObject({ id: 'message' });
    isDown = false;
    server.requested = [];
    await press();
    await waitFor(() =>
      expect(server.requested.map(({ path }) => path)).toEqual([
        '/api/commerce/payments?offset=0',
        '/api/commerce/payments?offset=20',
      ]),
    );
  });

  test('a receipt is printed only for what was paid', async () => {
    shown();
    await screen.findAllByText('Light 2');
    expect(screen.getAllByText(pay.print)).toHaveLength(1);
  });

  test('the balance is topped up through the purchase', async () => {
    shown();
    await user.click(await screen.findByRole('button', { name: pay.refill }));
    expect(buy.mock.calls).toEqual([[{ kind: 'refill' }]]);
  });

  test.each([
    ['mbank has no refill', { hasRefill: false }],
    ['spec 3 §6: no payments where the provider takes them elsewhere', { part: { isPaymentAllowed: false } }],
    ['nor without a way to pay', { part: { paysystems: [] } }],
  ])('%s', async (_, options) => {
    shown(options);
    expect(await screen.findByText('500 ₸')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: pay.refill })).toBeNull();
  });

  test('where no page of a bank takes a card, no card can be linked, and without cards nothing is said of them', async () => {
    const { unmount } = shown({ part: { canLinkCard: false } });
    expect(await screen.findByText(pay.cards)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: pay.link })).toBeNull();
    unmount();
    shown({ part: { canLinkCard: false, cards: [] } });
    expect(await screen.findByText('500 ₸')).toBeInTheDocument();
    expect(screen.queryByText(pay.cards)).toBeNull();
    expect(screen.queryByRole('button', { name: pay.link })).toBeNull();
  });

  test('spec 3 §5: removing a card is confirmed, asks the parental code, and is then shown', async () => {
    let isUnlocked = false;
    shown({
      more: {
        'DELETE /api/commerce/cards/8': () => (isUnlocked ? json(null, 204) : refusal(403, 'pin_required')),
      },
    });
    await user.click(await screen.findByRole('button', { name: `${pay.remove}: **** 2222` }));
    const question = await openedDialog('confirm');
    expect(question.data).toMatchObject({ title: pay.removeTitle });
    expect(changes()).toEqual([]);
    await act(async () => question.settle?.(true));
    const pin = await openedDialog('pincode');
    isUnlocked = true;
    await act(async () => pin.settle?.(true));
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  test.each([
    ['is gone', () => refusal(404, 'unknown_card'), true],
    ['cannot be removed', () => refusal(503, 'unavailable'), false],
  ])('a card that %s: the list is read again', async (_, answer, isRemoved) => {
    const alerts: string[] = [];
    const note = (event: Event) => alerts.push((event as CustomEvent<Alert>).detail.text);
    addEventListener(ALERTED, note);
    shown({ more: { 'DELETE /api/commerce/cards/8': answer } });
    await user.click(await screen.findByRole('button', { name: `${pay.remove}: **** 2222` }));
    await act(async () => (await openedDialog('confirm')).settle?.(true));
    await waitFor(() =>
      expect(server.requested.filter(({ path }) => path === '/api/commerce/account')).toHaveLength(2),
    );
    removeEventListener(ALERTED, note);
    expect(alerts).toEqual(isRemoved ? [fill(pay.removed, { number: '**** 2222' })] : []);
  });

  test('another card becomes the primary one, without a question', async () => {
    shown({ more: { 'PATCH /api/commerce/cards/8': () => json(null, 204) } });
    expect(
      screen.queryByRole('button', { name: fill(pay.makePrimaryNamed, { number: '**** 1111' }) }),
    ).toBeNull();
    await user.click(
      await screen.findByRole('button', { name: fill(pay.makePrimaryNamed, { number: '**** 2222' }) }),
    );
    await waitFor(() => expect(changes()).toHaveLength(1));
    // The list is read again.
    await waitFor(() =>
      expect(server.requested.filter(({ path }) => path === '/api/commerce/account').length).toBe(2),
    );
  });

  test.each([
    ['expires this month', 0, pay.expiresSoon, pay.expiryNote],
    ['has expired', -1, pay.expired, pay.expiredNote],
  ])('the primary card that %s is marked, and said above the cards', async (_, months, tag, note) => {
    const month = new Date();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() + months);
    const expires = month.toISOString().slice(0, 7);
    const { container } = shown({ part: { cards: [{ ...cards[0], expires }, cards[1]] } });
    expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(tag);
    const [text = ''] = note.split('{number}');
    expect(screen.getByText(new RegExp(text), { selector: '[role=status]' })).toHaveTextContent('**** 1111');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('another card that expires is only marked', async () => {
    shown({ part: { cards: [cards[0], { ...cards[1], expires: '2001-01' }] } });
    expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent(pay.expired);
    expect(document.querySelector('p[role=status]')).toBeNull();
  });

  describe('spec 3 §5: linking a card announces the sum of one unit, and opens the page of the bank', () => {
    const pending = (part: object = {}) => payment(9, { status: 'pending', createdAt: Date.now(), ...part });
    const begin = async (begun: object, more: object = {}) => {
      shown({ more: { 'POST /api/commerce/cards': () => json(begun), ...more } });
      await user.click(await screen.findByRole('button', { name: pay.link }));
      const question = await openedDialog('confirm');
      expect(question.data).toMatchObject({ title: pay.linkTitle, text: fill(pay.linkText, { sum: '1 ₸' }) });
      await act(async () => question.settle?.(true));
    };

    test('in a window of its own; closing the dialog shows the cards as they are then', async () => {
      await begin(pending());
      const redirect = await openedDialog('pay_redirect');
      expect(redirect.data).toMatchObject({ offer: null, transaction: { id: 9 } });
      expect(changes()).toHaveLength(1);
      const reads = () => server.requested.filter(({ path }) => path === '/api/commerce/account').length;
      const before = reads();
      await act(async () => redirect.settle?.(null));
      await waitFor(() => expect(reads()).toBe(before + 1));
    });

    test('in a frame where that is allowed: a message of the frame causes a check at once', async () => {
      let status = 'pending';
      const alerts: string[] = [];
      addEventListener('taspa:alert', (event) =>
        alerts.push((event as CustomEvent<{ text: string }>).detail.text),
      );
      await begin(pending({ frameUrl: 'https://bank.example/9?frame=1' }), {
        'GET /api/commerce/transactions/9': () => json(payment(9, { status })),
      });
      const frame = await openedDialog('pay_iframe');
      expect(frame.data).toMatchObject({ url: 'https://bank.example/9?frame=1' });
      status = 'complete';
      await act(async () => frame.settle?.({ again: true }));
      await waitFor(() => expect(alerts).toContain(pay.linked));
    });

    test('a refusal of the bank says why', async () => {
      await begin(pending({ frameUrl: 'https://bank.example/9?frame=1' }), {
        'GET /api/commerce/transactions/9': () =>
          json(payment(9, { status: 'error', description: 'The bank said no.' })),
      });
      const frame = await openedDialog('pay_iframe');
      await act(async () => frame.settle?.({ again: true }));
      expect((await openedDialog('message')).data).toEqual({
        title: pay.linkFailed,
        text: 'The bank said no.',
      });
    });
  });
});

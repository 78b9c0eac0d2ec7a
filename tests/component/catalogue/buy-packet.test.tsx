import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { BuyPacket } from '@/components/pages/packet/BuyPacket';
import { OwnPacketsProvider } from '@/components/pages/packet/OwnPacketsProvider';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { SubscriptionChange } from '@/lib/rules/commerce/packet-actions';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { ownPacket } from '../../support/own-packet';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(location.search),
}));
const buy = jest.fn(async (_: object) => ({ result: 'abandoned' }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: (subject: object) => buy(subject) }));

const { packets: words, packet: packetWords } = dictionaries.en.pages;

const periods = [
  { id: '11', name: '1 month', price: '990 ₸', each: null, discount: null, hasTrial: true },
  { id: '12', name: '1 year', price: '9,490 ₸', each: '≈ 791 ₸ a month', discount: '−20%', hasTrial: false },
];

function page(changes: { isOutside?: boolean; periods?: typeof periods } = {}) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <OwnPacketsProvider words={words.own}>
        <BuyPacket
          id="81"
          packetKey="81"
          href="/packets/81"
          buyHref="/packets/81?action=buy"
          trial="7 days free"
          price={<p>7 days free, then 990 ₸</p>}
          periods={[]}
          isOutside={false}
          words={{
            act: words.act,
            tryIt: words.tryIt,
            terms: packetWords.terms,
            periods: packetWords.periods,
          }}
          {...changes}
        />
      </OwnPacketsProvider>
    </SWRConfig>
  );
}
const open = (address: string, changes = {}) => {
  history.replaceState(null, '', address);
  return render(page(changes));
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  document.documentElement.lang = 'en';
  buy.mockClear();
  sessionStorage.clear();
  setKnownCookie('guest');
  answerWith({});
});

describe('spec 3 §2 action=buy on a packet page', () => {
  test('starts the purchase once, after it has left the address: neither a reload nor "back" asks again', async () => {
    const addresses: string[] = [];
    buy.mockImplementationOnce(async () => {
      addresses.push(location.pathname + location.search);
      return { result: 'abandoned' };
    });
    history.replaceState({ ofTheRouter: 1 }, '', '/packets/81?action=buy');
    const { rerender } = render(page());
    rerender(page());
    await waitFor(() => expect(buy.mock.calls).toEqual([[{ kind: 'packet', key: '81' }]]));
    expect(addresses).toEqual(['/packets/81']);
    expect(history.state).toEqual({ ofTheRouter: 1 });
  });

  test('without the parameter nothing starts until the button is pressed', async () => {
    open('/packets/81');
    expect(buy).not.toHaveBeenCalled();
    await user.click(await button(words.tryIt));
    expect(buy).toHaveBeenCalledTimes(1);
  });

  test('the period that is chosen is bought, and the button and the price are its own', async () => {
    const { container } = open('/packets/81', { periods });
    const [month, year] = screen.getAllByRole('radio');
    expect(month).toBeChecked();
    expect(month).toHaveAccessibleName('1 month 990 ₸');
    await user.click(await button(words.tryIt));
    await user.click(year as HTMLElement);
    expect(screen.getByText('9,490 ₸', { selector: 'strong' }).parentElement).toHaveTextContent(
      '9,490 ₸ ≈ 791 ₸ a month',
    );
    await user.click(await button(`${words.act.subscribe} · 9,490 ₸`));
    expect(buy.mock.calls).toEqual([
      [{ kind: 'packet', key: '81', wayId: '11' }],
      [{ kind: 'packet', key: '81', wayId: '12' }],
    ]);
    expect(await axeProblems(container)).toEqual([]);
  });

  test('embedded, the window that is opened asks for the period', () => {
    open('/packets/81', { isOutside: true, periods });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('spec 3 §2: embedded, it is a link that opens the packet in a new window', () => {
    open('/packets/81?action=buy', { isOutside: true });
    const link = screen.getByRole('link', { name: words.tryIt });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/packets/81?action=buy');
    expect(buy).not.toHaveBeenCalled();
  });
});

const { act: actions } = words;

describe('spec 3 §4 Subscription actions', () => {
  const owning = (own: OwnPacket, more = {}) => {
    setKnownCookie('user');
    answerWith({ 'GET /api/session/subscriptions': () => json({ packets: [own] }), ...more });
    return open('/packets/81');
  };
  const modal = () => takeRequestedModal(location.hash)?.modal ?? null;

  test.each<[string, OwnPacket, string[]]>([
    ['not owned: enable', ownPacket({ state: 'open' }, { subscribe: true }), [actions.subscribe]],
    [
      'active with other periods: change, and disable',
      ownPacket({}, { changePeriod: true, disableRenew: true }),
      [actions.change, actions.disable, actions.pause],
    ],
    ['renewing: disable', ownPacket({}, { disableRenew: true }), [actions.disable, actions.pause]],
    [
      'not renewing: enable again',
      ownPacket({ isRenewing: false }, { enableRenew: true }),
      [actions.enable, actions.pause],
    ],
    ['a trial is not paused', ownPacket({ isTrial: true }, { disableRenew: true }), [actions.disable]],
    ['begins later: take back', ownPacket({ state: 'planned' }), [actions.cancel]],
    [
      'paused and deletable: resume, delete',
      ownPacket({ state: 'paused' }, { unsubscribe: true }),
      [actions.resume, actions.remove],
    ],
    ['paused: resume', ownPacket({ state: 'paused' }), [actions.resume]],
    ['a gift: nothing', ownPacket({ kind: 'promo' }, { disableRenew: true }), []],
    ['a contract: nothing', ownPacket({ kind: 'bundle' }, { disableRenew: true }), []],
    ['part of another: nothing', ownPacket({ state: 'included' }), []],
  ])('%s', async (_, own, labels) => {
    const { container } = owning(own);
    await waitFor(() =>
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels),
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  /** The dialog that was requested; answering it closes it. */
  const openedDialog = async (id: string) => {
    const found = await waitFor(() => {
      const next = location.hash === `#${id}` ? modal() : null;
      if (!next) throw new Error(`no ${id}`);
      return next;
    });
    history.replaceState(null, '', '/packets/81');
    return found;
  };
  const changes = () =>
    server.requested
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);

  test('disabling asks first, says until when the packet works, and is sent once', async () => {
    owning(ownPacket({}, { disableRenew: true }), {
      'PATCH /api/session/subscriptions/5': () => json(null, 204),
    });
    await user.click(await button(actions.disable));
    await user.click(screen.getByRole('button', { name: actions.working }));
    const { data, settle } = await openedDialog('subscription');
    expect(data).toMatchObject({
      title: actions.ask.disable,
      text: actions.explain.disable.replace('{name}', 'Light').replace('{date}', 'December 1, 2026'),
    });
    expect(changes()).toEqual([]);
    await act(async () => settle?.(true));
    await waitFor(() =>
      expect(changes()).toEqual([['PATCH', '/api/session/subscriptions/5', { renew: false }]]),
    );
    await openedDialog('survey');
  });

  const light = { name: 'Sport', price: '990 ₸', priceAfterTrial: null };
  const trial = { ...light, price: '0 ₸', priceAfterTrial: '990 ₸' };
  const maximum = { ...light, price: '2 990 ₸' };
  test.each<[string, OwnPacket, SubscriptionChange, RegExp]>([
    [
      'switching off what is replaced anyway: the plan is charged all the same',
      ownPacket({ isRenewing: false, counterpart: light }, { disableRenew: true }),
      'disable',
      /until December 1, 2026\. .*Sport.* 990 ₸ is charged\. To pay nothing more, cancel that as well\./,
    ],
    [
      'the same before a trial: nothing at first, then the price',
      ownPacket({ isRenewing: false, counterpart: trial }, { disableRenew: true }),
      'disable',
      /Sport.* 0 ₸ is charged for the trial, and 990 ₸ after it/,
    ],
    [
      'switching on again: the plan is gone',
      ownPacket({ isRenewing: false, counterpart: light }, { enableRenew: true }),
      'enable',
      /990 ₸ is charged that day\. .*Sport.* does not begin/,
    ],
    [
      'taking a plan back: what is held renews, and is charged',
      ownPacket({ state: 'planned', counterpart: maximum }),
      'cancel',
      /Sport.* renews that day instead, and 2 990 ₸ is charged/,
    ],
    [
      'the same where the renewal is off: nothing is charged',
      ownPacket({ state: 'planned', counterpart: { ...maximum, price: null } }),
      'cancel',
      /What you have now stays\.$/,
    ],
    [
      'deleting what is paused: the plan is gone, too',
      ownPacket({ state: 'paused', counterpart: light }, { unsubscribe: true }),
      'remove',
      /Sport.* does not begin/,
    ],
    [
      'taking it back where the name has signs of a replacement: they are shown as they are',
      ownPacket({ state: 'planned', counterpart: { ...maximum, name: 'A$& B' } }),
      'cancel',
      /“A\$& B”/,
    ],
  ])('ours: with something planned, the dialog says what is charged: %s', async (_, own, action, text) => {
    owning(own);
    await user.click(await button(actions[action]));
    const { data, settle } = await openedDialog('subscription');
    expect((data as { text: string }).text).toMatch(text);
    await act(async () => settle?.(null));
  });

  test('a pause is explained, asked for once, and a refusal has a title of its own', async () => {
    const answers = [() => refusal(400, 'pause_exists', 'Already planned.'), () => json(null, 204)];
    owning(ownPacket({}, { disableRenew: true }), {
      'PATCH /api/session/subscriptions/5': () => answers.shift()?.() as Response,
    });
    await user.click(await button(actions.pause));
    const { data, settle } = await openedDialog('subscription');
    expect(data).toMatchObject({
      title: 'Pause “Light”?',
      text: actions.explain.pause.replace('{name}', 'Light'),
    });
    await act(async () => settle?.(true));
    const told = await openedDialog('message');
    expect(told.data).toMatchObject({ title: actions.refused.pause, text: 'Already planned.' });
    await act(async () => told.settle?.(null));
    await user.click(await button(actions.pause));
    await act(async () => (await openedDialog('subscription')).settle?.(true));
    const paused = ['PATCH', '/api/session/subscriptions/5', { isPaused: true }];
    await waitFor(() => expect(changes()).toEqual([paused, paused]));
  });

  test('a pause ends at once', async () => {
    const own = ownPacket({ state: 'paused', pausedSince: Date.UTC(2026, 10, 5, 9) });
    owning(own, { 'PATCH /api/session/subscriptions/5': () => json(null, 204) });
    expect(await screen.findByText('Paused since November 5, 2026')).toBeInTheDocument();
    await user.click(await button(actions.resume));
    await act(async () => (await openedDialog('subscription')).settle?.(true));
    await waitFor(() =>
      expect(changes()).toEqual([['PATCH', '/api/session/subscriptions/5', { isPaused: false }]]),
    );
  });

  test('turning back changes nothing', async () => {
    owning(ownPacket({ state: 'paused' }, { unsubscribe: true }));
    await user.click(await button(actions.remove));
    const { settle } = await openedDialog('subscription');
    await act(async () => settle?.(null));
    expect(await button(actions.remove)).toBeEnabled();
    expect(changes()).toEqual([]);
  });

  test('spec 3 §5: the parental code is asked when the server wants it, and the change is repeated once', async () => {
    let isUnlocked = false;
    owning(ownPacket({ state: 'planned' }), {
      'DELETE /api/session/futures/5': () => (isUnlocked ? json(null, 204) : refusal(403, 'pin_required')),
    });
    await user.click(await button(actions.cancel));
    await act(async () => (await openedDialog('subscription')).settle?.(true));
    const { data, settle } = await openedDialog('pincode');
    expect(data).toMatchObject({ action: 'pay' });
    isUnlocked = true;
    await act(async () => settle?.(true));
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  test.each([
    [451, actions.refused.legal],
    [400, actions.refused.renewal],
  ])('spec 3 §8: %d shows the words of the platform under its title', async (status, title) => {
    owning(ownPacket({}, { disableRenew: true }), {
      'PATCH /api/session/subscriptions/5': () => refusal(status, 'not_cancelable', 'Not before spring'),
    });
    await user.click(await button(actions.disable));
    await act(async () => (await openedDialog('subscription')).settle?.(true));
    const { data, settle } = await openedDialog('message');
    expect(data).toMatchObject({ title, text: 'Not before spring' });
    await act(async () => settle?.('read'));
    // Spec 3 §8: the survey follows a 400.
    if (status === 400) await openedDialog('survey');
    else expect(modal()).toBeNull();
  });
});

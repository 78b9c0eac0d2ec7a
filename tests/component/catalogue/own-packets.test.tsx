import { render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { OwnPacketsProvider } from '@/components/pages/packet/OwnPacketsProvider';
import { PacketCards } from '@/components/pages/packet/PacketCards';
import { PacketCompare } from '@/components/pages/packet/PacketCompare';
import { ownState } from '@/lib/client/commerce/own-state';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { PacketView } from '@/lib/server/pages/packet-views';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { ownPacket } from '../../support/own-packet';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const words = dictionaries.en.pages.packets;

const view = (id: string, changes: Partial<PacketView> = {}): PacketView => ({
  id,
  href: `/packets/${id}`,
  buyHref: `/packets/${id}?action=buy`,
  name: `Packet ${id}`,
  short: null,
  isBase: true,
  isDonation: false,
  price: '990 ₸',
  oldPrice: null,
  discount: null,
  per: 'a month',
  length: '1 month',
  trial: '7 days free',
  next: { price: '990 ₸', per: 'a month' },
  channels: '4 channels',
  benefits: [{ icon: null, text: 'Archive' }],
  libraryNames: ['Taspa'],
  picture: null,
  termsOf: null,
  ...changes,
});

const own = (changes: Parameters<typeof ownPacket>[0], can: Partial<OwnPacket['can']> = {}) =>
  ownPacket(
    { name: 'Packet 81', nextPayAt: Date.UTC(2026, 11, 1, 9), nextPrice: '990 ₸', ...changes },
    { changePeriod: true, disableRenew: true, ...can },
  );

const page = (packets: PacketView[], fullest: string | null = null) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <OwnPacketsProvider words={words.own}>
      <PacketCards title="Base" packets={packets} fullest={fullest} words={words} />
    </OwnPacketsProvider>
    <PacketCompare packets={packets} words={words} />
  </SWRConfig>
);
const card = (name: string) => {
  const found = [...document.querySelectorAll('li')].find(
    (item) => item.querySelector('h3')?.textContent === name,
  );
  if (!found) throw new Error(name);
  return within(found);
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('spec 3 §2 /packets: what is the viewer’s own is added to the stored page', () => {
  test('a guest sees prices, trials and a button that starts the purchase; nothing is requested', async () => {
    setKnownCookie('guest');
    answerWith({});
    render(page([view('81'), view('82', { trial: null })]));
    expect(card('Packet 81').getByRole('link', { name: 'Try it: Packet 81' })).toHaveAttribute(
      'href',
      '/packets/81?action=buy',
    );
    expect(card('Packet 82').getByRole('link', { name: 'Subscribe: Packet 82' })).toBeInTheDocument();
    // What is paid first is said first.
    expect(card('Packet 81').getByText('7 days free').closest('p')).toHaveTextContent(
      '7 days free then 990 ₸ a month',
    );
    expect(card('Packet 82').getByText('990 ₸').closest('p')).toHaveTextContent('990 ₸ a month');
    expect(server.requested).toEqual([]);
  });

  test.each<[string, Partial<OwnPacket>, string, string | null]>([
    ['running', {}, words.own.active, 'Next payment on December 1, 2026: 990 ₸'],
    ['in its trial', { isTrial: true }, words.own.trial, 'Next payment on December 1, 2026: 990 ₸'],
    ['not renewing', { nextPayAt: null, nextPrice: null }, words.own.active, 'Open until December 1, 2026'],
    ['paused', { state: 'paused' }, words.own.paused, null],
    ['beginning later', { state: 'planned' }, words.own.planned, 'Starts on November 1, 2026: 990 ₸'],
    [
      'beginning later behind a paused one: its day is not known',
      { state: 'planned', startAt: null },
      words.own.planned,
      null,
    ],
    [
      'beginning later with a trial',
      { state: 'planned', isTrial: true, nextPrice: '0 ₸', nextPeriod: { days: 7, months: 0, years: 0 } },
      words.own.planned,
      'Starts on November 1, 2026: 0 ₸ / 7 days, then 990 ₸',
    ],
    ['part of another', { state: 'included' }, words.own.included, null],
    ['a gift', { kind: 'promo', nextPayAt: null }, words.own.gift, 'Open until December 1, 2026'],
  ])('a packet that is %s', async (_, changes, badge, detail) => {
    setKnownCookie('user');
    answerWith({ 'GET /api/session/subscriptions': () => json({ packets: [own(changes)] }) });
    render(page([view('81')]));
    await waitFor(() => expect(card('Packet 81').getByText(badge)).toBeInTheDocument());
    if (detail) expect(card('Packet 81').getByText(detail)).toBeInTheDocument();
    else expect(card('Packet 81').queryByText(/2026/)).toBeNull();
    expect(card('Packet 81').getByRole('link', { name: 'Manage: Packet 81' })).toHaveAttribute(
      'href',
      '/lk#subscriptions',
    );
  });

  test('spec 3 §4: who has used the trial is not offered it again', async () => {
    setKnownCookie('user');
    answerWith({
      'GET /api/session/subscriptions': () =>
        json({ packets: [own({ state: 'open' }, { subscribe: true })] }),
    });
    render(page([view('81')]));
    await waitFor(() =>
      expect(card('Packet 81').getByRole('link', { name: 'Subscribe: Packet 81' })).toBeInTheDocument(),
    );
    expect(card('Packet 81').queryByText('7 days free')).toBeNull();
  });

  test('when it cannot be read, the page stays as it was', async () => {
    setKnownCookie('user');
    answerWith({ 'GET /api/session/subscriptions': () => json({}, 503) });
    render(page([view('81')]));
    expect(await screen.findByRole('link', { name: 'Try it: Packet 81' })).toBeInTheDocument();
  });
});

test('a trial that goes on as another packet names it with its price', () => {
  const state = ownState(own({ isTrial: true, nextPrice: '2,990 ₸', continuesAs: 'Maximum' }), words.own);
  expect(state).toEqual({
    badge: words.own.trial,
    detail: expect.stringMatching(/December 1, 2026.* as Maximum: 2,990 ₸/),
  });
});

test('signs of a replacement in the name of a packet or a library are shown as they are', () => {
  const strange = "A$& $$ $' B";
  expect(ownState(own({ continuesAs: strange }), words.own)?.detail).toContain(`as ${strange}: 990 ₸`);
  setKnownCookie('guest');
  render(page([view('81', { libraryNames: [strange] }), view('82')]));
  expect(screen.getByRole('rowheader', { name: `${strange} library` })).toBeVisible();
});

test('the comparison is a table for screen readers, and cards are reached by keyboard', async () => {
  setKnownCookie('guest');
  const { container } = render(page([view('81'), view('82', { libraryNames: [], trial: null })]));
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Packet 81', 'Packet 82']);
  const libraries = within(table).getByRole('row', { name: /Taspa library/ });
  expect(
    within(libraries)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  ).toEqual([words.yes, `–${words.no}`]);
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Packet 81');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Try it: Packet 81' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: '4 channels: Packet 81' })).toHaveFocus();
  expect(await axeProblems(container)).toEqual([]);
});

test('only the packet that has the most is marked', () => {
  setKnownCookie('guest');
  answerWith({});
  render(page([view('81'), view('82')], '82'));
  expect(card('Packet 82').getByText(words.fullest)).toBeVisible();
  expect(card('Packet 81').queryByText(words.fullest)).toBeNull();
});

describe('what is sold on several terms', () => {
  const year = view('98', {
    termsOf: '82',
    trial: null,
    price: '28,990 ₸',
    per: 'a year',
    length: '1 year',
    discount: '−19%',
  });
  const first = view('84', { termsOf: '82', trial: '14 days for 1 ₸' });

  const option = (name: string) =>
    card('Packet 82').getByRole('radio', { name: new RegExp(`(^| )${name} `) });
  /** The only button of the card. */
  const button = () => {
    const [one, ...more] = card('Packet 82').getAllByRole('link', { name: /^(Subscribe|Try it|Manage): / });
    expect(more).toEqual([]);
    return one;
  };

  test('has one card, which comes first if it is the fullest, with a choice of the terms and a way to the page of each', async () => {
    setKnownCookie('guest');
    answerWith({});
    const { container } = render(page([view('81'), view('82'), first, year], '82'));
    const cards = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(cards).toEqual(['Packet 82', 'Packet 81']);
    const { getByRole, getAllByRole } = card('Packet 82');
    const choice = within(getByRole('group', { name: words.terms }));
    expect(choice.getAllByRole('radio')).toEqual(getAllByRole('radio'));
    expect(option('Packet 82')).toBeChecked();
    expect(option('Packet 82')).toHaveAccessibleName('7 days free Packet 82 then 990 ₸ a month');
    expect(option('Packet 84')).toHaveAccessibleName('14 days for 1 ₸ Packet 84 then 990 ₸ a month');
    expect(option('Packet 98')).toHaveAccessibleName('1 year −19% Packet 98 28,990 ₸ a year');
    for (const id of ['82', '84', '98']) {
      expect(getByRole('link', { name: `Packet ${id}` })).toHaveAttribute('href', `/packets/${id}`);
    }
    expect(await axeProblems(container)).toEqual([]);
  });

  test('has the price and the button of the terms that are chosen, at first those of the packet itself', async () => {
    setKnownCookie('guest');
    answerWith({});
    render(page([view('82', { trial: null }), first, year], '82'));
    const price = (text: string) => card('Packet 82').getByText(text, { selector: 'strong' }).closest('p');
    expect(price('990 ₸')).toHaveTextContent('990 ₸ a month');
    expect(button()).toHaveAccessibleName('Subscribe: Packet 82');
    expect(button()).toHaveAttribute('href', '/packets/82?action=buy');
    await user.click(option('Packet 98'));
    expect(price('28,990 ₸')).toHaveTextContent('28,990 ₸ a year');
    expect(button()).toHaveAccessibleName('Subscribe: Packet 98');
    expect(button()).toHaveAttribute('href', '/packets/98?action=buy');
    await user.keyboard('{ArrowUp}');
    expect(price('14 days for 1 ₸')).toHaveTextContent('14 days for 1 ₸ then 990 ₸ a month');
    expect(button()).toHaveAccessibleName('Try it: Packet 84');
    expect(button()).toHaveAttribute('href', '/packets/84?action=buy');
  });

  test('says which of the terms are the viewer’s own, and shows them first until others are chosen', async () => {
    setKnownCookie('user');
    answerWith({ 'GET /api/session/subscriptions': () => json({ packets: [own({ id: '98' })] }) });
    render(page([view('82'), year]));
    const { findByRole, getByText } = card('Packet 82');
    expect(await findByRole('link', { name: 'Manage: Packet 98' })).toBe(button());
    expect(option('Packet 98')).toBeChecked();
    expect(option('Packet 98')).toHaveAccessibleName(new RegExp(words.own.active));
    expect(getByText('Next payment on December 1, 2026: 990 ₸')).toBeInTheDocument();
    await user.click(option('Packet 82'));
    expect(button()).toHaveAccessibleName('Try it: Packet 82');
    expect(option('Packet 98')).toHaveAccessibleName(new RegExp(words.own.active));
  });

  test('spec 3 §4: a trial that was used is among the terms at its price', async () => {
    setKnownCookie('user');
    const used = own({ id: '84', state: 'open' }, { subscribe: true });
    answerWith({ 'GET /api/session/subscriptions': () => json({ packets: [used] }) });
    render(page([view('82'), first]));
    await waitFor(() => expect(option('Packet 84')).toHaveAccessibleName('1 month Packet 84 990 ₸ a month'));
    await user.click(option('Packet 84'));
    expect(button()).toHaveAccessibleName('Subscribe: Packet 84');
  });

  test('terms of the same length have their names, so that they can be told apart', async () => {
    setKnownCookie('user');
    const used = own({ id: '84', state: 'open' }, { subscribe: true });
    answerWith({ 'GET /api/session/subscriptions': () => json({ packets: [used] }) });
    render(page([view('82', { trial: null }), first, year]));
    await waitFor(() => expect(option('Packet 84')).toHaveAccessibleName(/^Packet 84 /));
    expect(option('Packet 82')).toHaveAccessibleName(/^Packet 82 /);
    expect(option('Packet 98')).toHaveAccessibleName(/^1 year /);
  });

  test('is a card of its own where the list has no other', () => {
    setKnownCookie('guest');
    answerWith({});
    render(page([view('81'), year]));
    expect(card('Packet 98').getByRole('link', { name: 'Subscribe: Packet 98' })).toBeInTheDocument();
  });
});

test('the lines that all packets have stand first in each card', () => {
  setKnownCookie('guest');
  answerWith({});
  const benefits = ['4K', 'Archive'].map((text) => ({ icon: null, text }));
  render(page([view('81'), view('82', { benefits })]));
  const lines = card('Packet 82')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['4 channels', 'Archive', '4K']);
});

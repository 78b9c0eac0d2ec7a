import fc from 'fast-check';
import { CHECKING_MS, PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import type { Tab } from './purchase-browser';
import { holds, tabsOf, type World } from './purchase-invariants';
import { type Account, BASES, SUBJECT } from './purchase-shop';
import type { Server } from './purchase-world';

/** What may happen to a purchase, in any order. */

export interface Model {
  /** Nothing: the invariants are about the tabs and the server alone. */
  steps: number;
}
class Command implements fc.Command<Model, World> {
  constructor(
    private readonly name: string,
    private readonly act: (world: World) => void,
  ) {}
  check = () => true;
  run(model: Model, world: World): void {
    model.steps += 1;
    this.act(world);
    holds(world);
  }
  toString = () => this.name;
}

/** Mostly the first tab: what is bought there goes far. */
const anyTab = fc.constantFrom(0, 0, 0, 1, 2);
const inTab = (name: string, act: (tab: Tab, choice: number) => void) =>
  fc.tuple(anyTab, fc.nat(59)).map(
    ([at, choice]) =>
      new Command(`${name}(${at}, ${choice})`, (world) => {
        const tab = tabsOf(world)[at];
        if (tab) act(tab, choice);
      }),
  );
const inWorld = (name: string, act: (world: World, choice: number) => void) =>
  fc.nat(59).map((choice) => new Command(`${name}(${choice})`, (world) => act(world, choice)));

export const one = <Value>(list: readonly Value[], choice: number): Value =>
  list[choice % list.length] as Value;

export const FILM = { kind: 'title', contentId: 'film', wayId: 'rent' } satisfies PurchaseSubject;

/** What somebody buys: packets of every kind and after each other, titles, money, any packet against ads, a promo code. */
export const SUBJECTS: PurchaseSubject[] = [
  SUBJECT,
  { kind: 'packet', key: '81' },
  { kind: 'packet', key: '91' },
  { kind: 'packet', key: '70' },
  // A period that was chosen on a page.
  { kind: 'packet', key: '91', wayId: 'extraYear' },
  { kind: 'channel', channelId: '39', packetKeys: ['81', '91'] },
  // A base packet comes before both; the base packet comes after money for the balance.
  { kind: 'channel', channelId: '40', packetKeys: ['91', '92'] },
  { kind: 'channel', channelId: '41', packetKeys: ['70', '91'] },
  { kind: 'title', contentId: 'series', packetKeys: ['81', '91'] },
  FILM,
  { kind: 'refill', amount: '50' },
  { kind: 'refill' },
  { kind: 'removeAds' },
  { kind: 'promo', code: 'gift' },
];

/** What a viewer may press in each dialog. */
function answerFor(tab: Tab, choice: number): unknown {
  switch (tab.dialog?.id) {
    case 'quick_packets':
      return { key: one(['81', '82'], choice) };
    case 'pay_agreement':
      return choice % 7 !== 5;
    case 'confirm_period':
      return { wayId: one(tab.dialog.data.ways, choice).id };
    case 'refill':
      return { amount: one(['40', '200'], choice) };
    case 'pay_confirm':
      return choice % 5 === 4 ? { other: true } : true;
    case 'paysystems':
      return { name: one(['short_url', 'linkedcard', 'qrcode', 'phone_sms', 'info'], choice) };
    case 'card':
      return choice % 2 ? { cardId: 7 } : { other: true };
    case 'pay_card':
      return choice % 3 ? { other: true } : { isCardSaved: choice % 2 === 0 };
    case 'pay_phone_sms':
      if (tab.state.at !== 'code') return choice % 3 ? { phone: '77010000000' } : { other: true };
      return one(
        [{ code: '1234' }, { code: '1234' }, { code: '0000' }, { resend: true }, { other: true }],
        choice,
      );
    case 'nofunds':
      return choice % 2 ? { other: true } : { refill: true };
    case 'pay_qr':
    case 'pay_redirect':
    case 'pay_info':
      return { other: true };
    case 'pay_transaction':
      return { again: true };
    default:
      return null;
  }
}

/** An answered dialog is busy, and takes no second answer, until the purchase replaces it. */
const press = (tab: Tab, choice: number): void => {
  if (tab.dialog) tab.send({ type: 'answered', answer: answerFor(tab, choice) });
};

/** What leads on: the awaited answer, the PIN, the login, or a press. */
export function goOn(tab: Tab, choice: number): void {
  if (tab.work) tab.answerWork(false);
  else if (tab.isPinOpen) enterPin(tab);
  else if (tab.isLoginOpen) logIn(tab, one(tab.server.users, choice % 7 === 6 ? 1 : 0));
  else press(tab, choice);
}

export function enterPin(tab: Tab): void {
  if (!tab.isPinOpen || !tab.browser.user) return;
  tab.isPinOpen = false;
  tab.browser.user.isPinAsked = false;
  tab.send({ type: 'pinEntered' });
}

const usual = [
  ...Array.from({ length: 5 }, () => inTab('goOn', goOn)),
  inTab('loseAnswer', (tab) => tab.work && tab.answerWork(true)),
  inTab('reload', (tab) => tab.reload()),
];

/** At most one in three of these leads on. */
const often = [
  inTab('otherUser', (tab, choice) => {
    tab.browser.isExpired = true;
    if (tab.work) tab.answerWork(false);
    if (tab.isLoginOpen) logIn(tab, one(tab.server.users, choice));
  }),
  inTab('hear', (tab) => tab.hear()),
  inTab('online', (tab) => tab.send({ type: 'online' })),
  inTab('look', (tab) => tab.send({ type: 'look' })),
  inTab('late', (tab) => tab.send({ type: 'late' })),
  inWorld('bankPays', ({ server }, choice) => settleOne(server, choice, 'complete')),
  inTab('leaveForMoney', leaveForMoney),
  inTab('close', (tab) => {
    tab.dialog = null;
    tab.send({ type: 'closed' });
  }),
];

const rare = [
  inTab('buy', (tab, choice) => tab.start(one(SUBJECTS, choice))),
  inTab('buyAgain', (tab) => tab.start(SUBJECT)),
  inTab('pressTwice', (tab, choice) => {
    const { dialog } = tab;
    press(tab, choice);
    // The second press was meant for the same dialog.
    const isGone = tab.dialog === null;
    if (isGone) tab.dialog = dialog;
    press(tab, choice);
    if (isGone && tab.dialog === dialog) tab.dialog = null;
  }),
  inTab('loseRequest', (tab) => tab.loseRequest()),
  inTab('limit', (tab) => tab.refuseByLimit()),
  inTab('closePin', (tab) => {
    if (!tab.isPinOpen) return;
    tab.isPinOpen = false;
    tab.send({ type: 'closed' });
  }),
  inTab('logIn', (tab, choice) => logIn(tab, one(tab.server.users, choice))),
  inTab('closeLogin', closeLogin),
  inTab('show', (tab) => tab.send({ type: 'show' })),
  inTab('lateAnswer', (tab) => tab.state.at !== 'processing' && tab.send({ type: 'paid' })),
  inWorld('wait', ({ server }) => {
    server.now += CHECKING_MS + 1;
  }),
  inWorld('hourPasses', ({ server }) => {
    server.now += PAYMENT_LIFE_MS + 1;
  }),
  inTab('turnBackFromLogin', (tab) => {
    tab.browser.isExpired = true;
    if (tab.work) tab.answerWork(false);
    closeLogin(tab);
  }),
  inTab('returnFromBank', (tab, choice) => {
    const own = tab.server.transactions.filter(({ userId }) => userId === tab.browser.caller?.id);
    if (own.length > 0) tab.returnFromBank(one(own, choice).id);
  }),
  inTab('silence', (tab) => {
    // Each repetition gets lost, until the viewer is asked.
    for (let sent = 0; sent < 6 && tab.work?.do === 'pay'; sent += 1) tab.answerWork(true);
  }),
  inTab('logOut', (tab) => tab.browser.logOut()),
  inTab('sessionEnds', ({ browser }) => {
    browser.isExpired = true;
  }),
  inWorld('bankDeclines', ({ server }, choice) => settleOne(server, choice, 'error')),
  inWorld('priceRises', ({ server }, choice) => {
    const sold = one(Object.values(server.packets), choice);
    sold.price += 5;
    for (const way of Object.keys(sold.ways)) sold.ways[way] = (sold.ways[way] ?? 0) + 5;
  }),
  inWorld('cardIsEmptied', ({ server }, choice) => {
    const user = one(server.users, choice);
    user.isCardEmpty = !user.isCardEmpty;
  }),
  inWorld('baseRunsOut', ({ server }, choice) => {
    const user = one(server.users, choice);
    const base = BASES.find((key) => user.owned.delete(key));
    if (base) user.ended.add(base);
  }),
  inWorld('pinIsSet', ({ server }, choice) => {
    one(server.users, choice).isPinAsked = true;
  }),
];

/** An open payment is left for a card, the card has no money, and what is missing is put on the balance. */
function leaveForMoney(tab: Tab): void {
  const { user } = tab.browser;
  if (!user || (tab.state.at !== 'checking' && tab.state.at !== 'paused')) return;
  user.isCardEmpty = true;
  for (const answer of [{ other: true }, { name: 'linkedcard' }, { cardId: 7 }])
    tab.send({ type: 'answered', answer });
  if (tab.work?.do === 'pay') tab.answerWork(false);
  tab.send({ type: 'answered', answer: { refill: true } });
}

function settleOne(server: Server, choice: number, status: 'complete' | 'error'): void {
  const open = server.transactions.filter((transaction) => transaction.status === 'pending');
  if (open.length > 0) server.settle(one(open, choice).id, status);
}

function closeLogin(tab: Tab): void {
  if (!tab.isLoginOpen) return;
  tab.isLoginOpen = false;
  tab.send({ type: 'closed' });
}

/** The login continues the purchase of its tab. */
export function logIn(tab: Tab, user: Account): void {
  if (!tab.isLoginOpen) return;
  tab.isLoginOpen = false;
  tab.browser.logIn(user);
  if (tab.state.at === 'login') tab.start(tab.state.order.subject);
}

/** What mostly happens is said more often, so that most runs get to a charge and beyond it. */
const commands = [...Array.from({ length: 7 }, () => usual).flat(), ...often, ...often, ...often, ...rare];

export const anyOrders = (maxCommands: number) => fc.commands(commands, { maxCommands, size: 'max' });

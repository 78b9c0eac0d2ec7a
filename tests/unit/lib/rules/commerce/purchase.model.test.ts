import fc from 'fast-check';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { Browser, keysOf, type Tab } from './purchase-browser';
import { type Account, Server, SUBJECT } from './purchase-world';

/** How many random orders of events; `npm run test:money` sets ten thousand, ends at the first failure, and takes its seed. */
const { MONEY_RUNS, MONEY_SEED } = process.env;
const runs = {
  numRuns: Number(MONEY_RUNS ?? 300),
  ...(MONEY_RUNS && !MONEY_SEED ? { endOnFailure: true } : {}),
  ...(MONEY_SEED ? { seed: Number(MONEY_SEED) } : {}),
};
if (MONEY_RUNS) jest.setTimeout(3_600_000);

interface Model {
  /** Nothing: the invariants are about the tabs and the server alone. */
  steps: number;
}
interface World {
  server: Server;
  /** The first has two tabs; the other one knows nothing until a bank leads back to it. */
  browsers: [Browser, Browser];
  /** What the accounts held at first. */
  began: Map<number, number>;
}

const tabsOf = ({ browsers }: World): Tab[] => browsers.flatMap(({ tabs }) => tabs);

/** Written out, because ten thousand runs check a million times. */
function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** After every event: nobody has paid twice, nor another price than the one that was agreed to. */
function holds(world: World): void {
  const { server, began } = world;
  for (const user of server.users) booksAgree(server, user, began.get(user.id) ?? 0);
  for (const [attempt, count] of server.executed) {
    must(count === 1, `${attempt} was executed ${count} times`);
    must(server.shown.has(attempt), `${attempt} was paid, and nobody pressed for it`);
  }
  for (const { attempt, price, key, offerId } of server.transactions) {
    const shown = server.shown.get(attempt) ?? 0;
    // In the direct flow only what the balance lacks is paid at the bank.
    must(
      key === null && offerId === null ? price <= shown : price === shown,
      `${price} for a shown ${shown}`,
    );
  }
  for (const tab of tabsOf(world)) tellsTheTruth(tab);
}

function booksAgree(server: Server, user: Account, began: number): void {
  const { balance, charges, received, owned } = user;
  must(
    balance === began + sum(received) - sum(charges.map(({ amount }) => amount)),
    'the books do not agree',
  );
  must(balance >= 0, 'a balance below zero');
  for (const key of new Set(charges.map((charge) => charge.key))) {
    const paid = charges.filter((charge) => charge.key === key);
    must(paid.length === 1 || server.isRepeatable, `${key} was charged ${paid.length} times`);
    must(owned.has(key), `${key} was charged in vain`);
  }
  for (const { key } of charges)
    must(server.hasAgreed(user, key), `${key} was charged without its agreement`);
  for (const { attempt, amount } of charges)
    must(
      server.shown.get(attempt) === amount,
      `${amount} was charged for a shown ${server.shown.get(attempt)}`,
    );
}

function tellsTheTruth(tab: Tab): void {
  const { state, unheard, last } = tab;
  // A charge whose answer was lost is kept with its key until it is known.
  if (unheard) must(JSON.stringify(state).includes(unheard), `${unheard} is forgotten`);
  if (last?.result === 'bought' || last?.result === 'owned') {
    const { subject, user } = last;
    for (const key of keysOf(subject))
      must(user?.owned.has(key) ?? false, `${key} is told as bought, and not owned`);
    if (subject.kind === 'refill') must((user?.received.length ?? 0) > 0, 'a refill without money');
  }
  must(!tab.hasPaidAgain, 'a refill that was paid was begun again');
  must(hasWayOn(tab), `nothing leads on from ${state.at}`);
}

/** What is awaited, or asked, in each state; null where the viewer has been told, and the header leads on. */
const WAYS_ON: Record<string, string[] | null> = {
  ...{
    preparing: ['prepare'],
    offering: ['offer'],
    processing: ['pay'],
    proving: ['prove'],
    checking: ['check'],
  },
  ...{
    base: ['quick_packets'],
    agreement: ['pay_agreement'],
    period: ['confirm_period'],
    amount: ['refill'],
  },
  ...{ confirm: ['pay_confirm'], method: ['paysystems'], nofunds: ['nofunds'], code: ['pay_phone_sms'] },
  ...{ details: ['card', 'pay_card', 'pay_phone_sms', 'pay_info'] },
  ...{ pin: ['pin'], payPin: ['pin'], login: null, unsure: null, paused: null, done: null, idle: null },
};

function hasWayOn({ state, work, dialog, isPinOpen }: Tab): boolean {
  const ways = WAYS_ON[state.at];
  return !ways || ways.some((way) => way === work?.do || way === dialog?.id || (way === 'pin' && isPinOpen));
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

const one = <Value>(list: readonly Value[], choice: number): Value => list[choice % list.length] as Value;

/** What somebody buys: packets of every kind, packets after each other, titles with packets or rented, and money. */
const SUBJECTS: PurchaseSubject[] = [
  SUBJECT,
  { kind: 'packet', key: '81' },
  { kind: 'packet', key: '91' },
  { kind: 'packet', key: '70' },
  { kind: 'channel', channelId: '39', packetKeys: ['81', '91'] },
  { kind: 'title', contentId: 'series', packetKeys: ['81', '91'] },
  { kind: 'title', contentId: 'film', wayId: 'rent' },
  { kind: 'refill', amount: '50' },
  { kind: 'refill' },
];

/** What a viewer may press in each dialog. */
function answerFor(tab: Tab, choice: number): unknown {
  switch (tab.dialog?.id) {
    case 'quick_packets':
      return { key: one(['81', '82'], choice) };
    case 'pay_agreement':
      return true;
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
function goOn(tab: Tab, choice: number): void {
  if (tab.work) tab.answerWork(false);
  else if (tab.isPinOpen) enterPin(tab);
  else if (tab.isLoginOpen) logIn(tab, one(tab.server.users, choice % 7 === 6 ? 1 : 0));
  else press(tab, choice);
}

function enterPin(tab: Tab): void {
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
  inTab('hear', (tab) => tab.hear()),
  inTab('look', (tab) => tab.send({ type: 'look' })),
  inWorld('bankPays', ({ server }, choice) => settleOne(server, choice, 'complete')),
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
  inTab('closePin', (tab) => {
    if (!tab.isPinOpen) return;
    tab.isPinOpen = false;
    tab.send({ type: 'closed' });
  }),
  inTab('logIn', (tab, choice) => logIn(tab, one(tab.server.users, choice))),
  inTab('closeLogin', (tab) => {
    if (!tab.isLoginOpen) return;
    tab.isLoginOpen = false;
    tab.send({ type: 'closed' });
  }),
  inTab('show', (tab) => tab.send({ type: 'show' })),
  inTab('lateAnswer', (tab) => tab.state.at !== 'processing' && tab.send({ type: 'paid' })),
  inTab('wait', (tab) => {
    tab.now += 700_000;
  }),
  inTab('returnFromBank', (tab, choice) => {
    const own = tab.server.transactions.filter(({ userId }) => userId === tab.browser.caller?.id);
    if (own.length > 0) tab.returnFromBank(one(own, choice).id);
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
  inWorld('pinIsSet', ({ server }, choice) => {
    one(server.users, choice).isPinAsked = true;
  }),
];

function settleOne(server: Server, choice: number, status: 'complete' | 'error'): void {
  const open = server.transactions.filter((transaction) => transaction.status === 'pending');
  if (open.length > 0) server.settle(one(open, choice).id, status);
}

/** The login continues the purchase of its tab. */
function logIn(tab: Tab, user: Account): void {
  if (!tab.isLoginOpen) return;
  tab.isLoginOpen = false;
  tab.browser.logIn(user);
  if (tab.state.at === 'login') tab.start(tab.state.order.subject);
}

/** What mostly happens is said more often, so that most runs get to a charge and beyond it. */
const commands = [...Array.from({ length: 7 }, () => usual).flat(), ...often, ...often, ...often, ...rare];

function worldOf(balance: number, isRepeatable: boolean, subjects: readonly PurchaseSubject[]): World {
  const server = new Server();
  server.isRepeatable = isRepeatable;
  const [first, second] = server.users;
  first.balance = balance;
  second.balance = 150;
  const browsers: World['browsers'] = [
    new Browser(server, first, ['first', 'second']),
    new Browser(server, first, ['other']),
  ];
  for (const [at, tab] of browsers[0].tabs.entries()) {
    tab.start(one(subjects, at));
    tab.answerWork(false);
  }
  return { server, browsers, began: new Map([first, second].map((user) => [user.id, user.balance])) };
}

const anyOrders = (maxCommands: number) => fc.commands(commands, { maxCommands, size: 'max' });
const anyBalance = fc.constantFrom(0, 40, 100, 1000);
const anySubjects = fc.array(fc.constantFrom(...SUBJECTS), { minLength: 1, maxLength: 2 });

describe('spec 3 §4 Purchase flow: any order of presses, answers, losses, reloads, users, and two tabs', () => {
  test('at most one charge, at the agreed price, and the books agree', () => {
    fc.assert(
      fc.property(
        ...([anyOrders(120), anyBalance, fc.boolean(), anySubjects] as const),
        (orders, balance, isRepeatable, subjects) => {
          fc.modelRun(
            () => ({ model: { steps: 0 }, real: worldOf(balance, isRepeatable, subjects) }),
            orders,
          );
        },
      ),
      runs,
    );
  });

  test('when the network is back, what was paid is shown as owned by the tab that paid', () => {
    fc.assert(
      fc.property(...([anyOrders(90), anyBalance, anySubjects] as const), (orders, balance, subjects) => {
        const model = { steps: 0 };
        const real = worldOf(balance, false, subjects);
        fc.modelRun(() => ({ model, real }), orders);
        for (const tab of tabsOf(real)) {
          settleDown(tab);
          holds(real);
          showsTheTruth(tab);
          holds(real);
        }
      }),
      runs,
    );
  });
});

/** Everything answers now: work ends, PIN and login are given, what is uncertain is asked again. */
function settleDown(tab: Tab): void {
  const { browser } = tab;
  const user = browser.user ?? tab.server.users[0];
  user.isPinAsked = false;
  if (!browser.user || browser.isExpired) browser.logIn(user);
  for (let round = 0; round < 30; round += 1) {
    if (tab.isPinOpen) enterPin(tab);
    else if (tab.state.at === 'login') {
      tab.isLoginOpen = true;
      logIn(tab, user);
    } else if (tab.state.at === 'unsure') tab.send({ type: 'answered', answer: { again: true } });
    else if (tab.work?.do === 'check' && round > 20) break;
    else if (tab.work) tab.answerWork(false);
    else if (tab.state.at === 'paused') tab.send({ type: 'look' });
    else break;
  }
  must(tab.unheard === null, `${tab.unheard} was never heard of`);
  if (tab.state.at !== 'checking' && tab.state.at !== 'paused') return;
  const { id } = tab.state.transaction;
  must(tab.server.transaction(id).status === 'pending', `${id} has ended, and is still waited for`);
}

/** Buying once more, as a viewer would who is not sure: what was paid says that it is owned, and nothing is charged. */
function showsTheTruth(tab: Tab): void {
  const { user } = tab.browser;
  if (!user) throw new Error('nobody has logged in');
  const before = user.charges.length;
  for (const { key } of user.charges) {
    if (tab.state.at !== 'idle' && tab.state.at !== 'done') return;
    tab.start({ kind: 'packet', key });
    tab.answerWork(false);
    expect(tab.state).toMatchObject({ at: 'done', outcome: { result: 'owned' } });
  }
  expect(user.charges).toHaveLength(before);
}

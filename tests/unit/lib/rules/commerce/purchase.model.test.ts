import fc from 'fast-check';
import { Server, SUBJECT, Tab } from './purchase-world';

/** How many random orders of events; `npm run test:money` sets ten thousand, ends at the first failure, and takes its seed. */
const { MONEY_RUNS, MONEY_SEED } = process.env;
const runs = {
  numRuns: Number(MONEY_RUNS ?? 300),
  ...(MONEY_RUNS && !MONEY_SEED ? { endOnFailure: true } : {}),
  ...(MONEY_SEED ? { seed: Number(MONEY_SEED) } : {}),
};

interface Model {
  /** Nothing: the invariants are about the tab and the server alone. */
  steps: number;
}
interface Real {
  tabs: Tab[];
  server: Server;
}

/** Written out, because ten thousand runs check a million times. */
function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** After every event: nobody has paid twice, nor another price than the one that was agreed to. */
function holds({ server, tabs }: Real): void {
  const { charges, isOwned } = server;
  must(charges.length <= 1 || server.isRepeatable, `charged ${charges.length} times`);
  // One press is one payment, through all repetitions and reloads.
  must(server.executed <= server.intents, `${server.intents} presses, ${server.executed} payments`);
  must(
    server.balance === start(server) + sum(server.received) - sum(charges),
    'the balance is not its entries',
  );
  must(isOwned === charges.length > 0, 'owned without a charge, or charged in vain');
  for (const tab of tabs) {
    const { state } = tab;
    // A charge whose answer was lost is kept with its key until it is known.
    if (tab.unheard) must(JSON.stringify(state).includes(tab.unheard), `${tab.unheard} is forgotten`);
    const isTold = state.at === 'done' && ['bought', 'owned'].includes(state.outcome.result);
    must(!isTold || isOwned, 'told as bought, and not owned');
  }
}

const starts = new WeakMap<Server, number>();
const start = (server: Server): number => starts.get(server) ?? 0;

class Command implements fc.Command<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly act: (real: Real) => void,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    model.steps += 1;
    this.act(real);
    holds(real);
  }
  toString = () => this.name;
}

const anyTab = fc.integer({ min: 0, max: 2 });
const inTab = (name: string, act: (tab: Tab) => void) =>
  anyTab.map(
    (at) =>
      new Command(`${name}(${at})`, ({ tabs }) => {
        const tab = tabs[at];
        if (tab) act(tab);
      }),
  );
const onServer = (name: string, act: (server: Server) => void) =>
  fc.constant(new Command(name, ({ server }) => act(server)));

/** What a viewer may press in each dialog. */
function press(tab: Tab, choice: number): void {
  const { dialog } = tab;
  if (!dialog) return;
  const names = ['short_url', 'linkedcard', 'qrcode', 'phone_sms', 'info'];
  const answers: Record<string, unknown> = {
    pay_confirm: true,
    paysystems: { name: names[choice % names.length] },
    card: choice % 2 ? { cardId: 7 } : { other: true },
    // The list of all ways to pay is behind it.
    pay_card: choice % 3 ? { other: true } : { isCardSaved: choice % 2 === 0 },
    pay_phone_sms: tab.state.at === 'code' ? { code: '1234' } : { phone: '77010000000' },
    pay_qr: { other: true },
    pay_redirect: { other: true },
    nofunds: { other: true },
    pay_transaction: { again: true },
    pay_info: { other: true },
  };
  tab.send({ type: 'answered', answer: answers[dialog.id] });
}

const usual = [
  fc.tuple(anyTab, fc.nat(9)).map(
    ([at, choice]) =>
      new Command(`press(${at}, ${choice})`, ({ tabs }) => {
        const tab = tabs[at];
        if (tab) press(tab, choice);
      }),
  ),
  inTab('answer', (tab) => tab.work && tab.answerWork(false)),
  inTab('loseAnswer', (tab) => tab.work && tab.answerWork(true)),
  inTab('reload', (tab) => tab.reload()),
];

const rare = [
  inTab('buy', (tab) => tab.send({ type: 'start', subject: SUBJECT, after: null, isPerson: true })),
  fc.tuple(anyTab, fc.nat(9)).map(
    ([at, choice]) =>
      new Command(`pressTwice(${at}, ${choice})`, ({ tabs }) => {
        const tab = tabs[at];
        if (!tab) return;
        const { dialog } = tab;
        press(tab, choice);
        // The second press was meant for the same dialog.
        tab.dialog = dialog;
        press(tab, choice);
      }),
  ),
  inTab('close', (tab) => {
    tab.dialog = null;
    tab.send({ type: 'closed' });
  }),
  inTab('loseRequest', (tab) => {
    if (!tab.work) return;
    const wasRead = tab.work.do === 'check';
    tab.work = null;
    tab.send({ type: wasRead ? 'silent' : 'lost' });
  }),
  inTab('enterPin', (tab) => {
    if (!tab.isPinOpen) return;
    tab.isPinOpen = false;
    tab.server.isPinAsked = false;
    tab.send({ type: 'pinEntered' });
  }),
  inTab('closePin', (tab) => {
    if (!tab.isPinOpen) return;
    tab.isPinOpen = false;
    tab.send({ type: 'closed' });
  }),
  inTab('logIn', (tab) => {
    if (!tab.isLoginOpen) return;
    tab.isLoginOpen = false;
    tab.server.isSignedOut = false;
    tab.send({ type: 'start', subject: SUBJECT, after: null, isPerson: true });
  }),
  inTab('closeLogin', (tab) => {
    if (!tab.isLoginOpen) return;
    tab.isLoginOpen = false;
    tab.send({ type: 'closed' });
  }),
  inTab('returnFromBank', (tab) => tab.returnFromBank()),
  inTab('viewerLeft', (tab) => {
    // Another viewer must not see it: the payments of the first one are known to the platform.
    if (tab.state.at !== 'login') tab.unheard = null;
    tab.send({ type: 'viewerLeft' });
  }),
  inTab('look', (tab) => tab.send({ type: 'look' })),
  inTab('show', (tab) => tab.send({ type: 'show' })),
  inTab('lateAnswer', (tab) => tab.state.at !== 'processing' && tab.send({ type: 'paid' })),
  inTab('wait', (tab) => {
    tab.now += 700_000;
  }),
  inTab('hearOfOther', (tab) => tab.server.isOwned && tab.send({ type: 'boughtElsewhere' })),
  onServer('bankPays', (server) => server.settle('complete')),
  onServer('bankDeclines', (server) => server.settle('error')),
  onServer('priceRises', (server) => {
    server.price += 50;
  }),
  onServer('pinIsSet', (server) => {
    server.isPinAsked = true;
  }),
  onServer('signedOut', (server) => {
    server.isSignedOut = true;
  }),
];

/** What mostly happens is said more often, so that most runs get to a charge and beyond it. */
const commands = [...usual, ...usual, ...usual, ...usual, ...usual, ...rare];

const worldOf = (balance: number, isRepeatable: boolean): { model: Model; real: Real } => {
  const server = new Server();
  server.isRepeatable = isRepeatable;
  server.balance = balance;
  starts.set(server, balance);
  const tabs = [new Tab(server, 'first'), new Tab(server, 'second')];
  // Another browser: it knows nothing of the purchase until a bank leads back to it.
  const other = new Tab(server, 'other');
  for (const tab of tabs) {
    tab.send({ type: 'start', subject: SUBJECT, after: null, isPerson: true });
    tab.answerWork(false);
    tab.answerWork(false);
  }
  return { model: { steps: 0 }, real: { server, tabs: [...tabs, other] } };
};

describe('spec 3 §4 Purchase flow: any order of presses, answers, losses, reloads, and two tabs', () => {
  test('at most one charge, at the agreed price, and the books agree', () => {
    fc.assert(
      fc.property(
        fc.commands(commands, { maxCommands: 60, size: 'max' }),
        fc.constantFrom(0, 40, 100, 1000),
        fc.boolean(),
        (orders, balance, isRepeatable) => {
          fc.modelRun(() => worldOf(balance, isRepeatable), orders);
        },
      ),
      runs,
    );
  });

  test('when the network is back, what was paid is shown as owned by the tab that paid', () => {
    fc.assert(
      fc.property(
        fc.commands(commands, { maxCommands: 40, size: 'max' }),
        fc.constantFrom(0, 100, 1000),
        (orders, balance) => {
          const { model, real } = worldOf(balance, false);
          fc.modelRun(() => ({ model, real }), orders);
          settleDown(real);
          for (const tab of real.tabs) showsTheTruth(tab, real.server);
        },
      ),
      runs,
    );
  });
});

/** Everything answers now: work ends, PIN and login are given, open payments are looked at. */
function settleDown({ server, tabs }: Real): void {
  server.isPinAsked = false;
  server.isSignedOut = false;
  for (const tab of tabs) {
    for (let round = 0; round < 30; round += 1) {
      if (tab.isPinOpen) {
        tab.isPinOpen = false;
        tab.send({ type: 'pinEntered' });
      } else if (tab.isLoginOpen) {
        tab.isLoginOpen = false;
        tab.send({ type: 'start', subject: SUBJECT, after: null, isPerson: true });
      } else if (tab.state.at === 'unsure') tab.send({ type: 'answered', answer: { again: true } });
      else if (tab.work) tab.answerWork(false);
      else if (tab.state.at === 'paused') tab.send({ type: 'look' });
      else break;
      if (tab.state.at === 'checking' && tab.work?.do === 'check' && round > 20) break;
    }
  }
}

/** Buying once more, as a viewer would who is not sure: a paid packet says that it is owned, and nothing is charged. */
function showsTheTruth(tab: Tab, server: Server): void {
  const before = server.charges.length;
  if (tab.state.at === 'idle' || tab.state.at === 'done') {
    tab.send({ type: 'start', subject: SUBJECT, after: null, isPerson: true });
    tab.answerWork(false);
    if (server.isOwned) expect(tab.state).toMatchObject({ at: 'done', outcome: { result: 'owned' } });
  }
  expect(server.charges).toHaveLength(before);
}

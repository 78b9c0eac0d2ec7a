import fc from 'fast-check';
import { isOngoing } from '@/lib/rules/commerce/step-helpers';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { Browser } from './purchase-browser';
import { anyOrders, one, SUBJECTS } from './purchase-commands';
import { MOST_PRESSES, pressOn, sells, settleDown, showsTheTruth } from './purchase-endings';
import { holds, must, tabsOf, type World } from './purchase-invariants';
import { Server } from './purchase-world';

/** How many random orders of events; `npm run test:money` sets ten thousand, ends at the first failure, and takes its seed. */
const { MONEY_RUNS, MONEY_SEED } = process.env;
const runs = {
  numRuns: Number(MONEY_RUNS ?? 300),
  ...(MONEY_RUNS && !MONEY_SEED ? { endOnFailure: true } : {}),
  ...(MONEY_SEED ? { seed: Number(MONEY_SEED) } : {}),
};
if (MONEY_RUNS) jest.setTimeout(3_600_000);

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
  // A card without money, which was used before.
  first.isCardEmpty = balance === 40;
  if (first.isCardEmpty) browsers[0].remembered = 'linkedcard';
  for (const [at, tab] of browsers[0].tabs.entries()) {
    tab.start(one(subjects, at));
    tab.answerWork(false);
  }
  return { server, browsers, began: new Map([first, second].map((user) => [user.id, user.balance])) };
}

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

  test('when the network is back, what was paid is shown as owned by the tab that paid, and whatever is sold can be bought', () => {
    fc.assert(
      fc.property(
        ...([anyOrders(90), anyBalance, anySubjects, fc.constantFrom(...SUBJECTS), fc.nat(40)] as const),
        (orders, balance, subjects, wanted, presses) => {
          const model = { steps: 0 };
          const real = worldOf(balance, false, subjects);
          fc.modelRun(() => ({ model, real }), orders);
          for (const tab of tabsOf(real)) {
            settleDown(tab);
            holds(real);
            showsTheTruth(tab);
            holds(real);
            pressOn(tab, MOST_PRESSES);
            must(!isOngoing(tab.state), `pressing on ends nowhere, at ${tab.state.at}`);
            holds(real);
          }
          sells(wanted, presses, real);
          holds(real);
        },
      ),
      runs,
    );
  });
});

import type { Browser, Tab } from './purchase-browser';
import { type Account, hasHad, keysOf } from './purchase-shop';
import type { Server } from './purchase-world';

/** What is true after every event, whatever has happened. */

export interface World {
  server: Server;
  /** The first has two tabs; the other one knows nothing until a bank leads back to it. */
  browsers: [Browser, Browser];
  /** What the accounts held at first. */
  began: Map<number, number>;
}

export const tabsOf = ({ browsers }: World): Tab[] => browsers.flatMap(({ tabs }) => tabs);

/** Written out, because ten thousand runs check a million times. */
export function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** After every event: nobody has paid twice, nor another price than the one that was agreed to. */
export function holds(world: World): void {
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
  const { balance, charges, received, ended } = user;
  must(
    balance === began + sum(received) - sum(charges.map(({ amount }) => amount)),
    'the books do not agree',
  );
  must(balance >= 0, 'a balance below zero');
  for (const key of new Set(charges.map((charge) => charge.key))) {
    const paid = charges.filter((charge) => charge.key === key);
    must(
      paid.length === 1 || server.isRepeatable || ended.has(key),
      `${key} was charged ${paid.length} times`,
    );
    must(hasHad(user, key), `${key} was charged in vain`);
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
      must(user !== null && hasHad(user, key), `${key} is told as bought, and not owned`);
    if (subject.kind === 'refill') must((user?.received.length ?? 0) > 0, 'a refill without money');
  }
  must(last?.result !== 'owned' || last.subject.kind !== 'refill', 'money is never owned already');
  must(!tab.hasPaidAgain, 'what was paid was begun again');
  must(tab.witness.broken === null, tab.witness.broken ?? '');
  must(hasWayOn(tab), `nothing leads on from ${state.at}`);
}

/** What is awaited, or asked, in each state; null where the viewer has been told, and the header leads on. */
const WAYS_ON: Record<string, string[] | null> = {
  preparing: ['prepare'],
  offering: ['offer'],
  processing: ['pay'],
  submittingCode: ['submitCode'],
  checking: ['check'],
  base: ['quick_packets'],
  agreement: ['pay_agreement'],
  period: ['confirm_period'],
  amount: ['refill'],
  confirm: ['pay_confirm'],
  method: ['paysystems'],
  nofunds: ['nofunds'],
  code: ['pay_phone_sms'],
  details: ['card', 'pay_card', 'pay_phone_sms', 'pay_info'],
  pin: ['pin'],
  payPin: ['pin'],
  login: null,
  unsure: null,
  paused: null,
  done: null,
  idle: null,
};

function hasWayOn({ state, work, dialog, isPinOpen }: Tab): boolean {
  const ways = WAYS_ON[state.at];
  return !ways || ways.some((way) => way === work?.do || way === dialog?.id || (way === 'pin' && isPinOpen));
}

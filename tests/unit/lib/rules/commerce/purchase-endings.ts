import { isOngoing } from '@/lib/rules/commerce/step-helpers';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import type { Tab } from './purchase-browser';
import { enterPin, FILM, goOn, logIn } from './purchase-commands';
import { must, type World } from './purchase-invariants';

/** What is true in the end, when everything answers again. */

/** Everything answers now: work ends, PIN and login are given, what is uncertain is asked again. */
export function settleDown(tab: Tab): void {
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
export function showsTheTruth(tab: Tab): void {
  const { user } = tab.browser;
  if (!user) throw new Error('nobody has logged in');
  const before = user.charges.length;
  for (const { key } of user.charges.filter(({ key }) => user.owned.has(key))) {
    if (tab.state.at !== 'idle' && tab.state.at !== 'done') return;
    // A code that was used is refused, in words.
    if (key === 'gift') continue;
    tab.start(key === 'film' ? FILM : { kind: 'packet', key });
    while (tab.work) tab.answerWork(false);
    must(
      tab.last?.result === 'owned' && tab.state.at === 'done',
      `${key} was paid, and is not told as owned`,
    );
  }
  must(user.charges.length === before, 'it was paid once more');
}

/**
 * Who comes anew, presses on, and pays at the bank what is asked, gets what is sold: also with a card that has no money, when
 * another one logs in after some presses, and when the first payment is left for another way and paid all the same.
 */
export function sells(subject: PurchaseSubject, presses: number, { browsers }: World): void {
  const [browser] = browsers;
  const [tab] = browser.tabs;
  if (!tab) throw new Error('a browser without tabs');
  browser.logOut();
  const user = tab.server.newUser();
  browser.logIn(user);
  user.isCardEmpty = true;
  browser.remembered = 'linkedcard';
  tab.start(subject);
  pressOn(tab, presses, { base: presses % 2 });
  if (isOngoing(tab.state)) {
    browser.isExpired = true;
    if (tab.work) tab.answerWork(false);
    if (tab.isLoginOpen) logIn(tab, tab.server.newUser());
    browser.isExpired = false;
    pressOn(tab, MOST_PRESSES, { base: (presses >> 1) % 2, isFirstLeft: (presses >> 2) % 2 === 1 });
  }
  must(!isOngoing(tab.state), `pressing on ends nowhere, at ${tab.state.at}`);
  must(tab.last?.result === 'bought', `${JSON.stringify(subject)} ended ${tab.last?.result}`);
}

/** Enough for any purchase. */
export const MOST_PRESSES = 120;

export function pressOn(tab: Tab, presses: number, { base = 0, isFirstLeft = false } = {}): void {
  let leaves = isFirstLeft;
  for (let round = 0; round < presses && isOngoing(tab.state); round += 1) {
    const { state } = tab;
    if (state.at === 'checking' || state.at === 'paused') tab.server.settle(state.transaction.id, 'complete');
    if (state.at === 'checking' && state.deal && leaves) {
      leaves = false;
      tab.send({ type: 'answered', answer: { other: true } });
    } else if (tab.work) tab.answerWork(false);
    else if (state.at === 'unsure') tab.send({ type: 'answered', answer: { again: true } });
    else if (state.at === 'paused') tab.send({ type: 'look' });
    else if (state.at === 'nofunds')
      tab.send({ type: 'answered', answer: state.offer.canRefill ? { refill: true } : { other: true } });
    else if (state.at === 'base') goOn(tab, base);
    // A linked card is tried; all others are answered in the first way.
    else goOn(tab, state.at === 'details' && state.by === 'linkedcard' ? 1 : 0);
  }
}

import type { PromoCheck } from '@/lib/client/promo/calls';
import { beginWizard, stepNumber, stepWizard, type WizardEvent } from '@/lib/client/promo/wizard';
import { afterCheck, type CardCheck, type CardPoll } from '@/lib/rules/promo/card-poll';
import * as limits from '@/lib/rules/promo/constants';
import { codeInAddress } from '@/lib/rules/promo/path';

const check = (more: Partial<PromoCheck> = {}): PromoCheck => ({
  title: '',
  text: '',
  gives: '',
  needsConfirm: false,
  next: 'apply',
  missing: null,
  ...more,
});
const checked = (more: Partial<PromoCheck> = {}): WizardEvent => ({ type: 'checked', check: check(more) });
const applied: WizardEvent = { type: 'applied', use: { title: '', text: '' } };
const lost: WizardEvent = { type: 'lost', error: 'no answer' };
const after = (code: string, ...events: WizardEvent[]) =>
  events.reduce(stepWizard, beginWizard({ code, check: null }));

test.each<[string, string, WizardEvent[], string, number]>([
  ['step 1: enter a code', '', [], 'code', 1],
  ['with a code from the address it checks at once', 'A', [], 'checking', 1],
  ['an entered code is checked', '', [{ type: 'entered', code: 'A' }], 'checking', 1],
  ['a guest gets step 2', 'A', [{ type: 'loginNeeded' }], 'login', 2],
  ['without it, apply at once', 'A', [checked({ needsConfirm: true })], 'confirm', 1],
  ['then apply', 'A', [checked({ needsConfirm: true }), { type: 'confirmed' }], 'applying', 1],
  ['apply at once without', 'A', [checked()], 'applying', 1],
  ['step 3: link a card', 'A', [checked({ next: 'card' })], 'card', 3],
  [
    'after it was confirmed',
    'A',
    [checked({ needsConfirm: true, next: 'card' }), { type: 'confirmed' }],
    'card',
    3,
  ],
  [
    'a linked card returns to checking',
    'A',
    [checked({ next: 'card' }), { type: 'cardLinked' }],
    'checking',
    1,
  ],
  [
    'and needs no second confirmation',
    'A',
    [checked({ next: 'card' }), { type: 'cardLinked' }, checked({ needsConfirm: true })],
    'applying',
    1,
  ],
  [
    'a failed link stays at the card step',
    'A',
    [checked({ next: 'card' }), { type: 'cardFailed' }],
    'card',
    3,
  ],
  ['not enough money', 'A', [checked({ next: 'pay' })], 'pay', 3],
  ['a code that costs money is confirmed', 'A', [checked({ needsConfirm: true, next: 'pay' })], 'confirm', 1],
  [
    'and paid after that',
    'A',
    [checked({ needsConfirm: true, next: 'pay' }), { type: 'confirmed' }],
    'pay',
    3,
  ],
  ['a refusal returns to the code step', 'A', [{ type: 'refused', error: 'no' }], 'code', 1],
  ['without an answer it is entered again', 'A', [checked(), lost], 'code', 1],
  ['and used again without a check', 'A', [checked(), lost, { type: 'entered', code: 'A' }], 'applying', 1],
  ['another code is checked', 'A', [checked(), lost, { type: 'entered', code: 'B' }], 'checking', 1],
  ['a check without an answer is made again', 'A', [lost, { type: 'entered', code: 'A' }], 'checking', 1],
  ['step 4: finished', 'A', [checked(), applied], 'finished', 4],
  ['a late answer changes nothing', 'A', [{ type: 'restart' }, checked(), applied], 'code', 1],
])('spec 3 §4 Promo wizard: %s', (_, code, events, at, step) => {
  const state = after(code, ...events);
  expect([state.at, stepNumber(state)]).toEqual([at, step]);
});

test('a refused code stays in the field with the text of the platform', () =>
  expect(after('', { type: 'entered', code: 'AB' }, { type: 'refused', error: 'Unknown' })).toEqual({
    at: 'code',
    code: 'AB',
    error: 'Unknown',
  }));

test('spec 3 §9: attempts, intervals and limits of the wizard', () =>
  expect(limits).toMatchObject({
    PROMO_CODE_LENGTH: 15,
    CARD_CONDITION: 'user_must_have_credit_card',
    CARD_POLL_MS: 300,
    CARD_PENDING_POLL_MS: 600,
    MOST_CHECKS: 6,
    MOST_FAILURES: 20,
    LINK_RESET_MS: 10_000,
    MOST_CHECKING_MS: 600_000,
  }));

describe('spec 3 §4: the linking of a card is polled every 300 ms, 600 ms while pending', () => {
  const started: CardPoll = { beganAt: 0, failures: 0 };
  const stepOf = (poll: CardPoll, answer: CardCheck, now = 0) => {
    const verdict = afterCheck(poll, answer, now);
    return verdict.kind === 'again'
      ? `again in ${verdict.inMs}, ${verdict.poll.failures} failed`
      : verdict.kind;
  };

  test.each<[string, CardPoll, CardCheck, number, string]>([
    ['pending', started, 'pending', 0, 'again in 600, 0 failed'],
    ['no answer', started, 'silent', 0, 'again in 300, 1 failed'],
    [
      'a successful answer resets the count of failures',
      { beganAt: 0, failures: 19 },
      'pending',
      0,
      'again in 600, 0 failed',
    ],
    ['the 19th failure in a row', { beganAt: 0, failures: 18 }, 'silent', 0, 'again in 300, 19 failed'],
    ['failure threshold 20', { beganAt: 0, failures: 19 }, 'silent', 0, 'failed'],
    ['complete', started, 'complete', 0, 'linked'],
    ['complete, even after a long time', started, 'complete', 700_000, 'linked'],
    ['error', started, 'error', 0, 'failed'],
    ['600 s of checking', started, 'pending', 600_000, 'again in 600, 0 failed'],
    ['more than 600 s', started, 'pending', 600_001, 'failed'],
  ])('%s', (_, poll, answer, now, expected) => expect(stepOf(poll, answer, now)).toBe(expected));
});

test.each([
  ['/promo', '?code=KINO7', 'KINO7'],
  ['/promo/KINO7', '', 'KINO7'],
  ['/promo/KINO7', '?code=OTHER', 'OTHER'],
  ['/promo/%E0%A4%A', '', ''],
  ['/promo', '', ''],
  ['/promo', '?code=%20KINO7%20', 'KINO7'],
  ['/promo', `?code=${'A'.repeat(40)}`, 'A'.repeat(15)],
  ['/summer-promo', '?code=LETO', 'LETO'],
  ['/summer-promo/KINO7', '', ''],
  ['/movies', '?code=KINO7', ''],
  ['/contents/promo-12', '?code=KINO7', ''],
])('spec 3 §2: %s%s starts with the code %j', (path, search, code) =>
  expect(codeInAddress(path, search)).toBe(code),
);

test('a check that the dialog before has made is not made again', () => {
  const from = (more: Partial<PromoCheck>) => beginWizard({ code: 'A', check: check(more) }).at;
  expect([from({}), from({ needsConfirm: true }), from({ next: 'card' }), from({ next: 'pay' })]).toEqual([
    'applying',
    'confirm',
    'card',
    'pay',
  ]);
});

/** @jest-environment jsdom */
import {
  forgetAction,
  type InterruptedAction,
  rememberAction,
  takeAction,
} from '@/lib/client/viewer/interrupted';

beforeEach(() => sessionStorage.clear());

const actions: InterruptedAction[] = [
  { kind: 'favourite', of: 'channel', id: '3929' },
  { kind: 'buy', subject: { kind: 'packet', key: 'taspa_12_34' }, after: { startAfterBuy: true } },
  { kind: 'open', to: '/channels/all/x?ts=1' },
];

test.each(actions)('spec 1 §2, spec 3 §4 authAfterBuy: $kind is stored and returned once', (action) => {
  rememberAction(action);
  expect(takeAction()).toEqual(action);
  expect(takeAction()).toBeNull();
});

test('closing the login, or logging in much later, drops the stored action', () => {
  rememberAction(actions[0] as InterruptedAction);
  forgetAction();
  expect(takeAction()).toBeNull();
  rememberAction(actions[0] as InterruptedAction, 0);
  expect(takeAction(30 * 60_000 - 1)).toEqual(actions[0]);
  rememberAction(actions[0] as InterruptedAction, 0);
  expect(takeAction(30 * 60_000)).toBeNull();
});

test.each([
  ['another kind', { kind: 'delete', id: '1' }],
  ['a page of another site', { kind: 'open', to: '//evil.test' }],
  ['an id that is a path', { kind: 'favourite', of: 'channel', id: '../../../users/self' }],
  ['nothing', null],
])('quality S24: %s is not restored', (_, action) => {
  sessionStorage.setItem('taspa:interrupted', JSON.stringify({ action, until: Date.now() + 1000 }));
  expect(takeAction()).toBeNull();
});

test('invalid JSON counts as nothing stored', () => {
  sessionStorage.setItem('taspa:interrupted', '{');
  expect(takeAction()).toBeNull();
});

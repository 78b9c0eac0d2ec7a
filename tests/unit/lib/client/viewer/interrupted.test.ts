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
  { kind: 'purchase', packetKey: 'taspa_12_34' },
  { kind: 'open', to: '/channels/all/x?ts=1' },
];

test.each(actions)('spec 1 §2, spec 3 §4 authAfterBuy: $kind is kept until it is taken, once', (action) => {
  rememberAction(action);
  expect(takeAction()).toEqual(action);
  expect(takeAction()).toBeNull();
});

test('who closes the login, or comes in much later, does not want it any more', () => {
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
])('quality S24: %s is not done', (_, action) => {
  sessionStorage.setItem('taspa:interrupted', JSON.stringify({ action, until: Date.now() + 1000 }));
  expect(takeAction()).toBeNull();
});

test('what is no JSON is nothing', () => {
  sessionStorage.setItem('taspa:interrupted', '{');
  expect(takeAction()).toBeNull();
});

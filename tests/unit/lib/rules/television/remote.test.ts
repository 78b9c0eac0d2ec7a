import { leavesField, remoteKey } from '@/lib/rules/television/remote';

describe('the keys of a remote control', () => {
  test.each([
    ['ArrowUp', 38, 'up'],
    ['ArrowDown', 40, 'down'],
    ['ArrowLeft', 37, 'left'],
    ['ArrowRight', 39, 'right'],
    ['Enter', 13, 'ok'],
    ['Escape', 27, 'back'],
    ['GoBack', 0, 'back'],
    ['BrowserBack', 166, 'back'],
    ['XF86Back', 10009, 'back'],
    // webOS and Tizen tell the number only.
    ['Unidentified', 461, 'back'],
    ['Unidentified', 10009, 'back'],
    ['Unidentified', 0, null],
    ['a', 65, null],
    ['Backspace', 8, null],
    ['toString', 0, null],
  ])('%s, %d: %s', (key, keyCode, expected) => {
    expect(remoteKey({ key, keyCode })).toBe(expected);
  });
});

describe('an arrow leaves a field with text sideways only at its ends', () => {
  test.each([
    ['left', { start: 0, end: 0, length: 3 }, true],
    ['left', { start: 1, end: 1, length: 3 }, false],
    ['left', { start: 0, end: 3, length: 3 }, false],
    ['right', { start: 3, end: 3, length: 3 }, true],
    ['right', { start: 2, end: 2, length: 3 }, false],
    ['right', { start: 0, end: 3, length: 3 }, false],
    ['right', { start: 0, end: 0, length: 0 }, true],
    ['up', { start: 1, end: 1, length: 3 }, true],
    ['down', { start: 1, end: 2, length: 3 }, true],
  ] as const)('%s with %j: %s', (direction, caret, expected) => {
    expect(leavesField(direction, caret)).toBe(expected);
  });
});

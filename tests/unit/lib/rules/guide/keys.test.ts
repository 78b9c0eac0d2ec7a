import { positionAfter } from '@/lib/rules/guide/keys';

const HOUR = 3_600;
const whole = { start: 0, end: 100 * HOUR };
const at = { row: 3, time: 50 * HOUR + 600 };
const around = {
  cell: { start: 50 * HOUR, end: 51 * HOUR },
  now: 60 * HOUR,
  whole,
  rows: 10,
};

describe('quality E5 Grid: arrows by programme and channel, Home to now, Page by hours', () => {
  test.each([
    ['ArrowRight', false, { row: 3, time: 51 * HOUR }],
    ['ArrowLeft', false, { row: 3, time: 50 * HOUR - 1 }],
    ['ArrowUp', false, { row: 2, time: at.time }],
    ['ArrowDown', false, { row: 4, time: at.time }],
    ['Home', false, { row: 3, time: 60 * HOUR }],
    ['End', false, { row: 3, time: 100 * HOUR - 1 }],
    ['PageDown', false, { row: 3, time: at.time + 3 * HOUR }],
    ['PageUp', false, { row: 3, time: at.time - 3 * HOUR }],
    ['Home', true, { row: 0, time: at.time }],
    ['End', true, { row: 9, time: at.time }],
    ['Enter', false, null],
    ['Tab', false, null],
  ])('%s, with Ctrl: %s', (key, isCtrl, expected) => {
    expect(positionAfter(key, isCtrl, at, around)).toEqual(expected);
  });

  test.each([
    ['ArrowUp', { row: 0, time: 0 }, { row: 0, time: 0 }],
    ['ArrowDown', { row: 9, time: 0 }, { row: 9, time: 0 }],
    ['PageUp', { row: 0, time: HOUR }, { row: 0, time: 0 }],
    ['PageDown', { row: 0, time: 99 * HOUR }, { row: 0, time: 100 * HOUR - 1 }],
  ])('%s stops at the edge', (key, from, expected) => {
    expect(positionAfter(key, false, from, around)).toEqual(expected);
  });
});

import { boundedSkip, createSkipper } from '@/player/core/time/skipper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function skipper() {
  const hooks = { onPending: jest.fn(), apply: jest.fn(), resume: jest.fn() };
  return { ...createSkipper(hooks), ...hooks };
}

test('spec 2 §4: skipping accumulates 10 s steps, applied after 500 ms idle', () => {
  const { add, apply, onPending } = skipper();
  add(10);
  jest.advanceTimersByTime(499);
  add(10);
  jest.advanceTimersByTime(499);
  expect(apply).not.toHaveBeenCalled();
  expect(onPending).toHaveBeenLastCalledWith(20);
  jest.advanceTimersByTime(1);
  expect(apply.mock.calls).toEqual([[20]]);
});

test('spec 2 §4: playback resumes 400 ms after the jump', () => {
  const { add, resume } = skipper();
  add(-10);
  jest.advanceTimersByTime(500 + 399);
  expect(resume).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(resume).toHaveBeenCalledTimes(1);
});

test('leaving a channel drops its pending skip', () => {
  const { add, cancel, apply, onPending } = skipper();
  add(10);
  cancel();
  jest.runAllTimers();
  expect(apply).not.toHaveBeenCalled();
  expect(onPending).toHaveBeenLastCalledWith(0);
});

test.each([
  ['ahead, enough room', 100, 10, 595, 10],
  ['ahead, at the limit', 590, 10, 595, 5],
  ['ahead, already beyond the limit', 597, 10, 595, 0],
  ['back into the previous programme', 4, -10, 595, -10],
])('spec 2 §4: skipping is not allowed beyond the current time; %s', (_, position, step, reach, taken) => {
  expect(boundedSkip(position, step, reach)).toBe(taken);
});

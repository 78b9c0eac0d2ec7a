import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

const work = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset();
  stop = onChannelsRefresh(work);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('spec 2 §9: a step that comes some milliseconds late does not cost the next one', () => {
  jest.advanceTimersByTime(CHANNELS_REFRESH_MS - 1);
  jest.setSystemTime(Date.now() + 5);
  jest.advanceTimersByTime(1);
  jest.setSystemTime(Date.now() - 5);
  jest.advanceTimersByTime(CHANNELS_REFRESH_MS);
  expect(work).toHaveBeenCalledTimes(2);
});

test('spec 2 §9: after a return to the tab the next refresh is 300000 ms later', () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(CHANNELS_REFRESH_MS + 120_000);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(CHANNELS_REFRESH_MS - 1);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
});

test.each([
  ['after five minutes', CHANNELS_REFRESH_MS],
  ['after the device’s clock was set back an hour', -3_600_000],
])('spec 2 §7: a return to the tab %s refreshes at once', (_, later) => {
  jest.setSystemTime(Date.now() + later);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(1);
});

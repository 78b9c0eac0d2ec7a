import { act, renderHook } from '@testing-library/react';
import { useOnScreen } from '@/components/channels/viewer/use-on-screen';
import { useRefusal } from '@/components/channels/viewer/use-refusal';
import { noteServerTime } from '@/lib/client/browser/server-clock';
import { showAlert } from '@/lib/client/modals/alert';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { scheduleEntry } from '@/tests/support/schedule-entry';

const mockSchedule: { entries: ScheduleEntry[] | null } = { entries: null };
jest.mock('@/lib/client/channels/use-programmes', () => ({
  useSchedule: () => ({ entries: mockSchedule.entries, isLate: false }),
}));
jest.mock('@/lib/client/channels/use-programme', () => ({ useProgramme: () => null }));
jest.mock('@/lib/client/modals/alert', () => ({ showAlert: jest.fn() }));

const NOW = 1_800_000_000;
const LIVE = '/channels/all/taspa-5';
const channel = { id: 5, key: 'taspa-5', archiveDays: 3 } as ListedChannel;
const words = dictionaries.en.errors;
const entries = [scheduleEntry(NOW - 7_200, 6_600), scheduleEntry(NOW - 600, 3_600, { hasCatchUp: false })];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 });
  jest.mocked(showAlert).mockReset();
  mockSchedule.entries = null;
});
afterEach(() => jest.useRealTimers());

/** Opens the address of a channel at a second. */
function openAt(ts: number, of: ListedChannel = channel) {
  window.history.replaceState(null, '', `${LIVE}?ts=${ts}`);
  const view = renderHook(() => {
    const onScreen = useOnScreen(of, of.key);
    const { requested, refusal, isLiveInstead } = onScreen;
    const showLive = () => window.history.replaceState(null, '', LIVE);
    useRefusal({ requested, refusal, isLiveInstead, showLive, words });
    return onScreen;
  });
  act(() => view.result.current.onRequested({ channelKey: of.key, ts, at: Date.now() / 1000 }));
  return {
    /** The start of the stream, the messages, the address. */
    read: () => [
      view.result.current.start?.ts,
      jest.mocked(showAlert).mock.calls.map(([text]) => text),
      location.pathname + location.search,
    ],
    know(known: ScheduleEntry[]) {
      mockSchedule.entries = known;
      view.rerender();
    },
  };
}

test('spec 2 §4, §8: an address in a programme on air without catch-up is an alert, and live goes on', () => {
  const { read, know } = openAt(NOW - 300);
  expect(read()).toEqual([NOW - 300, [], `${LIVE}?ts=${NOW - 300}`]);
  know(entries);
  expect(read()).toEqual([null, [words.error_schedule_copyright_banned], LIVE]);
});

test('spec 2 §4: an address in a programme with catch-up plays', () => {
  const { read, know } = openAt(NOW - 3_600);
  know(entries);
  expect(read()).toEqual([NOW - 3_600, [], `${LIVE}?ts=${NOW - 3_600}`]);
});

test.each([
  ['older than the archive', NOW - 3 * 86_400 - 60, channel],
  ['on a channel without an archive', NOW - 300, { ...channel, archiveDays: 0 }],
])('spec 2 §4 Stream start: an address %s is live, without a message and without its moment', (_, ts, of) => {
  const { read, know } = openAt(ts, of);
  know(entries);
  expect(read()).toEqual([null, [], LIVE]);
});

test('spec 2 §4 Stream start: an address less than 30 s ago is live from that second, and keeps it', () => {
  const { read, know } = openAt(NOW - 20);
  know(entries);
  expect(read()).toEqual([null, [], `${LIVE}?ts=${NOW - 20}`]);
});

test('spec 2 §4, §8: an address in the future says so, and is live', () => {
  const { read, know } = openAt(NOW + 60);
  know(entries);
  expect(read()).toEqual([null, [words.error_schedule_from_future], LIVE]);
});

test('spec 2 §4, §8: an address at which no programme is known says so, and is requested', () => {
  const { read, know } = openAt(NOW - 300);
  know([]);
  expect(read()).toEqual([NOW - 300, [words.warning_no_program], `${LIVE}?ts=${NOW - 300}`]);
});

// The last one, because the time of the server stays known.
test('an address that a slow clock takes for the future waits for the time of the server, and plays', () => {
  jest.setSystemTime((NOW - 600) * 1000);
  const { read, know } = openAt(NOW - 300);
  expect(read()).toEqual([undefined, [], `${LIVE}?ts=${NOW - 300}`]);
  const answer = { headers: new Map([['date', new Date(NOW * 1000).toUTCString()]]) };
  act(() => noteServerTime(answer as never));
  know([scheduleEntry(NOW - 3_600, 7_200)]);
  expect(read()).toEqual([NOW - 300, [], `${LIVE}?ts=${NOW - 300}`]);
});

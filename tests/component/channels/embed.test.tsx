import { render } from '@testing-library/react';
import { EmbedChannel } from '@/components/channels/embed/EmbedChannel';
import { showAlert } from '@/lib/client/modals/alert';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { scheduleEntry } from '@/tests/support/schedule-entry';
import { channelCard } from '../channel-card';

const mockStage: { start?: { ts: number | null } | undefined } = {};
jest.mock('@/components/channels/viewer/ChannelStage', () => ({
  ChannelStage: ({ start }: typeof mockStage) => {
    mockStage.start = start;
    return null;
  },
}));
const mockSchedule: { entries: ScheduleEntry[] } = { entries: [] };
jest.mock('@/lib/client/channels/use-programmes', () => ({
  useSchedule: () => ({ entries: mockSchedule.entries, isLate: false }),
}));
jest.mock('@/lib/client/channels/use-programme', () => ({ useProgramme: () => null }));
jest.mock('@/lib/client/modals/alert', () => ({ showAlert: jest.fn() }));
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const NOW = 1_800_000_000;
const channel = { ...channelCard(5), key: 'taspa-5', archiveDays: 3 } as ListedChannel;
const { errors } = dictionaries.en;
const onAir = scheduleEntry(NOW - 600, 3_600, { hasCatchUp: false });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 });
  jest.mocked(showAlert).mockReset();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['in the future is live', NOW + 60, [onAir], null, errors.error_schedule_from_future],
  ['that may not be watched later is live', NOW - 300, [onAir], null, errors.error_schedule_copyright_banned],
  ['without a programme is requested', NOW - 7_200, [onAir], NOW - 7_200, errors.warning_no_program],
])('spec 2 §8 Moments of the schedule: an embedded moment %s, and says so', (_, ts, entries, plays, says) => {
  mockSchedule.entries = entries;
  window.history.replaceState(null, '', `/channel_embed/taspa-5?lang=kk&ts=${ts}`);
  const { refusals, stage } = viewerLabels('en');
  render(
    <EmbedChannel
      {...{ channel, refusals }}
      blackout={{ screen: null, safeArea: 0 }}
      vitrinaHosts={[]}
      labels={stage}
      locale="en"
      timeZone="Asia/Almaty"
      origins={[]}
    />,
  );
  expect(jest.mocked(showAlert).mock.calls).toEqual([[says, 'failure']]);
  expect(mockStage.start?.ts).toBe(plays);
  expect(location.pathname + location.search).toBe(
    `/channel_embed/taspa-5?lang=kk${plays ? `&ts=${plays}` : ''}`,
  );
});

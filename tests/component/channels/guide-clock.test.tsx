import { act, fireEvent, render, screen } from '@testing-library/react';
import { GuideWide } from '@/components/channels/guide/GuideWide';
import { remPx } from '@/components/channels/guide/rem';
import { noteServerTime } from '@/lib/client/browser/server-clock';
import { firstSpan, leftEdge, scaleOf } from '@/lib/rules/guide/span';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
jest.mock('@/lib/client/channels/channels-api', () => ({ fetchGuideBlock: () => new Promise(() => {}) }));

const NOW = 1_800_000_000;
const NO_MOMENT = { moment: null };
const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeAll(installGuideLayout);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The guide on a device whose clock is slow, before the first answer has come. */
async function open(hoursBehind: number) {
  jest.setSystemTime((NOW - hoursBehind * HOUR_SECONDS) * 1000);
  const onSeen = jest.fn();
  render(
    <GuideWide
      first={{
        ...{ total: 1, archiveDays: 7, rows: [], days: [] },
        ...{ now: NOW, moment: null, span: firstSpan(null, NOW) },
      }}
      requested={NO_MOMENT}
      categoryKey="all"
      locale="en"
      {...{ onSeen, labels }}
    />,
  );
  /** Scrolling stops, which jsdom does not report; the moment at the left edge. */
  const rest = async () => {
    fireEvent.scroll(scroller());
    await pass(1000);
    return onSeen.mock.calls.at(-1)?.[0];
  };
  return { rest };
}

const scroller = () => screen.getByRole('grid').parentElement as HTMLElement;

function answer() {
  const headers = new Map([['date', new Date(NOW * 1000).toUTCString()]]);
  return act(async () => noteServerTime({ headers } as never));
}

test('the guide of a device with a slow clock shows now when the server has told its time', async () => {
  const { rest } = await open(8);
  expect(await rest()).toBeCloseTo(leftEdge(null, NOW - 8 * HOUR_SECONDS));
  await answer();
  expect(await rest()).toBeCloseTo(leftEdge(null, NOW));
});

test('it stays where the viewer has scrolled meanwhile', async () => {
  // The time of the server is known from the first test as 8 hours ahead, and is 8 more.
  const { rest } = await open(16);
  const first = await rest();
  scroller().scrollLeft += 2 * HOUR_SECONDS * scaleOf(remPx()).second;
  const scrolled = await rest();
  expect(scrolled).toBeCloseTo(first + 2 * HOUR_SECONDS);
  await answer();
  expect(await rest()).toBe(scrolled);
});

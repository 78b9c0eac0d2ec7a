import { act, fireEvent, render, screen } from '@testing-library/react';
import { GuideWide } from '@/components/channels/guide/GuideWide';
import { fetchGuideBlock } from '@/lib/client/channels/channels-api';
import { firstSpan } from '@/lib/rules/guide/span';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
jest.mock('@/lib/client/channels/channels-api', () => ({
  fetchGuideBlock: jest.fn(() => new Promise(() => {})),
}));

/** A midnight of UTC, where a block of hours starts. */
const MIDNIGHT = 20_833 * 24 * HOUR_SECONDS;
const NO_MOMENT = { moment: null };
const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };

beforeAll(installGuideLayout);
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchGuideBlock).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('DESIGN section 10: the guide requests its first screen once', () => {
  test.each(Array.from({ length: 48 }, (_, index) => index / 2))('at hour %d of the day', async (hour) => {
    const now = MIDNIGHT + (hour + 1 / 6) * HOUR_SECONDS;
    jest.setSystemTime(now * 1000);
    render(
      <GuideWide
        first={{
          ...{ total: 20, archiveDays: 7, rows: [], days: [] },
          ...{ now, moment: null, span: firstSpan(null, now) },
        }}
        requested={NO_MOMENT}
        categoryKey="all"
        locale="en"
        onSeen={() => {}}
        labels={labels}
      />,
    );
    // A browser reports that the guide has scrolled to the moment; jsdom does not.
    fireEvent.scroll(screen.getByRole('grid').parentElement as HTMLElement);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(fetchGuideBlock).toHaveBeenCalledTimes(1);
  });
});

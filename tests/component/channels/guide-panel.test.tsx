import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import FocusedProgramme from '@/components/channels/guide/FocusedProgramme';
import { GuideGrid } from '@/components/channels/guide/GuideGrid';
import { GuideStore } from '@/lib/client/channels/guide-store';
import type { GuideRow } from '@/lib/rules/guide/view';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { FOCUS_REST_MS } from '@/lib/rules/television/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { scheduleEntry } from '@/tests/support/schedule-entry';
import { json } from '../server';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const { guide, channels } = dictionaries.en;
const labels = { guide, channels };
/** A block of the guide begins here: 05:00 in Almaty. */
const START = 20_000 * 24 * HOUR_SECONDS;
const at = (hour: number) => START + hour * HOUR_SECONDS;

const row: GuideRow = {
  channel: {
    id: 5,
    key: 'dala',
    name: 'Dala',
    number: 2,
    logo: null,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries: [0, 1, 2, 3, 4, 5].map((hour) => ({
    startsAt: at(hour),
    endsAt: at(hour + 1),
    title: `Steppe ${hour}`,
    subtitle: null,
    age: 12,
    hasCatchUp: true,
  })),
};

const details = [0, 1, 2, 3, 4, 5].map((hour) =>
  scheduleEntry(at(hour), HOUR_SECONDS, {
    id: String(hour),
    channelId: 5,
    title: `Steppe ${hour}`,
    description: `Water, part ${hour}.`,
    still: `https://images.example/${hour}.jpg`,
  }),
);

let paths: string[];

beforeAll(installGuideLayout);
beforeEach(() => {
  paths = [];
  globalThis.fetch = (async (path: string | URL) => {
    paths.push(String(path));
    return json(details);
  }) as unknown as typeof fetch;
});
afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

function show() {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <GuideGrid
        store={new GuideStore([row], () => new Promise(() => {}))}
        categoryKey="all"
        total={1}
        first={{ rows: { from: 0, to: 1 }, time: { start: START, end: at(6) } }}
        whole={{ start: START, end: at(24) }}
        now={at(1.5)}
        requested={{ moment: at(1) }}
        onSeen={() => {}}
        days={[]}
        hasPanel
        locale="en"
        labels={labels}
      />
    </SWRConfig>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const schedules = () => paths.filter((path) => path.includes('/schedule/'));

describe('docs/TELEVISION: the guide says above the grid what has the focus', () => {
  test('at once what the cell knows, and the rest where the focus stays', async () => {
    document.documentElement.classList.add(TELEVISION_CLASS);
    show();
    const panel = await screen.findByText('Steppe 1', { selector: 'p' });
    expect(panel.parentElement).toHaveTextContent(
      `Steppe 1${channels.schedule.states.onAir}06:00–07:0012+2 Dala`,
    );
    await screen.findByText('Water, part 1.');
    expect(schedules()).toHaveLength(1);

    act(() => screen.getByRole('link', { name: /^Steppe 1/ }).focus());
    press('ArrowRight');
    expect(screen.getByText('Steppe 2', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Water, part 2.')).toBeVisible();
    // The schedule of the day was known.
    expect(schedules()).toHaveLength(1);
  });

  test('requests nothing on the way', async () => {
    jest.useFakeTimers();
    const cell = (hour: number) => ({
      kind: 'programme' as const,
      key: `at-${at(hour)}`,
      start: at(hour),
      end: at(hour + 1),
      entries: [row.entries?.[hour]] as never,
    });
    const panel = (id: number) => (
      <FocusedProgramme
        cell={cell(1)}
        channel={{ ...row.channel, id }}
        now={at(1.5)}
        locale="en"
        labels={labels}
      />
    );
    const { rerender } = render(panel(0));
    for (const id of [1, 2, 3]) {
      act(() => jest.advanceTimersByTime(FOCUS_REST_MS - 1));
      rerender(panel(id));
    }
    expect(paths).toEqual([]);
    act(() => jest.advanceTimersByTime(FOCUS_REST_MS));
    jest.useRealTimers();
    await waitFor(() => expect(schedules()).toHaveLength(1));
  });

  test('only on a television', () => {
    show();
    expect(screen.queryByText('Steppe 1', { selector: 'p' })).toBeNull();
    expect(screen.getByRole('grid')).toBeVisible();
  });
});

/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Guide } from '@/components/channels/guide/Guide';
import { BLOCK_SECONDS, FIRST_LIST_ROWS, FIRST_ROWS } from '@/lib/rules/guide/constants';
import { packScreen } from '@/lib/rules/guide/packed';
import type { GuideRow } from '@/lib/rules/guide/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
const START = 20_000 * 86_400;
const HOUR = 3_600;
const SHARE = '--share:0.5';

const row = (index: number): GuideRow => ({
  channel: {
    id: index,
    key: `c${index}`,
    name: `Channel ${index}`,
    number: index,
    logo: `https://art.example/${index}.png`,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries: Array.from({ length: 6 }, (_, hour) => ({
    startsAt: START + hour * HOUR,
    endsAt: START + (hour + 1) * HOUR,
    title: `Programme ${index}-${hour}`,
    subtitle: null,
    age: null,
    hasCatchUp: true,
  })),
});

const rows = Array.from({ length: FIRST_ROWS }, (_, index) => row(index));
const span = { start: START, end: START + BLOCK_SECONDS };
const now = START + 2.5 * HOUR;
const screen = packScreen({ total: 50, archiveDays: 7, rows, now, moment: null, span, days: [] });

/** Rendered as on the server. */
const html = renderToString(
  <Guide
    title="Guide"
    categoryKey="all"
    categories={[]}
    favourites={null}
    favouriteWords={null}
    genres={[]}
    locale="en"
    {...{ screen, labels }}
  />,
);
const [grid = '', list = ''] = html.slice(html.indexOf('role="grid"')).split('<ul ');

test('DESIGN section 10: what scripts have to load is marked in both, so that a tall window does not wait for its viewer', () => {
  for (const [view, rows] of [
    [grid, FIRST_ROWS],
    [list, FIRST_LIST_ROWS],
  ] as const)
    expect(view).toMatch(new RegExp(`<(span|li) class="rest" style="--index:${rows}" aria-busy="true"`));
});

describe('DESIGN section 3: both first screens are in the page without script', () => {
  test('the grid has channels × hours, with links for programmes on air and in the archive that Tab reaches', () => {
    expect(grid.match(/role="row"/g)).toHaveLength(FIRST_ROWS);
    expect(grid).toContain('<a href="/channels/all/c0"');
    expect(grid).toContain(`<a href="/channels/all/c0?ts=${START + HOUR}"`);
    expect(grid).toContain(`Programme ${FIRST_ROWS - 1}-5`);
    // Without script the arrow keys do not work, so every programme needs to be in the tab order.
    expect(grid.match(/role="gridcell"[^>]*>\s*<a [^>]*tabindex/g)).toBeNull();
  });

  test('the list has the current programme with its progress, the next one, and the schedule', () => {
    expect(list.match(/<li class="row"/g)).toHaveLength(FIRST_LIST_ROWS);
    expect(list).toContain('aria-setsize="50"');
    expect(list).toMatch(/Programme 0-2.*Programme 0-3/);
    expect(list).toContain(SHARE);
    expect(list).toContain('50% elapsed');
    expect(list).toContain('data-schedule="0"');
  });

  test('a logo lists only the sizes that it needs', () => {
    expect(grid).toContain('w=240');
    expect(grid).not.toContain('w=320');
  });
});

import { act, render } from '@testing-library/react';
import { GuideList } from '@/components/channels/guide/GuideList';
import { type BlockQuery, GuideStore } from '@/lib/client/channels/guide-store';
import { BLOCK_ROWS, BLOCK_SECONDS, LIST_ROW_REM } from '@/lib/rules/guide/constants';
import type { GuideBlock } from '@/lib/rules/guide/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

const TOTAL = 1_000;
const ROW_PX = LIST_ROW_REM * 16;
const AT = 80_000 * BLOCK_SECONDS;
const FRAME_MS = 16;

const load = jest.fn(
  async ({ row, rows }: BlockQuery): Promise<GuideBlock> => ({
    total: TOTAL,
    archiveDays: 7,
    rows: Array.from({ length: Math.min(rows, TOTAL - row) }, (_, offset) => ({
      channel: {
        id: row + offset,
        key: `c${row + offset}`,
        name: `Channel ${row + offset}`,
        number: null,
        logo: null,
        color: null,
        isFree: true,
        archiveDays: 7,
      },
      entries: [],
    })),
  }),
);
const requested = () => load.mock.calls.map(([{ row }]) => row / BLOCK_ROWS);
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Simulates a scroll position, because jsdom has no layout. */
async function scrollTo(row: number) {
  jest.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(),
    top: -row * ROW_PX,
  });
  dispatchEvent(new Event('scroll'));
  await advance(FRAME_MS);
}

beforeEach(async () => {
  jest.useFakeTimers();
  document.documentElement.style.fontSize = '16px';
  const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
  render(
    <GuideList
      store={new GuideStore([], load)}
      categoryKey="all"
      total={TOTAL}
      now={AT}
      at={AT}
      onSchedule={() => {}}
      labels={labels}
    />,
  );
  await advance(1_000);
});
afterEach(() => {
  jest.restoreAllMocks();
  load.mockClear();
  jest.useRealTimers();
});

test('DESIGN section 10: fast scrolling on a phone requests no skipped rows, and the rows where it stops at once', async () => {
  expect(requested()).toEqual([0]);
  for (let row = BLOCK_ROWS; row <= 10 * BLOCK_ROWS; row += BLOCK_ROWS) await scrollTo(row + BLOCK_ROWS / 2);
  // The first scroll loads at once, because it may be the only one.
  expect(requested()).toEqual([0, 1]);
  await advance(200);
  expect(requested()).toEqual([0, 1, 10]);
});

test('peers C4: scrolling through a thousand channels requests a few blocks, not each of them', async () => {
  for (let row = 0; row < TOTAL; row += 16) await scrollTo(row);
  await advance(200);
  expect(requested().length).toBeGreaterThan(3);
  expect(requested().length).toBeLessThanOrEqual(10);
  expect(requested().at(-1)).toBe(Math.floor((TOTAL - 1) / BLOCK_ROWS));
});

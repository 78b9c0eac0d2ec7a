import type { RowPage } from '@/lib/platform/resources/rows';
import { isOutOfRange } from '@/lib/server/catalogue/out-of-range';

const LENGTH = 42;
/** A row of 42 items, of which this reader may see none from the tenth on. */
jest.mock('@/lib/server/catalogue/load-row', () => ({
  loadRow: async (_: string, query: { offset: number; limit: number }) => pageAt(query),
}));

function pageAt({ offset, limit }: { offset: number; limit: number }): RowPage {
  const sent = Math.max(0, Math.min(limit, LENGTH - offset));
  const nextOffset = sent < limit ? null : offset + sent;
  const seen = Array.from({ length: Math.max(0, Math.min(sent, 10 - offset)) }, (_, id) => ({ id }));
  const page = { contents: seen, channels: [], promotions: [], histories: [], persons: [], nextOffset };
  return page as unknown as RowPage;
}

test.each([
  [0, false],
  [9, false],
  [21, false],
  [41, false],
  [42, false],
  [43, true],
  [99_999, true],
])('quality E3: page %d of a row of 42 is out of range: %s', async (offset, expected) => {
  const query = { offset, limit: 21 };
  const reader = { locale: 'ru', audience: 'child' } as const;
  expect(await isOutOfRange(pageAt(query), 'row', query, reader, 'everywhere')).toBe(expected);
});

test('quality E3: an empty row exists', async () => {
  const query = { offset: 0, limit: 21 };
  const empty = pageAt({ offset: LENGTH, limit: 21 });
  expect(await isOutOfRange(empty, 'row', query, { locale: 'ru', audience: 'everyone' }, 'everywhere')).toBe(
    false,
  );
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { useRowPages } from '@/components/catalogue/row/use-row-pages';
import { fetchRow } from '@/lib/client/catalogue/row-api';
import type { RowPage } from '@/lib/platform/resources/rows';
import { card, rowLabels } from './fixtures';

jest.mock('@/lib/client/catalogue/row-api', () => ({ fetchRow: jest.fn() }));

const lists = { contents: [], channels: [], promotions: [], histories: [], persons: [] };
const page = (id: string, nextOffset: number | null) =>
  ({
    ...lists,
    id: '1',
    key: 'new',
    title: 'New',
    template: 'content-v',
    contents: [{ ...card(1), id }],
    nextOffset,
    total: null,
  }) as unknown as RowPage;

const first = { template: 'content-v', title: 'New', ids: ['first'], nextOffset: 21 };
const shown = (key: string, offset = 0) =>
  renderHook(() => useRowPages(first, { key, offset, libraryId: null, text: null }, rowLabels));

test('spec 2 §2: a viewer who returns within 15 minutes finds a grown list in its full length', async () => {
  jest.mocked(fetchRow).mockResolvedValueOnce(page('second', 42)).mockResolvedValueOnce(page('third', null));
  const list = shown('new');
  await act(async () => list.result.current.loadMore());

  await waitFor(() => expect(list.result.current.tiles).toHaveLength(1));
  await act(async () => list.result.current.loadMore());
  await waitFor(() => expect(list.result.current.tiles).toHaveLength(2));
  list.unmount();
  expect([shown('new').result.current.tiles.length, shown('new').result.current.nextOffset]).toEqual([
    2,
    null,
  ]);
  expect(shown('another').result.current.tiles).toHaveLength(0);
  // Another part of the same list begins with other tiles.
  expect(shown('new', 21).result.current.tiles).toHaveLength(0);

  // A child sees another catalogue.
  document.documentElement.dataset.audience = 'child';
  expect(shown('new').result.current.tiles).toHaveLength(0);
  delete document.documentElement.dataset.audience;

  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 16 * 60_000);
  expect(shown('new').result.current.tiles).toHaveLength(0);
  clock.mockRestore();
});

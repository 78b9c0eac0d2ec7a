import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GuideGrid } from '@/components/channels/guide/GuideGrid';
import { GuideList } from '@/components/channels/guide/GuideList';
import { ViewSwitch } from '@/components/channels/guide/ViewSwitch';
import { GuideStore } from '@/lib/client/channels/guide-store';
import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import type { GuideBlock, GuideEntry, GuideRow } from '@/lib/rules/guide/view';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
const { states } = labels.channels.schedule;
const HOUR = 3_600;
/** The start of a block: 05:00 in Almaty. */
const START = 20_000 * 24 * HOUR;
const NOW = START + 2.5 * HOUR;
const TOTAL = 50;

const entry = (row: number, hour: number, hours = 1): GuideEntry => ({
  startsAt: START + hour * HOUR,
  endsAt: START + (hour + hours) * HOUR,
  title: `Programme ${row}-${hour}`,
  subtitle: null,
  age: null,
  hasCatchUp: hour !== 0,
});

const guideRow = (row: number, entries: GuideEntry[] | null): GuideRow => ({
  channel: {
    id: row,
    key: `c${row}`,
    name: `Channel ${row}`,
    number: row,
    logo: null,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries,
});

const hourly = (row: number) =>
  guideRow(
    row,
    [0, 1, 2, 3, 4, 5].map((hour) => entry(row, hour)),
  );
const rows = [hourly(0), hourly(1), guideRow(2, [entry(2, 0, 6)]), hourly(3)];
const whole = { start: START - 4 * BLOCK_SECONDS, end: START + 4 * BLOCK_SECONDS };
const span = { start: START, end: START + BLOCK_SECONDS };

/** Without layout the first rows and the hours at the left edge are drawn. */
function show(store: GuideStore, requested = { moment: START as number | null }) {
  return render(
    <GuideGrid
      store={store}
      categoryKey="all"
      total={TOTAL}
      first={{ rows: { from: 0, to: 4 }, time: span }}
      whole={whole}
      now={NOW}
      requested={requested}
      onSeen={() => {}}
      days={[]}
      locale="en"
      labels={labels}
    />,
  );
}

const makeStore = (load: () => Promise<GuideBlock> = () => new Promise(() => {})) =>
  new GuideStore(rows, load);
const row = (index: number) => {
  const found = screen
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === String(index + 1));
  if (!found) throw new Error(`no row ${index}`);
  return found;
};
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent ?? '';

beforeAll(() => {
  // jsdom has no layout and none of these functions.
  document.documentElement.style.fontSize = '16px';
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 1_000 });
  Object.defineProperty(Element.prototype, 'clientHeight', { value: 600 });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    if (options.left !== undefined) this.scrollLeft = options.left;
    if (options.top !== undefined) this.scrollTop = options.top;
  } as typeof Element.prototype.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('spec 2 §4 Schedule item states, quality E5: a programme says title, start, end and state', () => {
  test.each([
    [0, 'unavailable', null],
    [1, 'archive', `/channels/all/c0?ts=${START + HOUR}`],
    [2, 'onAir', '/channels/all/c0'],
    [3, 'future', null],
  ] as const)('hour %d is %s', (hour, state, href) => {
    show(makeStore());
    const clock = (at: number) => `${String(5 + at).padStart(2, '0')}:00`;
    const name = new RegExp(`^Programme 0-${hour} ${clock(hour)}–${clock(hour + 1)} ?, ${states[state]}$`);
    if (href) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    } else {
      const cell = screen.getByRole('gridcell', { name });
      if (state === 'unavailable') expect(cell).toHaveAttribute('aria-disabled', 'true');
      // It opens no channel; a press offers a reminder.
      else
        expect(within(cell).getByRole('button')).toHaveAttribute('data-remind', String(START + hour * HOUR));
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });
});

describe('quality E5 Grid', () => {
  test('rows are virtual: the grid has their total number and the index of each', () => {
    show(makeStore());
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(TOTAL));
    expect(screen.getAllByRole('row').length).toBeLessThan(TOTAL);
    expect(row(1)).toHaveAttribute('aria-rowindex', '2');
    expect(within(row(1)).getByRole('rowheader')).toHaveTextContent('Channel 1');
  });

  test('one cell is in the tab order', () => {
    const { container } = show(makeStore());
    const inOrder = [...container.querySelectorAll('[tabindex="0"]')];
    expect(inOrder).toHaveLength(1);
    expect(inOrder[0]).toHaveTextContent('Programme 0-0');
  });

  test('arrows move by programme and channel, and keep the time across a longer programme', () => {
    show(makeStore());
    act(() => screen.getByRole('gridcell', { name: /Programme 0-0 / }).focus());
    press('ArrowRight');
    expect(focused()).toContain('Programme 0-1');
    press('ArrowDown');
    expect(focused()).toContain('Programme 1-1');
    press('ArrowDown');
    expect(focused()).toContain('Programme 2-0');
    press('ArrowDown');
    expect(focused()).toContain('Programme 3-1');
    press('ArrowLeft');
    expect(focused()).toContain('Programme 3-0');
    press('ArrowUp');
    expect(focused()).toContain('Programme 2-0');
  });

  test('Home moves to the current programme, Page by three hours, Ctrl+End to the last channel', () => {
    show(makeStore());
    act(() => screen.getByRole('gridcell', { name: /Programme 0-0 / }).focus());
    press('Home');
    expect(focused()).toContain('Programme 0-2');
    press('PageDown');
    expect(focused()).toContain('Programme 0-5');
    press('PageUp');
    expect(focused()).toContain('Programme 0-2');
    press('End', { ctrlKey: true });
    expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(TOTAL));
  });

  test('leaves keys without a meaning here to the browser', () => {
    show(makeStore());
    act(() => screen.getByRole('gridcell', { name: /Programme 0-0 / }).focus());
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(press('ArrowRight')).toBe(false);
  });

  test('keeps the focus when programmes load in place of the focused cell', async () => {
    let finish: (block: GuideBlock) => void = () => {};
    const store = makeStore(() => new Promise((resolve) => (finish = resolve)));
    const { rerender } = show(store);
    act(() => screen.getByRole('link', { name: /Programme 0-1 / }).focus());
    press('PageUp');
    expect(focused()).toContain(labels.guide.loading);
    const earlier = { ...entry(0, -2), title: 'Earlier' };
    store.want({ from: 0, to: 1 }, { start: START - BLOCK_SECONDS, end: START });
    await act(async () => finish({ total: TOTAL, archiveDays: 7, rows: [guideRow(0, [earlier])] }));
    rerender(
      <GuideGrid
        {...{ store, whole, labels }}
        locale="en"
        categoryKey="all"
        total={TOTAL}
        first={{ rows: { from: 0, to: 4 }, time: span }}
        now={NOW + 1}
        requested={SHOWN_MOMENT}
        onSeen={() => {}}
        days={[]}
      />,
    );
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  });
});

test('a programme of less than 16 minutes shows its time alone, and is still named', () => {
  const entries = [entry(0, 1, 1 / 4), entry(0, 2, 4 / 15)];
  const load = async () => ({ total: TOTAL, archiveDays: 7, rows: [guideRow(0, entries)] });
  show(new GuideStore([guideRow(0, entries)], load as unknown as () => Promise<GuideBlock>));
  const [short, long] = within(row(0)).getAllByRole('link', { name: /^Programme 0-/ });
  expect(short).toHaveAccessibleName(/^Programme 0-1 06:00–06:15/);
  expect(short).toHaveTextContent(/^06:00/);
  expect(long).toHaveTextContent(/^Programme 0-2/);
});

test('a programme is prefetched when the pointer rests on it, not when it passes', () => {
  jest.useFakeTimers();
  show(makeStore());
  const link = screen.getByRole('link', { name: /Programme 0-1 / });
  fireEvent.pointerOver(link);
  fireEvent.pointerOut(link);
  jest.advanceTimersByTime(1_000);
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link);
  jest.advanceTimersByTime(1_000);
  expect(router.prefetch).toHaveBeenCalledWith(`/channels/all/c0?ts=${START + HOUR}`);
  jest.useRealTimers();
});

test('a programme opens without a new document, unless the viewer opens a new tab', async () => {
  show(makeStore());
  const link = screen.getByRole('link', { name: /Programme 0-1 / });
  // jsdom cannot open a tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenCalledWith(`/channels/all/c0?ts=${START + HOUR}`);
});

const SHOWN_MOMENT = { moment: START };

test('a channel whose programmes failed to load says so and loads on retry', async () => {
  const load = jest
    .fn<Promise<GuideBlock>, []>()
    .mockResolvedValueOnce({ total: TOTAL, archiveDays: 7, rows: [guideRow(0, null)] })
    .mockResolvedValue({ total: TOTAL, archiveDays: 7, rows: [hourly(0)] });
  const store = new GuideStore([guideRow(0, null)], load);
  store.want({ from: 0, to: 1 }, { start: START, end: START + 1 });
  await act(async () => {});
  show(store);
  const [retry] = within(row(0)).getAllByRole('button', { name: labels.guide.retry });
  await act(async () => fireEvent.click(retry as HTMLElement));
  expect(store.row(0)?.entries).toHaveLength(6);
});

test('hours of a known channel that failed to load show that they load again after a press', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<GuideBlock>, []>().mockRejectedValue(new Error('away'));
  const store = new GuideStore([hourly(0)], load);
  const later = START + BLOCK_SECONDS;
  store.want({ from: 0, to: 1 }, { start: later, end: later + 1 });
  await act(() => jest.advanceTimersByTimeAsync(LOAD_ATTEMPTS * LOAD_RETRY_MS));
  jest.useRealTimers();
  const { unmount } = show(store, { moment: later });
  const retries = () => within(row(0)).queryAllByRole('button', { name: labels.guide.retry });
  const [retry] = retries();
  load.mockReturnValue(new Promise(() => {}));
  await act(async () => fireEvent.click(retry as HTMLElement));
  unmount();
  show(store, { moment: later });
  expect(retries()).toEqual([]);
});

test('spec 2 §4: channels that failed to load say so, also where the shown hours begin within a block', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<GuideBlock>, []>().mockRejectedValue(new Error('away'));
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 1 }, { start: START, end: START + 1 });
  await act(() => jest.advanceTimersByTimeAsync(LOAD_ATTEMPTS * LOAD_RETRY_MS));
  jest.useRealTimers();
  show(store, { moment: START + 2 * HOUR });
  const [retry] = within(row(0)).getAllByRole('button', { name: labels.guide.retry });
  load.mockResolvedValue({ total: TOTAL, archiveDays: 7, rows });
  await act(async () => fireEvent.click(retry as HTMLElement));
  expect(store.row(0)?.entries).toHaveLength(6);
});

describe('the list of small screens (quality E5 1.4.10)', () => {
  const onSchedule = jest.fn();
  const list = (store: GuideStore, at = NOW) =>
    render(
      <GuideList store={store} categoryKey="all" total={TOTAL} now={NOW} {...{ at, onSchedule, labels }} />,
    );

  test('shows the current programme, the next one, and the schedule of the channel', async () => {
    list(makeStore());
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', String(TOTAL));
    expect(first).toHaveTextContent(/Channel 0.*07:00.*Programme 0-2.*08:00.*Programme 0-3/);
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/channels/all/c0');
    await user.click(screen.getByRole('button', { name: 'Schedule of Channel 0' }));
    expect(onSchedule).toHaveBeenCalledWith(expect.objectContaining({ id: 0 }));
  });

  test('at another moment it shows the programme of that moment, from the archive', () => {
    list(makeStore(), START + 1.5 * HOUR);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Programme 0-1');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/channels/all/c0?ts=${START + HOUR}`,
    );
  });
});

test('the current view is marked, the other is a link', () => {
  render(
    <ViewSwitch
      current="guide"
      hrefs={{ list: '/channels', guide: '/channels?view=guide' }}
      labels={labels.guide}
    />,
  );
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/channels');
});

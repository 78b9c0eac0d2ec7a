import {
  cellAt,
  cellsOf,
  entryOf,
  factsOf,
  hrefOfEntry,
  stateOfEntry,
  timesOf,
} from '@/lib/rules/guide/cells';
import { positionAfter } from '@/lib/rules/guide/keys';
import type { BlockState, GuideEntry } from '@/lib/rules/guide/view';
import { channel } from './channel-fixture';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** 05:00 in Almaty, and the start of a block. */
const START = 20_000 * DAY;

const entry = (id: string, from: number, to: number, more: Partial<GuideEntry> = {}): GuideEntry => ({
  startsAt: START + from * HOUR,
  endsAt: START + to * HOUR,
  title: `Programme ${id}`,
  subtitle: null,
  age: null,
  hasCatchUp: true,
  ...more,
});

const ready = (): BlockState => 'ready';
const hours = (from: number, to: number) => ({ start: START + from * HOUR, end: START + to * HOUR });
const kinds = (cells: ReturnType<typeof cellsOf>) =>
  cells.map((cell) => [cell.kind, (cell.start - START) / HOUR, (cell.end - START) / HOUR]);

describe('cells of a row', () => {
  test('visible programmes, one that started earlier with its full length', () => {
    const entries = [entry('a', -1, 1), entry('b', 1, 2), entry('c', 2, 6), entry('d', 6, 7)];
    expect(kinds(cellsOf(entries, ready, hours(0.5, 2.5)))).toEqual([
      ['programme', -1, 1],
      ['programme', 1, 2],
      ['programme', 2, 6],
    ]);
  });

  test('times without a programme are cells too, one a block', () => {
    const entries = [entry('a', 0, 1), entry('b', 5, 6)];
    const states: Record<number, BlockState> = { [START]: 'ready', [START + 6 * HOUR]: 'waiting' };
    const cells = cellsOf(entries, (block) => states[block] ?? 'failed', hours(0, 13));
    expect(kinds(cells)).toEqual([
      ['programme', 0, 1],
      ['empty', 1, 5],
      ['programme', 5, 6],
      ['waiting', 6, 12],
      ['failed', 12, 18],
    ]);
  });

  test('the start of a cell does not depend on what is visible', () => {
    const entries = [entry('a', 0, 1)];
    const [wide] = cellsOf(entries, ready, hours(0, 6)).slice(1);
    const [narrow] = cellsOf(entries, ready, hours(3, 4));
    expect(narrow).toEqual(wide);
    expect(cellAt(entries, ready, START + 3 * HOUR)).toEqual(wide);
  });

  test('an inexact clock leaves no gaps, and overlapping programmes are cut by the next one', () => {
    const entries = [entry('a', 0, 1), entry('b', 1.05, 3), entry('c', 2, 6)];
    expect(kinds(cellsOf(entries, ready, hours(0, 6)))).toEqual([
      ['programme', 0, 1.05],
      ['programme', 1.05, 2],
      ['programme', 2, 6],
    ]);
    expect(cellAt(entries, ready, START + 1.01 * HOUR)?.start).toBe(START);
  });

  test('at the border of a block a small gap belongs to the programme of the same block, whatever is visible', () => {
    const entries = [entry('a', 0, 5.95), entry('b', 6.05, 12)];
    const sides = [
      ['programme', 0, 6],
      ['programme', 6, 12],
    ];
    expect(kinds(cellsOf(entries, ready, hours(0, 12)))).toEqual(sides);
    expect(
      kinds([...cellsOf(entries, ready, hours(0, 6)), ...cellsOf(entries, ready, hours(6, 12))]),
    ).toEqual(sides);
  });

  test.each([
    ['within a block', [entry('a', 0, 1), entry('b', 1.05, 3)]],
    ['after the border of a block', [entry('a', 5, 6), entry('b', 6.05, 8)]],
    ['before the border of a block', [entry('a', 5, 5.95), entry('b', 6, 8)]],
  ])('quality E5 Grid: arrows pass a small gap %s', (_, entries) => {
    const [first, second] = entries.map(({ startsAt }) => startsAt);
    const reached = (key: string, time = 0) => {
      const cell = cellAt(entries, ready, time);
      const whole = hours(0, 24);
      const place = cell && positionAfter(key, false, { row: 0, time }, { cell, now: START, whole, rows: 1 });
      return place && cellAt(entries, ready, place.time)?.key;
    };
    expect(reached('ArrowRight', first)).toBe(`at-${second}`);
    expect(reached('ArrowLeft', second)).toBe(`at-${first}`);
  });

  test('short programmes share the half hour of their start, and the cell is named after the current one', () => {
    const minutes = (id: string, from: number, to: number) => entry(id, from / 60, to / 60, { title: id });
    const entries = [
      minutes('a', 0, 5),
      minutes('b', 5, 10),
      minutes('c', 10, 32),
      minutes('d', 32, 37),
      minutes('e', 37, 61),
      minutes('f', 61, 66),
      minutes('g', 66, 71),
    ];
    const cells = cellsOf(entries, ready, hours(0, 1.1));
    const ids = cells.map((cell) =>
      cell.kind === 'programme' ? cell.entries.map(({ title }) => title).join('') : '',
    );
    expect(ids).toEqual(['ab', 'c', 'd', 'e', 'fg']);
    const [place] = cells;
    if (place?.kind !== 'programme') throw new Error('no programme');
    expect(entryOf(place, START + 6 * 60)).toMatchObject({
      title: 'b',
      startsAt: START,
      endsAt: START + 600,
    });
    expect(entryOf(place, START + 3600).title).toBe('a');
  });

  test('the programme of each moment is found in a long schedule', () => {
    const entries = Array.from({ length: 500 }, (_, index) => entry(String(index), index, index + 1));
    for (const hour of [0, 1, 250, 498, 499]) {
      expect(cellAt(entries, ready, START + hour * HOUR)?.start).toBe(START + hour * HOUR);
    }
  });
});

describe('spec 2 §4 Schedule item states', () => {
  const now = START + 2.5 * HOUR;
  test.each([
    ['future', entry('a', 3, 4), channel, null],
    ['onAir', entry('a', 2, 3), channel, '/channels/all/one'],
    ['archive', entry('a', 1, 2), channel, `/channels/all/one?ts=${START + HOUR}`],
    ['unavailable', entry('a', 1, 2, { hasCatchUp: false }), channel, null],
    ['unavailable', entry('a', 1, 2), { ...channel, isFree: false }, null],
    ['unavailable', entry('a', -24 * 8, -24 * 8 + 1), channel, null],
  ] as const)('%s', (state, programme, on, href) => {
    expect(stateOfEntry(programme, on, now)).toBe(state);
    expect(hrefOfEntry(programme, state, on, 'all')).toBe(href);
  });
});

test('quality E5: the label of a programme has its title, start, end, age and episode', () => {
  const programme = entry('a', 1, 2, { age: 16, subtitle: 'The bridge' });
  expect([timesOf(programme), ...factsOf(programme)]).toEqual(['06:00–07:00', ' · 16+', ' · The bridge']);
  expect([timesOf(entry('a', 1, 2)), ...factsOf(entry('a', 1, 2))]).toEqual(['06:00–07:00']);
});

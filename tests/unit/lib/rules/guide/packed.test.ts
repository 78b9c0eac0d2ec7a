import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import { packScreen, unpackScreen } from '@/lib/rules/guide/packed';
import type { FirstScreen, GuideEntry } from '@/lib/rules/guide/view';
import { channel } from './channel-fixture';

const START = 1_795_305_600;

const entry = (more: Partial<GuideEntry> = {}): GuideEntry => ({
  startsAt: START - 600,
  endsAt: START + 1_800,
  title: 'News',
  subtitle: null,
  age: null,
  hasCatchUp: false,
  ...more,
});

const screen = (entries: GuideEntry[] | null): FirstScreen => ({
  total: 1,
  archiveDays: 7,
  rows: [
    {
      channel,
      entries,
    },
  ],
  now: START + 60,
  moment: null,
  span: { start: START, end: START + BLOCK_SECONDS },
  days: [],
});

describe('DESIGN section 10: the first screen is sent in few bytes', () => {
  test.each([
    ['only a title', entry(), 3],
    ['catch-up', entry({ hasCatchUp: true }), 4],
    ['an age', entry({ age: 16 }), 5],
    ['a subtitle', entry({ subtitle: 'The bridge' }), 6],
    ['genres', entry({ genres: 'drama science-fiction' }), 7],
    ['all', entry({ hasCatchUp: true, age: 6, subtitle: 'The bridge' }), 6],
  ])('a programme with %s is unpacked unchanged', (_, programme, length) => {
    const packed = packScreen(screen([programme]));
    expect(packed.rows[0]?.entries?.[0]).toHaveLength(length);
    // The data is sent as text.
    expect(unpackScreen(JSON.parse(JSON.stringify(packed)))).toEqual(screen([programme]));
  });

  test('short programmes in one cell send the title of the cell, the current programme and the next ones', () => {
    const clips = Array.from({ length: 15 }, (_, index) =>
      entry({ startsAt: START + index * 120, endsAt: START + (index + 1) * 120, title: `Clip ${index}` }),
    );
    const [row] = unpackScreen(packScreen({ ...screen(clips), now: START + 300 })).rows;
    expect(row?.entries).toHaveLength(clips.length);
    expect(row?.entries?.flatMap(({ title }) => title || [])).toEqual(
      [0, 2, 3, 4, 5].map((at) => `Clip ${at}`),
    );
  });

  test('age 0 arrives as no age', () => {
    expect(unpackScreen(packScreen(screen([entry({ age: 0 })])))).toEqual(screen([entry()]));
  });

  test('a channel without loaded programmes arrives without them', () => {
    expect(unpackScreen(packScreen(screen(null)))).toEqual(screen(null));
  });
});

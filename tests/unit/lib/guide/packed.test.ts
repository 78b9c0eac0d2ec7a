import { BLOCK_SECONDS } from '@/lib/guide/limits';
import { packScreen, unpackScreen } from '@/lib/guide/packed';
import type { FirstScreen, GuideEntry } from '@/lib/guide/view';

const START = 1_795_304_000;

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
      channel: {
        id: 1,
        key: 'one',
        name: 'One',
        number: 1,
        logo: null,
        color: null,
        isFree: true,
        archiveDays: 7,
      },
      entries,
    },
  ],
  now: START + 60,
  moment: null,
  span: { start: START, end: START + BLOCK_SECONDS },
  days: [],
});

describe('DESIGN 10: the first screen travels in few bytes', () => {
  test.each([
    ['nothing but a title', entry(), 3],
    ['catch-up', entry({ hasCatchUp: true }), 4],
    ['an age', entry({ age: 16 }), 5],
    ['a subtitle', entry({ subtitle: 'The bridge' }), 6],
    ['all', entry({ hasCatchUp: true, age: 6, subtitle: 'The bridge' }), 6],
  ])('a programme with %s arrives as it was', (_, programme, length) => {
    const packed = packScreen(screen([programme]));
    expect(packed.rows[0]?.entries?.[0]).toHaveLength(length);
    // What arrives has been text on its way.
    expect(unpackScreen(JSON.parse(JSON.stringify(packed)))).toEqual(screen([programme]));
  });

  test('for all ages is what no age is', () => {
    expect(unpackScreen(packScreen(screen([entry({ age: 0 })])))).toEqual(screen([entry()]));
  });

  test('a channel whose programmes did not come stays one', () => {
    expect(unpackScreen(packScreen(screen(null)))).toEqual(screen(null));
  });
});

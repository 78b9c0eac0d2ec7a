import { firstSeason, type MenuEpisode, menuSubtitle, seasonsOf } from '@/player/core/episodes';

const words = (length: number) => 'слово '.repeat(Math.ceil(length / 6)).slice(0, length);

describe('spec 2 §9: the subtitle of the menu has at most 70 characters', () => {
  test.each([
    ['a short one stays whole', 'Кто-то спал.', 'Кто-то спал.'],
    ['so does one of exactly 70', 'я'.repeat(70), 'я'.repeat(70)],
    ['a longer one ends with a whole word', words(80), `${'слово '.repeat(11).trim()}…`],
    ['without a comma before the dots', `${'а'.repeat(60)}, ${'б'.repeat(30)}`, `${'а'.repeat(60)}…`],
    ['a word that is too long is cut', 'я'.repeat(90), `${'я'.repeat(69)}…`],
    ['an empty one is none', '  ', null],
  ])('%s', (_, text, shown) => {
    expect(menuSubtitle(text)).toBe(shown);
    expect(menuSubtitle(text)?.length ?? 0).toBeLessThanOrEqual(70);
  });
});

test('the menu opens at the season of the episode on screen, otherwise at the first one', () => {
  const episodes = [2, 1, 3].map((season) => ({ id: `e${season}`, season })) as MenuEpisode[];
  expect(seasonsOf(episodes)).toEqual([1, 2, 3]);
  expect(firstSeason(episodes, 'e3')).toBe(3);
  expect(firstSeason(episodes, 'other')).toBe(1);
  expect(firstSeason([], 'e1')).toBeNull();
});

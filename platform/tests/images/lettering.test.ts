import { fitTitle } from '../../src/origin/images/lettering/fit.ts';
import { covers, setLine } from '../../src/origin/images/lettering/font.ts';

const alphabets = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: 'abcdefghijklmnopqrstuvwxyz',
  uz: 'abcdefghijklmnopqrstuvxyzʻʼ',
};

test.each(Object.entries(alphabets))('%s: every letter has an outline in both weights', (_, letters) => {
  for (const weight of [500, 800] as const) {
    expect(covers(letters + letters.toUpperCase(), weight)).toBe(true);
    expect(covers('0123456789 «»“”–—…·.,:;!?№₸₽%&()+-', weight)).toBe(true);
  }
});

test('a missing letter is reported', () => {
  expect(covers('日', 800)).toBe(false);
});

test('letters are kerned', () => {
  const pair = setLine('ТА', 800);
  const apart = setLine('Т', 800).width + setLine('А', 800).width;
  expect(pair.width).toBeLessThan(apart);
});

const options = { weight: 800, tracking: 0, leading: 1, maxSize: 120, maxLines: 4 } as const;

test.each(['Маяк', 'Тишина над Чарыном', 'Последний автобус в Алма-Ату', 'Достопримечательности'])(
  'a title stays inside its box: %s',
  (title) => {
    const block = fitTitle(title, { x: 0, y: 0, w: 520, h: 290 }, options);
    expect(block.width).toBeLessThanOrEqual(520.01);
    expect(block.height).toBeLessThanOrEqual(290.01);
    expect(block.lines.length).toBeGreaterThan(0);
  },
);

test('no words are lost or cut', () => {
  const block = fitTitle('Последний автобус в Алма-Ату', { x: 0, y: 0, w: 520, h: 290 }, options);
  const words = block.lines.map(({ line }) => line.letters.map(({ char }) => char).join(''));
  expect(words.join(' ')).toBe('Последний автобус в Алма-Ату');
});

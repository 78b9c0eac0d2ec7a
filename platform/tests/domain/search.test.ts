import { fold } from '../../src/domain/search/fold.ts';
import { otherLayouts } from '../../src/domain/search/keyboard.ts';
import { allowedTypos, matchScore, typoCount } from '../../src/domain/search/typos.ts';
import { readings } from '../../src/domain/search/wanted.ts';

describe('spec 2 §5 transliterated to Latin and back: spellings of one word get the same form', () => {
  test.each([
    ['Қазақстан', 'Qazaqstan', 'kazakstan', 'КАЗАКСТАН'],
    ['Жібек жолы', 'Jibek joly', 'zhibek zholi'],
    ['Щука', 'shchuka', 'schuka', 'shuka'],
    ['Первый', 'perviy', 'pervyy', 'pervyi', 'pervii'],
    ['Oʻzbekiston', "O'zbekiston", 'O‘zbekiston', 'Ўзбекистон', 'ozbekiston'],
    ['Gʻarb', 'ғарб', 'garb', 'Ğarb'],
    ['хан', 'khan', 'han'],
    ['Şymkent', 'Шымкент', 'shymkent'],
    ['Өзен', 'özen', 'ozen'],
    ['Café', 'cafe', 'kafe'],
    ['фото', 'photo', 'foto'],
    ['Жасур', 'Jasur', 'zhasur'],
    ['вода', 'voda', 'woda'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(fold(other)).toEqual(fold(first));
  });

  test('x becomes "ks" and "h", as different people write it', () => {
    expect(fold('xon')).toEqual(['kson', 'hon']);
    expect(fold('алекс')).toEqual([fold('alex')[0]]);
    expect(fold('хон')).toEqual(['hon']);
  });

  test.each(['', '   ', '!?…', '映画', '\u0000'])('%p has nothing to compare', (text) => {
    expect(fold(text)).toEqual([]);
  });

  test('years keep their digits', () => {
    expect(fold('Байконур, 2001')).toEqual(['baikonur 2001']);
  });
});

describe('spec 2 §5 Layout hint', () => {
  test.each([
    ['ghbdtn', 'привет'],
    ['Ghbdtn', 'привет'],
    ['0fpf0cnfy', 'қазақстан'],
    ['<f,eirf', 'бабушка'],
    ['ьфекшч', 'matrix'],
    ['09ls0', 'құдық'],
  ])('%s is %s', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  test.each(['gh', '12', '2091', '4k 2091', 'матрица x', ''])('%p is unchanged', (typed) => {
    expect(otherLayouts(typed)).toEqual([]);
  });

  test.each([
    ['орб', 'jh,'],
    ['лоджия', 'kjl:bz'],
    ['хан', '{fy'],
  ])('%s is not an English word: its keys write %s', (typed) => {
    expect(otherLayouts(typed)).toEqual([]);
  });

  test('the typed text comes first, then the same keys on another keyboard', () => {
    expect(readings('ghbdtn')).toEqual([
      { name: 'gbdtn', isRetyped: false },
      { name: 'privet', isRetyped: true },
    ]);
  });
});

describe('typos', () => {
  test.each([
    ['babushka', 'babushka', 0],
    ['babuhska', 'babushka', 1],
    ['babuska', 'babushka', 1],
    ['babbushka', 'babushka', 1],
    ['bamushka', 'babushka', 1],
    ['babu', 'babushka haker', 0],
    ['hakr', 'babushka haker', 1],
    ['babushka haker', 'babushka', 6],
  ])('%s for %s: %i', (wanted, name, errors) => {
    expect(typoCount(wanted, name)).toBe(errors);
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
    [255, 3],
  ])('in %i letters %i errors are allowed', (length, forgiven) => {
    expect(allowedTypos(length)).toBe(forgiven);
  });
});

describe('spec 2 §5 search: how much of a query a name answers', () => {
  test.each([
    ['another ending', 'kudiktan', 'kudik', 0.5],
    ['other endings and a preposition', 'o babushke hakere', 'babushka haker', 0.5],
    ['another order', 'haker babushka', 'babushka haker', 1],
    ['one of two words', 'tulpan dvigatel', 'tulpan', 0.4],
    ['a word that only begins alike', 'stantsia', 'standart', 0],
    ['nothing alike', 'gfdgfdgfd', 'babushka haker', 0],
    ['only short words', 'on', 'on mang zhip', 1],
  ])('%s: %s for %s', (_, wanted, name, least) => {
    const share = matchScore(wanted, name);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThan(least === 0 ? 0.01 : least + 0.5);
  });
});

import { hintBeside, layoutHint } from '@/lib/rules/search/layout-hint';

describe('spec 2 §5 Layout hint', () => {
  test.each([
    ['ghbdtn', 'привет'],
    ['rbyj', 'кино'],
    ['Njrfhm', 'токарь'],
    ['  vekmnbrb ', 'мультики'],
    ['gthdsq rfyfk', 'первый канал'],
    ['`krb', 'ёлки'],
    ['{jrrtq', 'хоккей'],
    ['j,kfrj', 'облако'],
  ])('%s is %s', (typed, meant) => {
    expect(layoutHint(typed, 'ru')).toBe(meant);
  });

  test.each(['kk', 'en', 'uz'] as const)('Russian only: no hint in %s', (locale) => {
    expect(layoutHint('ghbdtn', locale)).toBeNull();
  });

  test('no hint for text with Cyrillic', () => {
    expect(layoutHint('ghbdtnа', 'ru')).toBeNull();
  });

  test('no hint below 3 Latin letters', () => {
    expect(layoutHint('rb', 'ru')).toBeNull();
    expect(layoutHint('rb.', 'ru')).toBeNull();
    expect(layoutHint('rby', 'ru')).toBe('кин');
  });

  test('no hint above 15 characters in several words; one long word is allowed', () => {
    expect(layoutHint('ghbdtn vfktymrb', 'ru')).toBe('привет маленьки');
    expect(layoutHint('ghbdtn vfktymrbq', 'ru')).toBeNull();
    expect(layoutHint('ltcznbrkfccybrbfgf', 'ru')).toBe('десятиклассникиапа');
  });

  test.each(['the ghbdtn', 'matrix', 'Star Wars', 'love'])(
    'no hint for the common English word "%s"',
    (typed) => {
      expect(layoutHint(typed, 'ru')).toBeNull();
    },
  );

  test('the result is a known word or contains Cyrillic only', () => {
    expect(layoutHint('rbyj 2', 'ru')).toBe('кино 2');
    expect(layoutHint('ghjcnj 2', 'ru')).toBeNull();
    expect(layoutHint('abc@mail', 'ru')).toBeNull();
  });
});

describe('spec 2 §5 Layout hint after the results are known', () => {
  test.each([
    ['no results in either layout: no hint', [], 'qqqwwwzz', null],
    ['results match the typed text: no hint', ['Тихий спутник', 'Тихий участок'], 'tihiy', null],
    ['results match the text in the other layout: the hint is shown', ['Орион Кино HD'], 'rbyj', 'кино'],
    ['one of several results matches', ['Первый канал', 'Канал 7'], 'gthdsq', 'первый'],
    ['no hint existed before', ['Matrix'], 'matrix', null],
  ])('%s', (_, found, typed, hint) => {
    expect(hintBeside(found, typed, 'ru')).toBe(hint);
  });
});

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

  test.each(['kk', 'en', 'uz'] as const)('Russian only: none in %s', (locale) => {
    expect(layoutHint('ghbdtn', locale)).toBeNull();
  });

  test('the text has no Cyrillic', () => {
    expect(layoutHint('ghbdtnа', 'ru')).toBeNull();
  });

  test('at least 3 Latin letters', () => {
    expect(layoutHint('rb', 'ru')).toBeNull();
    expect(layoutHint('rb.', 'ru')).toBeNull();
    expect(layoutHint('rby', 'ru')).toBe('кин');
  });

  test('not over 15 characters with several words; one long word may be', () => {
    expect(layoutHint('ghbdtn vfktymrb', 'ru')).toBe('привет маленьки');
    expect(layoutHint('ghbdtn vfktymrbq', 'ru')).toBeNull();
    expect(layoutHint('ltcznbrkfccybrbfgf', 'ru')).toBe('десятиклассникиапа');
  });

  test.each(['the ghbdtn', 'matrix', 'Star Wars', 'love'])(
    'no common English words: none for "%s"',
    (typed) => {
      expect(layoutHint(typed, 'ru')).toBeNull();
    },
  );

  test('what comes out is a known word, or nothing but Cyrillic', () => {
    expect(layoutHint('rbyj 2', 'ru')).toBe('кино 2');
    expect(layoutHint('ghjcnj 2', 'ru')).toBeNull();
    expect(layoutHint('abc@mail', 'ru')).toBeNull();
  });
});

describe('spec 2 §5 Layout hint beside what was found', () => {
  test.each([
    ['nothing was found: the other keyboard may be meant', [], 'tihiy', 'ешршн'],
    ['what was found is called as typed', ['Тихий спутник', 'Тихий участок'], 'tihiy', null],
    ['what was found is called as the other keyboard writes it', ['Орион Кино HD'], 'rbyj', 'кино'],
    ['one of several is', ['Первый канал', 'Канал 7'], 'gthdsq', 'первый'],
    ['no hint was due', ['Matrix'], 'matrix', null],
  ])('%s', (_, found, typed, hint) => {
    expect(hintBeside(found, typed, 'ru')).toBe(hint);
  });
});

import { closingOf } from '@/lib/rules/search/closing';
import { genresNamed, withGenres } from '@/lib/rules/search/genres';
import { kindOf, optionsOf } from '@/lib/rules/search/options';
import { isEnough, readQuery, toQuery } from '@/lib/rules/search/query';
import { matchesName, toCyrillic, toLatin } from '@/lib/rules/search/transliterate';
import { countOf, foundIn, isOfOneKind, recordsOf } from '@/lib/server/search/found';
import type { FoundRow } from '@/lib/server/search/load-search';

describe('spec 2 §5 Search input', () => {
  test.each([
    ['  Кино  ', 'кино'],
    ['ОСТРОВ И  Море', 'остров и  море'],
    ['   ', ''],
  ])('lowercased and trimmed: "%s"', (typed, query) => {
    expect(toQuery(typed)).toBe(query);
  });

  test('quality S16: cuts to 255 characters from every source', () => {
    expect(toQuery('я'.repeat(300))).toHaveLength(255);
    // "İ" is two characters in lower case.
    expect(toQuery('İ'.repeat(200))).toHaveLength(255);
    expect(readQuery('a'.repeat(4000))).toHaveLength(255);
    // Half an emoji is no text: encodeURIComponent throws.
    expect(toQuery(`${'a'.repeat(254)}😀`)).toBe('a'.repeat(254));
  });

  test.each([undefined, null, ['a', 'b']])('quality S15: %p in an address is not a query', (value) => {
    expect(readQuery(value)).toBe('');
  });

  test.each([
    ['', 1, false],
    ['к', 1, true],
    ['ки', 3, false],
    ['кин', 3, true],
    ['🎬', 2, false],
  ])('starts at min_search_chars: "%s" of %d', (query, min, starts) => {
    expect(isEnough(query, min)).toBe(starts);
  });
});

describe('spec 2 §5: a name in the original, transliterated to Latin and back', () => {
  test.each([
    ['Хабар 24', 'хабар'],
    ['Хабар 24', 'habar'],
    ['Хабар 24', 'HABAR 24'],
    ['Щелкунчик', 'schelk'],
    ['Қазақстан', 'kazakstan'],
    ['Cinema Max', 'cinema'],
    ['Eurosport', 'еуроспорт'],
    ['Zhuldyz', 'жулд'],
  ])('%s matches %s', (name, typed) => {
    expect(matchesName(name, typed)).toBe(true);
  });

  test.each([
    ['Yoʻlchi', "yo'lchi", 'yolchi', 'yo‘lchi', 'YOʻLCHI', 'йўлчи'],
    ['Gʻarb Toʻlqini', 'garb', "g'arb", 'тўлқин'],
    ['Qozogʻiston', 'qozogiston', 'қозоғистон'],
    ['qoʻrqinchli', "qo'rqinchli"],
    ['Жұлдыз', 'juldyz', 'zhuldyz'],
    ['Жетісу', 'jetisu'],
    ['Хабар', 'xabar', 'habar'],
    ['Алекс', 'alex'],
    ['Yolka', 'ёлка'],
    ["Ocean's", 'oceans', "ocean's"],
  ])(
    '%s in the Latin spellings of Kazakh and Uzbek, with the signs of letters or without',
    (name, ...all) => {
      expect(all.filter((typed) => !matchesName(name, typed))).toEqual([]);
    },
  );

  test('a text without a Latin form is compared as it is, and every name matches an empty one', () => {
    expect(matchesName('Хабар', 'ь')).toBe(false);
    expect(matchesName('Тень', 'ь')).toBe(true);
    expect(matchesName('Хабар', 'ʻ')).toBe(false);
    expect(matchesName('Хабар', ' ')).toBe(true);
  });

  test('a name does not match other words', () => {
    expect(matchesName('Хабар 24', 'спорт')).toBe(false);
    expect(matchesName('Eurosport', 'новости')).toBe(false);
  });

  test.each(['ь', 'Ъ', 'ьъ'])('%s has no Latin letters and is found in names that have it only', (typed) => {
    expect(matchesName('Хабар 24', typed)).toBe(false);
    expect(matchesName('Объектьъ', typed)).toBe(true);
  });

  test('a word spelt in Latin and back is the same word', () => {
    for (const name of ['хабар', 'новости', 'жулдуз', 'чемпион', 'юность', 'шанс'])
      expect(toCyrillic(toLatin(name).replaceAll("'", ''))).toBe(name.replaceAll('ь', ''));
  });
});

describe('genres that a query names', () => {
  const genre = (text: string) => ({
    text,
    found: { kind: 'genre', id: text, href: `/row/${text}`, picture: null },
  });
  const genres = ['Драма', 'Комедия', 'Мелодрама', 'Триллер'].map(genre);

  test.each([
    ['драм', ['Драма', 'Мелодрама']],
    ['drama', ['Драма', 'Мелодрама']],
    ['КОМЕД', ['Комедия']],
    // A part of half of all genres.
    ['др', []],
    ['космос', []],
  ])('%s: %j', (query, names) => {
    expect(genresNamed(genres, query).map(({ text }) => text)).toEqual(names);
  });

  test('they come after the three best names', () => {
    const names = ['a', 'b', 'c', 'd'].map((text) => ({ text, found: null }));
    const all = withGenres(names, [genre('Драма')]).map(({ text }) => text);
    expect(all).toEqual(['a', 'b', 'c', 'Драма', 'd']);
    expect(kindOf(genre('Драма').found)).toBe('genre');
    expect(kindOf({ ...genre('Драма').found, kind: 'podcast' })).toBe('movie');
  });
});

describe('options under the field', () => {
  const history = ['кино', 'карусель', 'мост'];

  const name = (text: string, id?: string) => ({
    text,
    found: id ? { kind: 'movie', id, href: `/contents/${id}`, picture: null } : null,
  });

  test('before typing there are popular titles only', () => {
    const options = optionsOf({ typed: ' ', hint: null, history, suggestions: [name('Мост', '1')] });
    expect(options).toEqual([{ kind: 'suggestion', ...name('Мост', '1') }]);
  });

  test('two titles of one name are two options', () => {
    const suggestions = [name('Мост', '1'), name('Мост', '2'), name('Мост', '1')];
    const options = optionsOf({ typed: 'мост', hint: null, history: [], suggestions });
    expect(options.map(({ found }) => found?.id)).toEqual(['1', '2']);
  });

  test('the hint, matching searches of the viewer, and suggestions, each text once', () => {
    const options = optionsOf({
      typed: 'Rf',
      hint: 'ка',
      history: ['карусель', ...history],
      suggestions: [name('Карусель'), name('Каток')],
    });
    expect(options).toEqual([
      { kind: 'hint', text: 'ка', found: null },
      { kind: 'suggestion', text: 'Карусель', found: null },
      { kind: 'suggestion', text: 'Каток', found: null },
    ]);
    expect(optionsOf({ typed: 'kar', hint: null, history, suggestions: [name('Карусель')] })).toEqual([
      { kind: 'history', text: 'карусель', found: null },
    ]);
  });
});

describe('spec 3 §2: "closing returns to the earlier path (mobile goes to the catalog)"', () => {
  test.each([
    ['a field that has opened no results', { isOnResults: false, hasEarlier: false, isPhone: false }, 'stay'],
    ['the same on a phone', { isOnResults: false, hasEarlier: false, isPhone: true }, 'stay'],
    ['results that have not arrived', { isOnResults: false, hasEarlier: true, isPhone: false }, 'discard'],
    ['such results on a phone', { isOnResults: false, hasEarlier: true, isPhone: true }, 'discard'],
    ['results opened from this field', { isOnResults: true, hasEarlier: true, isPhone: false }, 'back'],
    ['results on a phone', { isOnResults: true, hasEarlier: true, isPhone: true }, 'catalogue'],
    ['results opened from a link', { isOnResults: true, hasEarlier: false, isPhone: false }, 'stay'],
  ] as const)('%s', (_, place, way) => {
    expect(closingOf(place)).toBe(way);
  });
});

describe('results', () => {
  const empty = {
    contents: [],
    channels: [],
    persons: [],
    promotions: [],
    histories: [],
    nextOffset: null,
    total: null,
  };
  const stub = {
    id: '1',
    key: 'k',
    title: 't',
    template: 'content-v',
    contentType: null as string | null,
    description: null,
  };
  const row = (page: object | null) => ({ stub, page: page && { ...empty, ...page } }) as FoundRow;
  const film = { id: '7', href: '/contents/most-7', title: 'Мост', kind: 'movie' };
  const channel = { id: 5, href: '/channels/all/5', name: 'Мост ТВ' };
  const person = { id: '9', href: '/persons/9', name: 'Мостов' };
  const rows = [
    row({ contents: [film], nextOffset: 21 }),
    row(null),
    row({ channels: [channel], persons: [person, { ...person, href: null }] }),
  ];

  test('quality E5 4.1.3: the number of results, and whether there are more', () => {
    expect(countOf(rows)).toEqual({ count: 4, isMore: true });
    expect(countOf([])).toEqual({ count: 0, isMore: false });
  });

  test.each([
    ['a row that did not load and nothing else', [row(null)], null],
    ['a row that did not load beside one that found nothing', [row(null), row({})], null],
    ['a row that did not load beside results', [row(null), row({ contents: [film] })], 1],
    ['rows that found nothing', [row({})], 0],
  ])('the number is unknown, not 0, when a row may have results: %s', (_, found, count) => {
    expect(foundIn(found)?.count ?? null).toBe(count);
  });

  test.each([
    ['films and series', [{ contentType: 'movie' }, { contentType: 'series' }], true],
    ['films and programmes', [{ contentType: 'movie' }, { contentType: 'program' }], false],
    ['films and a row that found nothing', [{ contentType: 'movie' }, { template: 'person' }], true],
    ['films and a row that did not load', [{ contentType: 'movie' }, null], true],
    ['nothing', [], false],
  ] as Array<[string, Array<Partial<typeof stub> | null>, boolean]>)(
    'results of one kind have the whole page: %s',
    (_, stubs, isOne) => {
      const found = stubs.map((own) =>
        own ? { ...row(own.template ? {} : { contents: [film] }), stub: { ...stub, ...own } } : row(null),
      );
      expect(isOfOneKind(found)).toBe(isOne);
    },
  );

  test('spec 1 §3 Search-found record: title, content_type, object_id by the address of each result', () => {
    expect(recordsOf(rows)).toEqual({
      '/contents/most-7': { title: 'Мост', content_type: 'movie', object_id: '7' },
      '/channels/all/5': { title: 'Мост ТВ', content_type: 'channel', object_id: '5' },
      '/persons/9': { title: 'Мостов', content_type: 'person', object_id: '9' },
    });
  });
});

import { readFileSync } from 'node:fs';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Not the branches of a plural: `one {a month}` is text, and each language has its own branches. */
const NAME = /(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)/g;

const placeholders = (text: string) => [...text.matchAll(NAME)].map((match) => match[1]).sort();

const flat = Object.fromEntries(locales.map((locale) => [locale, flatten(dictionaries[locale])]));
const reference = flat.ru ?? new Map<string, string>();

describe.each(locales)('DESIGN section 4 Languages: %s is complete', (locale) => {
  const words = flat[locale] ?? new Map<string, string>();

  test('has the same keys, none empty', () => {
    expect([...words.keys()].sort()).toEqual([...reference.keys()].sort());
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the same placeholders', () => {
    for (const [key, text] of words) {
      const wanted = new Set(placeholders(reference.get(key) ?? ''));
      expect({ key, names: [...new Set(placeholders(text))] }).toEqual({ key, names: [...wanted] });
    }
  });
});

/** The branches of a plural, such as `one` and `=1`. */
const BRANCH = /(?<=[ ,])(=\d+|zero|one|two|few|many|other) \{/g;

test.each(locales)('spec 1 §9 plural rules: every counted unit has the forms of %s', (locale) => {
  // Kazakh and Uzbek have one plural form; `=1` is an extra form for one.
  const wanted = { ru: ['few', 'many', 'other'], en: ['other'], kk: ['other'], uz: ['other'] }[locale];
  const counted = [...(flat[locale] ?? [])].filter(([, text]) => text.includes(', plural,'));
  expect(counted.map(([key]) => key)).toEqual(expect.arrayContaining(['pages.provider.perMonths']));
  for (const [key, text] of counted) {
    const branches = [...text.matchAll(BRANCH)].map(([, branch]) => branch);
    expect({ key, missing: wanted.filter((form) => !branches.includes(form)) }).toEqual({ key, missing: [] });
    const hasOne = branches.includes('one') || branches.includes('=1');
    if (locale === 'ru' || locale === 'en') expect({ key, hasOne }).toEqual({ key, hasOne: true });
  }
});

/** The texts of the dictionary and those of the platform, which stand on the same screens. */
function textsOf(locale: Locale): [key: string, text: string][] {
  const source = readFileSync(`platform/src/http/messages/${locale}.ts`, 'utf8');
  const ofPlatform = [...source.matchAll(/^ {2}(\w+):\s+'(.+)',$/gm)];
  expect(ofPlatform.length).toBeGreaterThan(100);
  return [
    ...(flat[locale] ?? []),
    ...ofPlatform.map(([, key, text]): [string, string] => [`${key}`, `${text}`]),
  ];
}

test('Kazakh is written in Cyrillic, Uzbek in Latin with the proper apostrophe letter', () => {
  const uzbek = textsOf('uz')
    .map(([, text]) => text)
    .join(' ');
  expect(uzbek).not.toMatch(/[oOgG]['’‘`]/);
  // The other sign, of a stop in ma’lumot, is the ordinary raised comma.
  expect(uzbek).not.toMatch(/['\u02bc]/);
  expect([...(flat.kk?.values() ?? [])].join(' ')).toMatch(/[әғқңөұүһі]/);
});

describe('DESIGN section 4 Languages: what is inserted gets no case ending, so no sentence may ask for one', () => {
  test.each<[Locale, RegExp]>([
    ['kk', /\} (дейін|бастап|кейін|бері|соң)(?!\p{L})/u],
    ['uz', /\} ?(gacha|dan|da|ga)(?!\p{L})/u],
  ])('%s: nothing that asks for an ending follows a placeholder', (locale, asks) => {
    expect(textsOf(locale).filter(([, text]) => asks.test(text))).toEqual([]);
  });

  test.each<Locale>(['kk', 'uz'])('%s: a date stands after a colon or in brackets', (locale) => {
    const dated = textsOf(locale).filter(([, text]) => /\{(date|day|month)\}/.test(text));
    expect(dated.length).toBeGreaterThan(20);
    expect(dated.filter(([, text]) => /(?<!: |\()\{(date|day|month)\}/.test(text))).toEqual([]);
  });
});

test.each(locales)('the names that answers of the FAQ quote are texts of %s', (locale) => {
  const texts = [...(flat[locale] ?? [])];
  const isAnswer = ([key]: [string, string]) => key.startsWith('pages.faq.items.');
  const names = new Set(texts.filter((one) => !isAnswer(one)).map(([, text]) => text));
  const quoted = texts.filter(isAnswer).flatMap(([, text]) => text.match(/(?<=[«“])[^»”]+/g) ?? []);
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((name) => !names.has(name))).toEqual([]);
});

const PERCENT: [RegExp, string] = [/[\d}]%/, 'a space before the sign'];

/** Second words for a thing that has one already, and the word to use. */
const NOT_TO_USE: Record<Locale, ReadonlyArray<[form: RegExp, use: string]>> = {
  ru: [
    [/пин-?код/i, 'PIN-код'],
    [/промо-код/i, 'промокод'],
    [/не известн/i, 'неизвестн…'],
    [/родительск\p{L}+ код/iu, 'PIN-код'],
    [/пакеты и цены/i, 'пакеты и тарифы'],
    PERCENT,
  ],
  kk: [
    [/теңгерім/i, 'баланс'],
    [/ойнатқыш/i, 'плеер'],
    [/видео/i, 'бейне'],
    [/батырма/i, 'түйме'],
    [/үзіліс/i, 'кідіріс'],
    [/тоқтат(а|ыл[аы]п?) тұр/i, 'кідірту'],
    [/құпиялық/i, 'құпиялылық'],
    [/(# |келесі )бөлім|бөлім әлі шық/i, 'серия'],
    [/телехикая/i, 'сериал'],
    [/қосымша(ны|сы|лар|да)/i, 'қолданба'],
    [/сервис/i, 'қызмет'],
    [/кезең/i, 'мерзім'],
    [/(?<!\p{L})чек/iu, 'түбіртек'],
    [/ересек профил/i, 'ересектер профилі'],
    // It also means "see again".
    [/қайта көріңіз/i, 'қайталап көріңіз'],
    [/ТВ-ға/i, 'теледидарға'],
    [/карта\p{L}* қос/iu, 'картаны байланыстыру'],
    [/ата-ана коды/i, 'PIN-код'],
    [/арнаны табу/i, 'арна іздеу'],
    [/сақталуда/i, 'сақтап жатырмыз'],
    // «Хабар тарату» is broadcasting.
    [/(?<!\p{L})хабар(?! тарат|\p{L})/iu, 'бағдарлама'],
    PERCENT,
  ],
  uz: [
    [/akkaunt/i, 'hisob'],
    [/[«“]start[»”]/i, '«Boshlash», the button of Telegram'],
    [/\bdavr/i, 'muddat'],
    [/yordam xizmati/i, 'qoʻllab-quvvatlash xizmati'],
    [/\bTVga/i, 'televizorga'],
    [/\bfasl/i, 'mavsum'],
    [/qoʻllab-quvvatlashga/i, 'qoʻllab-quvvatlash xizmatiga'],
    [/karta\p{L}* ula/iu, 'kartani bogʻlash'],
    [/ota-ona kodi/i, 'PIN-kod'],
    [/kanalni top/i, 'kanal qidirish'],
    PERCENT,
    [/[“”]/, '«»'],
  ],
  en: [
    // Except in one answer of the platform, which clients know by its text (docs/reference/wire.md).
    [/\blog(ged|ging)? (in|out)\b(?! with provided credentials)/i, 'sign in, sign out'],
    [/\benable/i, 'subscribe'],
    [/\bpacket/i, 'package'],
    [/terms of use/i, 'user agreement'],
    [/page of the bank/i, 'the bank’s page'],
    [/parental code/i, 'PIN'],
    [/from the start\b/i, 'from the beginning'],
  ],
};

test.each(locales)('DESIGN section 8 Words: one thing has one word in %s', (locale) => {
  const found = textsOf(locale).flatMap(([key, text]) =>
    NOT_TO_USE[locale]
      .filter(([form]) => form.test(text.replaceAll(NAME, '{')))
      .map(([, use]) => ({ key, text, use })),
  );
  expect(found).toEqual([]);
});

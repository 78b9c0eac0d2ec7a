import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { locales } from '@/lib/shared/i18n/locales';

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

test('Kazakh is written in Cyrillic, Uzbek in Latin with the proper apostrophe letter', () => {
  const uzbek = [...(flat.uz?.values() ?? [])].join(' ');
  expect(uzbek).not.toMatch(/[oOgG]['’‘`]/);
  // The other sign, of a stop in ma’lumot, is the ordinary raised comma.
  expect(uzbek).not.toMatch(/['\u02bc]/);
  expect([...(flat.kk?.values() ?? [])].join(' ')).toMatch(/[әғқңөұүһі]/);
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

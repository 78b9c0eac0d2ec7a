import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LetterKeys } from '@/components/search/tv/LetterKeys';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';

const router = { push: jest.fn(), replace: jest.fn(), back: jest.fn() };
let query = '';
let found: Record<string, string[]>;
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/search',
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/client/search/calls', () => ({
  fetchSettings: async () => ({ minChars: 1, bouncingMs: 0 }),
  fetchSuggestions: async (text: string) =>
    (
      found[text] ?? [
        ...(text ? [text.toUpperCase()] : []),
        text ? `${text}…` : 'комедия',
        ...Array.from({ length: 9 }, (_, index) => `film ${index}`),
      ]
    ).map((name) => ({ text: name, found: null })),
  fetchHistory: async () => [],
}));

beforeEach(() => {
  jest.clearAllMocks();
  query = '';
  found = {};
});

async function keyboard(locale: Locale = 'ru', begin = '') {
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LetterKeys query={begin} locale={locale} words={dictionaries[locale].search} />
    </SWRConfig>,
  );
  await act(async () => {});
  return container;
}

const words = dictionaries.ru.search;
const press = async (...names: string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name }));
};
const field = () => screen.getByRole('searchbox', { name: words.label });

describe('docs/TELEVISION.md: letters on the page of the search', () => {
  test.each(locales)('%s: its letters, the digits, space, delete and clear', async (locale) => {
    const container = await keyboard(locale);
    const { letters } = dictionaries[locale].search;
    const keys = [...screen.getByRole('group', { name: letters.label }).querySelectorAll('button')];
    const names = keys.map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['0', '9', letters.space, letters.erase, letters.clear]));
    expect(names).toContain({ ru: 'ё', kk: 'ә', en: 'w', uz: 'ʻ' }[locale]);
    expect(await axeProblems(container)).toEqual([]);
  });

  test.each([
    ['ru', ['ә', 'ʻ', 'ё']],
    ['kk', ['w', 'ё', 'ә']],
    ['uz', ['ё', 'ә', 'ʻ']],
    ['en', ['ё', 'ә', 'ʻ']],
  ] as const)(
    '%s: the key beside space changes the alphabet until each has come, in whole lines, and what is written stays',
    async (locale, letters) => {
      const container = await keyboard(locale, '1');
      const { others, label } = dictionaries[locale].search.letters;
      for (const letter of letters) {
        await user.click(screen.getByRole('button', { name: new RegExp(`^${others}`) }));
        expect(screen.getByRole('button', { name: letter })).toBeVisible();
        const keys = screen.getByRole('group', { name: label }).querySelectorAll('button');
        // The key of the alphabet and the space bar are wider.
        const columns = [...keys].reduce(
          (sum, { style }) => sum + Number(style.getPropertyValue('--span') || 1),
          0,
        );
        expect(columns % 6).toBe(0);
      }
      expect(container.querySelector('input')).toHaveValue('1');
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  test('a press writes, and the results follow in the place of the last ones', async () => {
    await keyboard();
    await press('к', 'о', words.letters.space, '1');
    expect(field()).toHaveValue('ко 1');
    await act(async () => {});
    expect(router.replace).toHaveBeenLastCalledWith(
      `/search?q=${encodeURIComponent('ко 1').replace('%20', '+')}`,
    );
    expect(router.push).not.toHaveBeenCalled();
  });

  test('"delete" takes away the last letter, "clear" all', async () => {
    query = 'q=%D0%BA%D0%BE%D1%82';
    await keyboard('ru', 'кот');
    await press(words.letters.erase);
    expect(field()).toHaveValue('ко');
    await press(words.letters.clear);
    expect(field()).toHaveValue('');
    await press(words.letters.erase);
    expect(field()).toHaveValue('');
  });

  test('popular texts before the first letter, then suggestions that are not the text itself: each under its name, and a press searches', async () => {
    await keyboard();
    expect(screen.getByRole('heading', { name: words.popular })).toBeVisible();
    const list = await screen.findByRole('list', { name: words.popular });
    expect(list.children).toHaveLength(3);
    await press('комедия');
    expect(field()).toHaveValue('комедия');
    const suggestions = await screen.findByRole('list', { name: words.options });
    expect(suggestions).toHaveTextContent('комедия…');
    expect(suggestions).not.toHaveTextContent('КОМЕДИЯ');
    expect(suggestions.children).toHaveLength(3);
    expect(router.replace).toHaveBeenCalledTimes(1);
  });

  test('two titles of one name are one line, because a press searches for the name; it leaves with the next letter', async () => {
    found = { о: ['Орда', 'Орда', 'Орбита'], од: ['Одиссея'] };
    await keyboard();
    const lines = async () =>
      [...(await screen.findByRole('list', { name: words.options })).children].map(
        (line) => line.textContent,
      );
    await press('о');
    expect(await screen.findByText('Орбита')).toBeVisible();
    expect(await lines()).toEqual(['Орда', 'Орбита']);
    await press('д');
    expect(await screen.findByText('Одиссея')).toBeVisible();
    expect(await lines()).toEqual(['Одиссея']);
  });
});

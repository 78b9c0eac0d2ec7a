import { loadText, otherTexts } from '@/lib/server/pages/load-text';
import { siteById } from '@/lib/shared/sites/sites';

const texts: Record<string, string | null> = {};
const read: Array<[address: string, locale: string]> = [];

jest.mock('@/lib/platform/resources/providers', () => ({ getSeller: async () => ({ texts }) }));
jest.mock('@/lib/platform/resources/texts', () => ({
  readText: async (address: string, locale: string) => {
    read.push([address, locale]);
    return '<h1>Келісім</h1><p>Мәтін</p>';
  },
}));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404');
  },
}));

const site = siteById('taspa');
if (!site) throw new Error('no site');
const siteContext = { site, locale: 'kk', audience: 'everyone', context: 'browser' } as const;

beforeEach(() => {
  read.length = 0;
});

test.each(['agreement', 'privacy', 'terms'] as const)(
  'spec 2 §2 Agreement page, Privacy page: %s comes from the address of the network, in the language of the page',
  async (name) => {
    texts[name] = `https://texts.operator.test/${name}`;
    expect((await loadText(name, siteContext as never)).title).toBe('Келісім');
    expect(read).toEqual([[`https://texts.operator.test/${name}`, 'kk']]);
  },
);

test('a text without an address in the network is a 404', async () => {
  texts.terms = null;
  await expect(loadText('terms', siteContext as never)).rejects.toThrow('404');
  expect(read).toEqual([]);
});

test('beside a text are links to the others that the network names', async () => {
  Object.assign(texts, {
    agreement: 'https://texts.operator.test/a',
    privacy: null,
    terms: 'https://texts.operator.test/t',
  });
  expect((await otherTexts('terms', siteContext as never)).map(({ href }) => href)).toEqual(['/agreement']);
  expect(await otherTexts('agreement', siteContext as never)).toHaveLength(1);
});

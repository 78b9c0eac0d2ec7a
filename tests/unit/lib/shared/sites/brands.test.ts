import { readFileSync } from 'node:fs';
import { blend, contrast, parseHex, READABLE, type Rgb } from '@/lib/shared/contrast';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { locales } from '@/lib/shared/i18n/locales';
import { accentTokens } from '@/lib/shared/sites/accent';
import { marks } from '@/lib/shared/sites/marks';
import { isMainSite, sites } from '@/lib/shared/sites/sites';

const css = readFileSync('styles/tokens.scss', 'utf8');

function token(name: string): Rgb {
  const color = parseHex(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1]);
  if (!color) throw new Error(`no colour --${name}`);
  return color;
}

const grounds = ['ground', 'surface-1', 'surface-2', 'surface-3'];
const partners = sites.filter((site) => !isMainSite(site));
const rgb = (hex: string) => parseHex(hex) as Rgb;

describe.each(sites.map(({ id, accent }) => [id, accent] as const))(
  'quality E5 1.4.3, the colours of a brand: %s',
  (_, accent) => {
    const tokens = accentTokens(accent);

    test.each(grounds)('its accent and its brighter tone are readable on %s', (ground) => {
      for (const name of ['accent', 'accent-bright'] as const)
        expect(contrast(rgb(tokens[name]), token(ground))).toBeGreaterThanOrEqual(READABLE);
    });

    test('a chosen line with its wash stays readable', () => {
      for (const ground of grounds) {
        const washed = blend(rgb(accent), token(ground), 0x22 / 255);
        for (const text of ['text', 'text-dim'])
          expect(contrast(token(text), washed)).toBeGreaterThanOrEqual(READABLE);
        expect(contrast(rgb(tokens['accent-bright']), washed)).toBeGreaterThanOrEqual(READABLE);
      }
    });

    test('text on the accent and on its brighter tone is readable', () => {
      for (const name of ['accent', 'accent-bright'] as const)
        expect(contrast(rgb(tokens['on-accent']), rgb(tokens[name]))).toBeGreaterThanOrEqual(READABLE);
    });
  },
);

test('the style sheet has the accent of the main brand', () => {
  expect(token('accent')).toEqual(rgb(sites.find(isMainSite)?.accent ?? ''));
});

test('each brand has a colour, an emblem and words of its own', () => {
  expect(new Set(sites.map(({ accent }) => accent)).size).toBe(sites.length);
  expect(new Set(sites.map(({ mark }) => mark)).size).toBe(sites.length);
  expect(Object.keys(marks)).toHaveLength(sites.length);
  expect(partners.map(({ loginWords }) => loginWords)).toEqual(partners.map(({ id }) => id));
});

describe.each(locales)('the login of a partner, %s', (locale) => {
  const { partnerLogins } = dictionaries[locale];

  test.each(partners.map(({ id, name }) => [id, name.split(' ×')[0] ?? ''] as const))(
    'the words of %s name %s and no other partner',
    (id, name) => {
      const { title, intro } = partnerLogins[id as keyof typeof partnerLogins];
      expect(title).toContain(name);
      const others = partners.filter((site) => site.id !== id).map((site) => site.name.split(' ×')[0] ?? '');
      expect(others.filter((other) => `${title} ${intro}`.includes(other))).toEqual([]);
    },
  );
});

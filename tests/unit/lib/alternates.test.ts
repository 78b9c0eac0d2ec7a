import { alternatesOf } from '@/lib/seo/alternates';
import { siteByHost } from '@/lib/sites/sites';

const site = siteByHost('localhost');
const languages = {
  ru: '/channels',
  kk: '/channels?lang=kk',
  en: '/channels?lang=en',
  'uz-Latn': '/channels?lang=uz',
  'x-default': '/channels',
};

test.each([
  ['ru', '/channels'],
  ['kk', '/channels?lang=kk'],
] as const)(
  'DESIGN 4: the page in %s is canonical under its own address and names all others',
  (locale, canonical) => {
    expect(alternatesOf('/channels', { site, locale })).toEqual({ canonical, languages });
  },
);

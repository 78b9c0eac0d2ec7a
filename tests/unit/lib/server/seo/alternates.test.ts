import { alternatesOf } from '@/lib/server/seo/alternates';
import { siteByHost } from '@/lib/shared/sites/sites';

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
  'DESIGN section 4: the page in %s is canonical under its own address and names all others',
  (locale, canonical) => {
    expect(alternatesOf('/channels', { site, locale })).toEqual({ canonical, languages });
  },
);

/** @jest-environment node */
import sharp from 'sharp';
import { GET } from '@/app/brand/[site]/[file]/route';
import { GET as getManifest } from '@/app/brand/[site]/manifest.webmanifest/route';
import { GET as hostManifest } from '@/app/manifest.webmanifest/route';
import { HERO_LIGHT } from '@/lib/server/brand/emblem';
import { GROUND } from '@/lib/server/brand/ground';
import { brandStyle } from '@/lib/server/brand/style';
import { manifestHref, webManifest } from '@/lib/server/shell/manifest';
import { blend, contrast, parseHex, READABLE, type Rgb } from '@/lib/shared/contrast';
import { localeTags } from '@/lib/shared/i18n/locales';
import { type Site, siteById, sites } from '@/lib/shared/sites/sites';

const rgb = (hex: string) => parseHex(hex) as Rgb;
const get = (site: string, file: string) =>
  GET(new Request('http://x'), { params: Promise.resolve({ site, file }) });

describe('the pictures of a brand are drawn from its row', () => {
  test.each(sites.map(({ id, accent }) => [id, accent]))(
    '%s has its emblem in its colour',
    async (id, accent) => {
      for (const file of ['mark.svg', 'favicon.svg', 'hero.svg']) {
        const answer = await get(id, file);
        expect(answer.headers.get('content-type')).toBe('image/svg+xml');
        expect(await answer.text()).toContain(accent);
      }
    },
  );

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is %d pixels wide', async (file, size) => {
    const picture = Buffer.from(await (await get('uznet', file)).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  test.each([
    ['nobody', 'mark.svg'],
    ['taspa', 'nothing.svg'],
    ['taspa', 'toString'],
  ])('/brand/%s/%s answers 404', async (site, file) => expect((await get(site, file)).status).toBe(404));

  test('an installed application has the icons of its brand', () => {
    const galam = siteById('galam') as Site;
    const { icons } = webManifest(galam, galam.defaultLocale);
    expect(icons?.map(({ src }) => src)).toEqual([
      '/brand/galam/icon-192.png',
      '/brand/galam/icon-512.png',
      '/brand/galam/icon-maskable-512.png',
    ]);
  });
});

describe('the manifest of a brand is named by its pages', () => {
  // A partner that was entered by ?partner= on the host of the main brand.
  const manifestAt = async (address: string) => {
    const { pathname, href } = new URL(address, 'https://taspa.localhost');
    const site = pathname.split('/')[2] ?? '';
    return getManifest(new Request(href), { params: Promise.resolve({ site }) });
  };

  test.each(sites.flatMap((site) => site.locales.map((locale) => [site.id, locale, site] as const)))(
    '%s in %s, on any host',
    async (id, locale, site) => {
      const answer = await manifestAt(manifestHref(site, locale));
      expect(answer.headers.get('content-type')).toBe('application/manifest+json');
      const { name, lang, icons, start_url } = await answer.json();
      expect([name, lang, start_url]).toEqual([site.name, localeTags[locale], '/']);
      expect(icons[0].src).toBe(`/brand/${id}/icon-192.png`);
    },
  );

  test('an unknown language is that of the brand, an unknown brand is 404', async () => {
    expect((await (await manifestAt('/brand/almatv/manifest.webmanifest?lang=uz')).json()).lang).toBe('kk');
    expect((await manifestAt('/brand/nobody/manifest.webmanifest')).status).toBe(404);
  });

  test('/manifest.webmanifest stays for applications that were installed with it: by the host', async () => {
    const answer = hostManifest(new Request('https://x', { headers: { host: 'galam.localhost' } }));
    expect((await answer.json()).name).toBe('Galam × Taspa');
  });
});

describe('the tokens of a brand are in the document of its pages', () => {
  test('its colours and its picture', () => {
    expect(brandStyle(siteById('mbank') as Site)).toMatchObject({
      '--accent': '#35d0ba',
      '--hero-art': 'url(/brand/mbank/hero.svg)',
    });
  });
});

test.each(sites.map(({ id, accent }) => [id, accent]))(
  'quality E5 1.4.3: text on the brightest place of the picture behind a heading is readable: %s',
  (_, accent) => {
    for (const ground of [GROUND, '#191e2c']) {
      const brightest = blend(
        rgb(accent),
        blend(rgb(accent), rgb(ground), HERO_LIGHT.glow),
        HERO_LIGHT.emblem,
      );
      expect(contrast(rgb('#b9bfcf'), brightest)).toBeGreaterThanOrEqual(READABLE);
    }
  },
);

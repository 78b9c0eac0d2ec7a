import { expect, test } from '@playwright/test';
import { inBatches } from './support/batches';
import { fetchPage, get, inLanguage } from './support/plain-http';
import { type PublicPages, publicPagesOf } from './support/public-pages';

let pages: PublicPages;

test.beforeAll(async ({ playwright }) => {
  pages = await publicPagesOf(playwright);
});

test.describe('Open Graph', () => {
  test('each page has its texts, its language and an existing picture; the picture of a title may be cached for ever', async () => {
    const own = new Set(['film', 'series', 'episode', 'person', 'channel']);
    await inBatches(Object.entries(pages.paths), async ([kind, path]) => {
      const { head } = await fetchPage(inLanguage(path, 'kk'));
      const { og } = head;
      expect(og.title, kind).toBeTruthy();
      expect(og.url, kind).toBe(head.canonical);
      expect([og.locale, og.site_name], kind).toEqual(['kk_KZ', 'Таспа']);
      expect(og.description, kind).toBe(head.description ?? undefined);
      expect(og.video, kind).toBeUndefined();
      expect([og['image:width'], og['image:height']], kind).toEqual(['1200', '630']);
      const picture = await get(og.image ?? '');
      expect([picture.status, picture.headers.get('content-type')], kind).toEqual([200, 'image/jpeg']);
      expect((await picture.arrayBuffer()).byteLength, kind).toBeLessThan(300_000);
      const cached = picture.headers.get('cache-control');
      expect(cached, kind).toBe(
        own.has(kind) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    });
  });

  test('quality S28: unknown addresses answer 404, and parallel requests get the same picture', async () => {
    for (const path of [
      '/og/taspa/ru/content/nothing-999',
      '/og/taspa/ru/content/rubbish',
      '/og/nobody/ru/home/brand',
      '/og/almatv/uz/home/brand',
      '/og/taspa/ru/person/nobody',
      '/og/taspa/ru/http:/127.0.0.1',
      '/og/taspa/ru/row/..%2f..%2fetc',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    const path = `/og/taspa/en/content/${pages.paths.series?.split('/')[2]}`;
    const answers = await Promise.all(
      // A client address of its own, because each address has a limit per minute.
      Array.from({ length: 40 }, (_, at) =>
        get(`${path}?v=${at.toString(16).padStart(12, '0')}`, { 'x-forwarded-for': '203.0.113.77' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    );
    expect(new Set(bodies).size).toBe(1);
  });
});

import { expect, type Frame, type Page } from '@playwright/test';
import { expectPlaying } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

const { origin: site } = new URL(process.env.SITE_UNDER_TEST ?? 'http://localhost:3000');
/** Listed in `EMBED_ORIGINS` of the stack; another site than ours for browsers. */
const PARTNER = 'http://partner.localhost:1';

interface ParentWindow {
  received: Array<{ taspa?: number; event?: string; state?: string }>;
}

async function frame(page: Page, parent: string, path: string): Promise<Frame> {
  const html = `<!doctype html><title>parent</title>
    <script>window.received = []; addEventListener('message', ({ data }) => received.push(data));</script>
    <iframe src="${site}${path}" allow="autoplay; fullscreen" style="width:100%;height:600px"></iframe>`;
  // The stack is on this machine, and a page of elsewhere needs leave to frame it.
  await page.context().grantPermissions(['local-network-access'], { origin: parent });
  await page.route(`${parent}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${parent}/`);
  const inside = page.frames().find((one) => one !== page.mainFrame());
  if (!inside) throw new Error('no frame');
  return inside;
}

const received = (page: Page) => page.evaluate(() => (window as unknown as ParentWindow).received);
const send = (page: Page, message: object) =>
  page.evaluate((data) => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ taspa: 1, ...data }, '*');
  }, message);

test('spec 2 §2: a film plays in a frame of a listed site and obeys it; nothing else is around it', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  const inside = await frame(page, PARTNER, `/content_embed/${film.slug}`);
  const video = inside.locator('video');
  await expectPlaying(video);
  await expect.poll(() => received(page)).toContainEqual({ taspa: 1, event: 'ready' });
  await send(page, { command: 'pause' });
  await expect.poll(() => received(page)).toContainEqual({ taspa: 1, event: 'state', state: 'paused' });
  await send(page, { command: 'seek', to: 300 });
  await expect
    .poll(() => video.first().evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(299);

  for (const role of ['banner', 'contentinfo', 'navigation', 'searchbox'] as const) {
    await expect(inside.getByRole(role)).toHaveCount(0);
  }
  await expect(inside.getByRole('link', { name: 'Смотреть на сайте' })).toHaveAttribute(
    'href',
    `/watch/${film.slug}`,
  );
  // The guest of the frame is kept apart: the page itself has no session.
  const names = (await page.context().cookies(site)).filter(({ name }) => name === 'taspa_session');
  expect(names.map((cookie) => 'partitionKey' in cookie && Boolean(cookie.partitionKey))).toEqual([true]);
});

test('spec 2 §2: a channel plays in a frame of a listed site; other sites get no frame', async ({ page }) => {
  const inside = await frame(page, PARTNER, '/channel_embed/3929');
  await expectPlaying(inside.locator('video'));
  const refused = await frame(page, 'http://evil.localhost:1', '/channel_embed/3929');
  await expect.poll(() => refused.url()).toMatch(/^chrome-error:/);
});

test('spec 1 §1 Surfaces: a mini-app of a messenger on a listed site is shown in its frame, also after a link', async ({
  page,
}) => {
  const inside = await frame(page, PARTNER, '/?miniapp=1');
  await expect.poll(() => inside.url()).toBe(`${site}/`);
  await expect(inside.getByRole('banner')).toBeVisible();
  await expect(inside.getByRole('contentinfo')).toHaveCount(0);
  await inside.evaluate(() => location.assign('/channels'));
  await expect.poll(() => inside.url()).toBe(`${site}/channels`);
  await expect(inside.getByRole('banner')).toBeVisible();
  await expect(inside.getByRole('contentinfo')).toHaveCount(0);
  // The site itself is still shown in a browser.
  await page.goto(`${site}/channels`);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const refused = await frame(page, 'http://evil.localhost:1', '/?miniapp=1');
  await expect.poll(() => refused.url()).toMatch(/^chrome-error:/);
});

import { expect, type Page } from '@playwright/test';
import { onlySystem, type ProtectedStream, subscriber } from './support/drm';
import { ask, platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

/**
 * Plays what the embedded platform encrypts and licenses in the real engines: the engine of the product for DRM, and
 * hls.js for the other form. Pictures must be decoded, not only fetched.
 */

const ENGINES = {
  dash_clearkey: 'node_modules/shaka-player/dist/shaka-player.compiled.js',
  hls_clearkey: 'node_modules/hls.js/dist/hls.min.js',
};
type Form = keyof typeof ENGINES;

/**
 * A page of the site has another origin than the platform, so licences are requested across origins, as in production.
 */
async function open(page: Page, form: Form): Promise<void> {
  await page.goto('/robots.txt');
  await page.setContent('<!doctype html><title>viewer</title><video muted width="320"></video>');
  await page.addScriptTag({ path: ENGINES[form] });
}

/** Plays and reports errors in the numbers and words of the engine. */
async function play(page: Page, form: Form, stream: ProtectedStream): Promise<() => Promise<string[]>> {
  const offer = stream.drm.streams.find(({ type }) => type === form);
  if (!offer) throw new Error(`no ${form} in the answer`);
  await page.evaluate(
    async ({ form, url, license }) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      const page = window as unknown as Record<string, never> & { faults: string[] };
      page.faults = [];
      const fault = (code: unknown) => void page.faults.push(String(code));
      // biome-ignore lint/suspicious/noExplicitAny: the engines are globals of the page here
      const { shaka, Hls } = window as any;
      if (form === 'dash_clearkey') {
        const engine = new shaka.Player();
        await engine.attach(video);
        engine.addEventListener('error', (event: { detail: { code: number } }) => fault(event.detail.code));
        engine.configure({ drm: { servers: { 'org.w3.clearkey': license } } });
        void engine.load(url).catch((error: { code: number }) => fault(error.code));
      } else {
        const engine = new Hls({
          emeEnabled: true,
          drmSystems: { 'org.w3.clearkey': { licenseUrl: license } },
        });
        engine.on(Hls.Events.ERROR, (_: string, data: { fatal: boolean; details: string }) => {
          if (data.fatal) fault(data.details);
        });
        engine.loadSource(url);
        engine.attachMedia(video);
      }
      void video.play().catch(() => undefined);
    },
    { form, ...offer },
  );
  return () => page.evaluate(() => (window as unknown as { faults: string[] }).faults);
}

const decoded = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    const { totalVideoFrames } = video.getVideoPlaybackQuality();
    return video.mediaKeys && video.currentTime > 0 ? totalVideoFrames : 0;
  });

async function filmPath(request: Parameters<typeof ask>[0]): Promise<string> {
  const row = await ask<{ contents: Array<{ id: string; slug: string }> }>(
    request,
    '/rows/all-films?limit=100',
  );
  const film = row.contents.find(({ slug }) => slug.includes('-pressure-'));
  if (!film) throw new Error('the seed has lost its protected film');
  const { libraries } = await ask<{ libraries: Array<{ id: string }> }>(request, `/contents/${film.id}`);
  return `/libraries/${libraries[0]?.id}/contents/${film.id}/stream`;
}

test.describe('the engines alone', () => {
  // The policy of the site allows no script of a test (quality S26); the last journey runs under that policy.
  test.use({ bypassCSP: true });

  for (const form of Object.keys(ENGINES) as Form[]) {
    for (const subject of ['film', 'channel'] as const) {
      test(`spec 2 §3 DRM: a protected ${subject} is decrypted and decoded (${form})`, async ({
        page,
        request,
      }) => {
        const token = await subscriber(request);
        const path = subject === 'film' ? await filmPath(request) : '/channels/1015/stream';
        const stream = await ask<ProtectedStream>(request, `${path}?access_token=${token}`);
        expect(stream.hls).toBeUndefined();
        await open(page, form);
        const faults = await play(page, form, stream);
        await expect.poll(() => decoded(page)).toBeGreaterThan(50);
        expect(await faults()).toEqual([]);
      });
    }
  }

  test('nothing is decoded without a licence', { tag: '@gate' }, async ({ page, request }) => {
    const token = await subscriber(request);
    const stream = await ask<ProtectedStream>(request, `/channels/1015/stream?access_token=${token}`);
    await page.route('**/license', (route) =>
      route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
    );
    await open(page, 'dash_clearkey');
    const faults = await play(page, 'dash_clearkey', stream);
    await expect.poll(faults).not.toEqual([]);
    expect(await decoded(page)).toBe(0);
  });
});

/** The player of the site with the stream answer of a subscriber, because buying has its own journeys. */
async function openFilm(page: Page, request: Parameters<typeof ask>[0]) {
  const token = await subscriber(request);
  const stream = await ask<ProtectedStream>(request, `${await filmPath(request)}?access_token=${token}`);
  await page.route(/\/api\/v2\/libraries\/\d+\/contents\/\w+\/stream/, (route) =>
    route.fulfill({ json: stream }),
  );
  await page.goto(`/watch/${(await freeFilm(request)).slug}`);
  return player(page);
}

const licences = (request: Parameters<typeof ask>[0], data: object) =>
  request.post(`${platformUrl}/sandbox/licences`, { data });
const alertOf = (page: Page) => player(page).region.getByRole('alert');

test('the player of the site reads the licence address from the stream answer and plays', async ({
  page,
  request,
}) => {
  const { video } = await openFilm(page, request);
  await expectPlaying(video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.mediaKeys !== null)).toBe(true);
});

test.describe('spec 2 §7 DRM licence server: the player of the site', () => {
  for (const [system, form] of [
    ['com.widevine.alpha', 'widevine'],
    ['com.microsoft.playready', 'playready'],
    ['com.apple.fps', 'fairplay'],
  ] as const) {
    test(`plays a film with a licence in the form of ${form}`, async ({ page, request }) => {
      await page.addInitScript(onlySystem, system);
      const requests: string[] = [];
      page.on('request', (one) => {
        const [, path] = /\/(license\/[\w.]+)/.exec(one.url()) ?? [];
        if (path) requests.push(`${one.method()} ${path}`);
      });
      const { video } = await openFilm(page, request);
      await expectPlaying(video);
      expect(await decoded(page)).toBeGreaterThan(0);
      if (form === 'fairplay') expect(requests[0]).toBe('GET license/fairplay.cer');
      expect(requests).toContain(`POST license/${form}`);
    });
  }

  test('a refusal shows its message and code, a silent server a text within its limit; a retry plays', async ({
    page,
    request,
  }) => {
    const retry = player(page).region.getByRole('button', { name: 'Повторить' });
    try {
      await page.addInitScript(onlySystem, 'com.apple.fps');
      await licences(request, { mode: 'nested', message: 'Слишком много устройств' });
      const { video } = await openFilm(page, request);
      await expect(alertOf(page)).toContainText('Ошибка DRM : Слишком много устройств (8002)');
      await licences(request, { mode: 'usual' });
      await request.post(`${platformUrl}/sandbox/faults`, {
        data: { match: 'POST */license/*', hang: true },
      });
      const startedAt = Date.now();
      await retry.click();
      await expect(alertOf(page)).toHaveCount(0);
      await expect(alertOf(page)).toContainText('Ошибка DRM');
      expect(Date.now() - startedAt).toBeLessThan(12_000);
      await request.delete(`${platformUrl}/sandbox/faults`);
      await retry.click();
      await expectPlaying(video);
    } finally {
      await licences(request, { mode: 'usual' });
      await request.delete(`${platformUrl}/sandbox/faults`);
    }
  });

  test('a browser without any system explains it and leads on', async ({ page, request }) => {
    await page.addInitScript(onlySystem, null);
    await openFilm(page, request);
    await expect(alertOf(page)).toContainText('этот браузер не умеет показывать защищённое видео');
    await expect(alertOf(page).getByRole('link')).toBeVisible();
  });
});

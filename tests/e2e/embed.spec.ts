import { expect, type Frame, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { test } from './support/test';
import { wordsIn } from './support/words';

const words = wordsIn('ru');
const { port, origin: site } = new URL(process.env.SITE_UNDER_TEST ?? 'http://localhost:3000');

/** A page that frames the account and records the messages that it receives. */
const PARENT = (address: string) => `<!doctype html><title>parent</title>
  <script>window.receivedMessages = []; addEventListener('message', ({ data }) => receivedMessages.push(data));</script>
  <iframe src="${address}" style="width:100%;height:700px"></iframe>`;

interface ParentWindow {
  receivedMessages: Array<{ taspa?: number; news?: string }>;
}

async function openFramed(page: Page, parent: string, address: string): Promise<Frame> {
  await page.route(`${parent}/parent.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PARENT(address) }),
  );
  await page.goto(`${parent}/parent.html`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('no frame');
  return frame;
}

const receivedMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as ParentWindow).receivedMessages);
const sendCommand = (page: Page, message: unknown) =>
  page.evaluate((data) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
  }, message);

test.describe('quality S31: the bridge', () => {
  test('one of our pages that frames the account receives messages and can send commands', async ({
    page,
  }) => {
    const frame = await openFramed(page, site, `${site}/account_mobile`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words.mobile.title);
    await expect.poll(() => receivedMessages(page)).toEqual([{ taspa: 1, news: 'ready' }]);

    await frame.getByRole('link', { name: words.mobile.signIn }).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await sendCommand(page, { taspa: 1, command: 'close' });
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => receivedMessages(page)).toContainEqual({ taspa: 1, news: 'closed' });

    await sendCommand(page, { taspa: 1, command: 'open', path: '//evil.example/' });
    await sendCommand(page, { taspa: 1, command: 'logout' });
    await sendCommand(page, { taspa: 1, command: 'open', path: '/agreement' });
    await expect.poll(() => frame.url()).toMatch(/\/agreement$/);
    await sendCommand(page, { taspa: 1, command: 'language', language: 'kk' });
    await expect(frame.locator('html')).toHaveAttribute('lang', /^kk/);
  });

  test('a hostile page can neither frame the account, nor receive messages, nor send commands', {
    tag: '@gate',
  }, async ({ page }) => {
    const frame = await openFramed(page, 'http://evil.localhost:1', `${site}/account_mobile`);
    // The browser shows an error page instead.
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    await sendCommand(page, { taspa: 1, command: 'open', path: '/channels' });
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(await receivedMessages(page)).toEqual([]);
  });

  test('a browser that ignores the frame policy still gets no messages from the bridge', async ({ page }) => {
    // The answer without this header behaves as in an old browser that ignores it.
    await page.route(`${site}/account_mobile`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const frame = await openFramed(page, 'http://evil.localhost:1', `${site}/account_mobile`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words.mobile.title);
    // The island has requested the viewer: the page is hydrated, so the bridge would run too.
    await expect(frame.getByRole('link', { name: words.mobile.signIn })).toBeVisible();
    await sendCommand(page, { taspa: 1, command: 'open', path: '/channels' });
    await frame.getByRole('link', { name: words.mobile.signIn }).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await sendCommand(page, { taspa: 1, command: 'close' });
    await expect(frame.getByRole('dialog')).toBeVisible();
    expect(frame.url()).toContain('/account_mobile');
    expect(await receivedMessages(page)).toEqual([]);
  });
});

test('quality S26: every answer says which origins may frame it', { tag: '@gate' }, async ({ request }) => {
  for (const path of [
    '/',
    '/channels',
    '/no-such-page',
    '/account_mobile',
    '/healthz',
    '/api/session',
    '/robots.txt',
  ]) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'self'");
  }
});

test.describe('spec 1 §1: differences of each context', () => {
  const parts = async (page: Page) => ({
    header: await page.getByRole('banner').count(),
    footer: await page.getByRole('contentinfo').count(),
  });

  test('a browser has header and footer', async ({ page }) => {
    await page.goto('/channels');
    expect(await parts(page)).toEqual({ header: 1, footer: 1 });
  });

  for (const context of ['webview', 'miniapp']) {
    test(`${context}: no footer (spec 3 §2) on this and every later page`, async ({ page }) => {
      await page.goto(`/channels?${context}=1`);
      await expect(page).toHaveURL(/\/channels$/);
      expect(await parts(page)).toEqual({ header: 1, footer: 0 });
      await page.goto('/movies');
      expect(await parts(page)).toEqual({ header: 1, footer: 0 });
      await page.goto(`/channels?${context}=0`);
      expect(await parts(page)).toEqual({ header: 1, footer: 1 });
    });
  }

  test('account_mobile: no header and no footer on this and its further pages; other pages have both again', async ({
    page,
  }) => {
    for (const path of ['/account_mobile', '/agreement']) {
      await page.goto(path);
      expect(await parts(page), path).toEqual({ header: 0, footer: 0 });
    }
    for (const path of ['/channels', '/agreement']) {
      await page.goto(path);
      expect(await parts(page), path).toEqual({ header: 1, footer: 1 });
    }
  });

  test('a partner is chosen by host and by parameter', async ({ page }) => {
    await page.goto(`http://cable.localhost:${port}/channels`);
    await expect(page).toHaveTitle(/Dala/);
    await page.goto('/channels?partner=mbank');
    await expect(page).toHaveURL(/\/channels$/);
    await expect(page).toHaveTitle(/Sandyq/);
  });

  for (const lang of languagesOf(1)) {
    test(`axe finds no violation on the mobile account, ${lang}`, async ({ page }) => {
      await page.goto(`/account_mobile?lang=${lang}`);
      await expect(page.getByRole('link', { name: wordsIn(lang).mobile.signIn })).toBeVisible();
      await expectAccessibleEverywhere(page, lang);
    });
  }
});

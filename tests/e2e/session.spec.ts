import { expect, type Page } from '@playwright/test';
import { seenByPlatform } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

/** The number of guests that were created on the platform since then. */
async function guestsSince(page: Page, since: number): Promise<number> {
  return (await seenByPlatform(page.request, { match: 'POST /v2/users', since })).requests.length;
}

async function sessionCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).filter((cookie) => cookie.httpOnly).map(({ name }) => name);
}

test.describe('a session starts with the first personal action (DESIGN section 3)', () => {
  test('reading pages, late rows and overlays creates no guest', { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    const { total: since } = await seenByPlatform(page.request);
    const film = await freeFilm(request);
    const personal: string[] = [];
    page.on('request', (sent) => {
      if (/\/api\/(session|v2)/.test(sent.url())) personal.push(sent.url());
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Лица нашего кино' }).scrollIntoViewIfNeeded();
    await expect(page.locator('main a[href^="/persons/"]').first()).toBeVisible();
    await page.goto('/movies');
    await page.locator('main a[href^="/contents/"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`/contents/${film.slug}`);
    await page.goto('/channels');
    await expect(page.locator('main a[href^="/channels/all/"]').first()).toBeVisible();

    expect(personal).toEqual([]);
    expect(await sessionCookies(page)).toEqual([]);
    expect(await guestsSince(page, since)).toBe(0);
  });

  test('parallel calls of the islands of a player create one guest', async ({ page, request }) => {
    const film = await freeFilm(request);
    const { total: since } = await seenByPlatform(page.request);
    const personal = new Set<string>();
    page.on('request', (sent) => {
      if (sent.url().includes('/api/v2/')) personal.add(new URL(sent.url()).pathname);
    });
    await page.goto(`/watch/${film.slug}`);
    await expectPlaying(player(page).video);
    // The stream and the resume position belong to two independent islands.
    expect(personal.size).toBeGreaterThanOrEqual(2);
    expect(await guestsSince(page, since)).toBe(1);
    // The session, and the serial of this browser.
    expect((await sessionCookies(page)).sort()).toEqual(['taspa_serial', 'taspa_session']);

    await page.goto('/channels');
    await page.goto(`/watch/${film.slug}`);
    await expectPlaying(player(page).video);
    expect(await guestsSince(page, since)).toBe(1);
  });
});

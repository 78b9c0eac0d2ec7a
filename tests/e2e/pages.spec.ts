import { expect } from '@playwright/test';
import { ask, freeChannels } from './support/platform';
import { test } from './support/test';
import { NEW_TITLES } from './support/titles';
import { wordsIn } from './support/words';

test('spec 1 §2: every page answers at its own address with its own heading', async ({ page, request }) => {
  const rowset = await ask<{ id: number; slug: string; title: string }>(request, '/rowsets/movies');
  const row = await ask<{ title: string }>(request, `/rows/${NEW_TITLES}?limit=1`);
  const categories = await ask<Array<{ id: number; slug: string; name: string }>>(
    request,
    '/channels/category_list',
  );
  const kids = categories.find(({ id }) => id === 7);
  const [packet] = await ask<Array<{ id: number; name: string }>>(request, '/packets?limit=1');
  const words = wordsIn('ru');
  const pages: Array<[path: string, heading: string | RegExp]> = [
    ['/', /./],
    ['/startpage', /./],
    ['/channels', words.channels.title],
    [`/channels/${kids?.slug}`, kids?.name ?? ''],
    [`/row/${NEW_TITLES}`, row.title],
    [`/rowset/${rowset.slug}`, rowset.title],
    [`/rowset/${rowset.id}`, rowset.title],
    [`/catalog/${rowset.id}`, rowset.title],
    // The catch-all route shows the rowset of that name.
    [`/${rowset.slug}`, rowset.title],
    [`/packets/${packet?.id}`, packet?.name ?? ''],
    ['/account_mobile', words.mobile.title],
    ['/geo_lock', words.geoLock.openTitle],
  ];
  for (const [path, heading] of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test('spec 1 §2: /packets lists the packets of the provider of the viewer', async ({ page, request }) => {
  const [packet] = await ask<Array<{ name: string }>>(request, '/packets?limit=1');
  await page.goto('/packets');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: packet?.name }) });
  await expect(card.first()).toBeVisible();
});

test('spec 1 §2: an open channel has exactly two segments after /channels', async ({ page, request }) => {
  const [channel] = await freeChannels(request);
  const open = await page.goto(`/channels/all/${channel?.slug}`);
  expect(open?.status()).toBe(200);
  expect(await page.title()).toContain(channel?.name);
  for (const path of [`/channels/all/${channel?.slug}/more`, `/channels/all/${channel?.slug}/1/2`]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { newPerson, signInAs } from './support/person';
import { ask } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { pages: words, notFound, footer, shell, smartTv } = wordsIn('ru');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('spec 3 §2 Footer: every link leads to an existing page with its own title and canonical address', async ({
  page,
}) => {
  await page.goto('/faq');
  const columns = page.getByRole('contentinfo');
  for (const name of [
    footer.sections,
    footer.information,
    footer.support,
    footer.devices,
    footer.languages,
  ]) {
    await expect(columns.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const hrefs = await columns
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const own = [
    ...new Set(hrefs.filter((href) => href?.startsWith('/')).map((href) => href?.replace(/#.*/, ''))),
  ];
  expect(own).toEqual(
    expect.arrayContaining(['/news', '/agreement', '/privacy', '/app_store', '/provider/taspa']),
  );
  const titles = new Set<string>();
  for (const path of own) {
    const response = await page.goto(path ?? '');
    expect(response?.status(), path).toBe(200);
    await expect(heading(page), path).toBeAttached();
    titles.add(await page.title());
    if (path === '/' || path === '/promo') continue;
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute(
      'href',
      // A device is in the query.
      new RegExp(`${path?.replace('?', '[?]')}$`),
    );
  }
  expect(titles.size).toBe(own.length);
});

test('spec 3 §2 News: the list leads to an item and back; an unknown item answers 404', async ({
  page,
  request,
}) => {
  const [latest] = await ask<Array<{ id: number; title: string; text: string }>>(request, '/news');
  await page.goto('/news');
  await expect(heading(page)).toHaveText(words.news.title);
  await page.getByRole('link', { name: latest?.title }).click();
  await expect(page).toHaveURL(`/news/${latest?.id}`);
  const overlay = page.getByRole('dialog', { name: latest?.title });
  await expect(overlay).toContainText(latest?.text ?? '');
  await overlay.getByRole('link', { name: words.news.back }).last().click();
  await expect(page).toHaveURL('/news');
  await expect(overlay).toHaveCount(0);
  await page.goto(`/news/${latest?.id}`);
  await expect(heading(page)).toHaveText(latest?.title ?? '');
  await expect(page.getByRole('main')).toContainText(latest?.text ?? '');
  for (const path of ['/news/999999', '/news/rubbish', '/provider', '/provider/nobody']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(notFound.not_found_page);
  }
});

test('spec 3 §2 Modal pages: agreement and privacy open over the page, and close leads back to it', async ({
  page,
}) => {
  await page.goto('/packets');
  for (const name of ['agreement', 'privacy'] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: footer[name] }).click();
    await expect(page).toHaveURL(`/${name}`);
    const overlay = page.getByRole('dialog');
    await expect(overlay.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page, `${name} over a page`);
    await overlay.getByRole('button', { name: shell.close }).click();
    await expect(page).toHaveURL('/packets');
    await expect(overlay).toHaveCount(0);
  }
});

test('spec 3 §2 Provider landing: shows promo button, devices, packets under #tariffs and contacts; /gift exists only with promo codes', async ({
  page,
}) => {
  await page.goto('/provider/almatv#tariffs');
  await expect(heading(page)).toHaveText('Alma Kabel');
  const main = page.getByRole('main');
  await expect(
    main.locator('#tariffs').getByRole('heading', { name: 'Максимум', exact: false }).first(),
  ).toBeInViewport();
  await expect(main).toContainText(/2\s990 ₸\s+в месяц/);
  await expect(main.getByRole('heading', { name: words.provider.bundles })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Samsung' })).toHaveAttribute(
    'href',
    '/instructions?device=samsung_tv',
  );
  await expect(main.getByRole('link', { name: 'help@almatv.example' })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('link', { name: /^Подключить дом/ })).toHaveAttribute(
    'href',
    'https://almatv.example/connect',
  );
  await expect(main.getByRole('link', { name: words.provider.promo })).toHaveAttribute('href', '/promo');
  await page.goto('/provider/726');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/provider\/almatv$/);
  await main.getByRole('link', { name: 'Максимум', exact: true }).click();
  await expect(page).toHaveURL(/\/packets\/almatv_82$/);
  await expect(main).toContainText(/2\s990 ₸/);
  await page.goto('/provider/taspa');
  await expect(page).toHaveTitle(new RegExp(`^${words.provider.tariffs} · `));

  await page.goto('/gift');
  await expect(heading(page)).toHaveText(words.gift.title);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const port = new URL(page.url()).port;
  const cable = await page.goto(`http://cable.localhost:${port}/gift`);
  expect(cable?.status()).toBe(404);
});

test('spec 3 §1 currency: a partner with another currency shows its own packets, no price of the brand, and says so', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://uznet.localhost:${port}/packets/81?lang=ru`);
  const main = page.getByRole('main');
  await expect(main).toContainText(words.packet.notSold.replace('{seller}', 'Chinor Net'));
  await expect(main).not.toContainText(/990|₸|soʻm/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // It sells packets of its own, in its own money.
  await page.goto(`http://uznet.localhost:${port}/packets`);
  await expect(main).toContainText('Premium');
  await expect(main).toContainText('soʻm');
  await expect(main).not.toContainText('₸');
});

test('spec 2 §1 New Year: everybody sees a countdown to the end of the year, the way to its channel and a row of films, a logged-in viewer five rows', async ({
  page,
  request,
}) => {
  const [comedies, kids] = await Promise.all(
    ['newyear-comedies', 'newyear-kids'].map((key) =>
      ask<{ title: string }>(request, `/rows/${key}?limit=1`),
    ),
  );
  await page.goto('/newyear');
  await expect(page.getByRole('timer', { name: /^До Нового года: \d+ (?:день|дня|дней) / })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(words.newyear.signInText)).toBeVisible();
  await expect(main.getByRole('link', { name: words.newyear.watch })).toHaveAttribute('href', /\/3929$/);
  await expect(main.getByRole('heading', { name: comedies?.title })).toBeVisible();
  await expect(main.getByRole('heading', { name: kids?.title })).toHaveCount(0);
  await signInAs(page, await newPerson(request));
  await page.goto('/newyear');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(main.locator('a[href^="/contents/"]').first()).toBeVisible();
  await expect(main.getByText(words.newyear.signInText)).toHaveCount(0);
});

test('spec 3 §2 Device instructions: from the header to the steps of a television, another device, and the manual of a box', async ({
  page,
}) => {
  const { instructions, store } = words;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: footer.install }).click();
  const dialog = page.getByRole('dialog', { name: smartTv.title });
  await expect(dialog.getByRole('link')).toHaveCount(11);
  await dialog.getByRole('link', { name: 'LG', exact: true }).click();
  await expect(page).toHaveURL('/instructions?device=lg_tv');
  await expect(heading(page)).toHaveText(instructions.titleOf.replace('{device}', 'LG'));
  const steps = page.getByRole('region', { name: instructions.stepsTitle }).getByRole('listitem');
  await expect(steps.first()).toHaveText(instructions.steps.browserLg);
  // A television is logged in by a code that is entered on the phone.
  await expect(steps.last()).toContainText('/tv');
  const picker = page.getByRole('navigation', { name: instructions.choose });
  await expect(picker.getByRole('link', { name: 'LG', exact: true })).toHaveAttribute('aria-current', 'page');
  await picker.getByRole('link', { name: 'Apple TV' }).click();
  await expect(heading(page)).toHaveText(instructions.titleOf.replace('{device}', 'Apple TV'));
  await expect(page).toHaveURL('/instructions?device=apple_tv');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    Object.values(instructions.advantages).map(({ title }) => title),
  );
  await expectAccessibleEverywhere(page, 'instructions');
  await picker.getByRole('link', { name: 'MAG' }).click();
  await expect(page).toHaveURL('/manual/mag');
  await expect(steps.first()).toHaveText(instructions.steps.boxMag);
  await page.goto('/app_store');
  await page.getByRole('link', { name: `${store.how}: Sony` }).click();
  await expect(page).toHaveURL('/instructions?device=sony');
  for (const path of ['/manual/xbox', '/instructions/lg_tv']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

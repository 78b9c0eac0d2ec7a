import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { shell, messages: words, session, my } = wordsIn('ru');
const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page, lang = 'ru') =>
  header(page).getByRole('navigation', { name: wordsIn(lang).shell.mainMenu });

/** Which pages are in the line, which are behind the dots, and whether the line has room for its pages. */
const readMenu = (page: Page, lang: string) =>
  menu(page, lang).evaluate((nav) => {
    const shown = (items: Iterable<Element>) =>
      [...items].filter((item) => getComputedStyle(item).display !== 'none').map((item) => item.textContent);
    const line = nav.querySelector('ul') as Element;
    const collapsed = shown(nav.querySelectorAll('[popover] li'));
    return {
      shown: shown(line.children),
      collapsed,
      hasDots: getComputedStyle(nav.lastElementChild as Element).display !== 'none',
      isCut: line.scrollWidth > line.clientWidth,
    };
  });

test.describe('spec 3 §2 Header', () => {
  for (const lang of ['ru', 'kk', 'en', 'uz']) {
    test(`extra menu pages collapse into a "..." dropdown when space is short, before scripts (${lang})`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(`/channelsfree?lang=${lang}`);
      let all: number | null = null;
      for (const width of [1920, 1280, 1024, 933]) {
        await page.setViewportSize({ width, height: 800 });
        const { shown, collapsed, hasDots, isCut } = await readMenu(page, lang);
        all ??= shown.length + collapsed.length;
        expect({ width, isCut, sum: shown.length + collapsed.length }).toEqual({
          width,
          isCut: false,
          sum: all,
        });
        expect({ width, hasDots }).toEqual({ width, hasDots: collapsed.length > 0 });
        expect(shown.length, `${width}`).toBeGreaterThan(1);
        expect(shown.filter((title) => collapsed.includes(title))).toEqual([]);
      }
      await context.close();
    });
  }

  test('a guest sees an offer, but no messages and no "my"; changing the language keeps the address', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/movies?year=2020-now');
    await expect(header(page).getByRole('link', { name: session.signIn })).toBeVisible();
    await expect(header(page).locator('[data-guest]')).toBeVisible();
    await expect(header(page).getByRole('button', { name: shell.messages })).toHaveCount(0);
    await expect(page.getByRole('link', { name: my.title, includeHidden: true }).first()).toBeHidden();
    await expect(header(page).getByRole('link', { name: shell.install })).toHaveAttribute('href', '#smarttv');
    // Spec 3 §2: the bottom bar and its sheet are for phones.
    const sheet = page.getByRole('button', { name: shell.catalogue });
    await expect(sheet).toBeHidden();
    const { shown, collapsed } = await readMenu(page, 'ru');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
    await sheet.click();
    const pages = page.locator('#catalogue-pages').getByRole('link');
    for (const title of [...shown, ...collapsed])
      await expect(pages.filter({ hasText: title ?? '' }).first()).toBeVisible();
    await expect(page.locator('#catalogue-pages').getByRole('link', { name: 'Қазақша' })).toBeVisible();
    await expectAccessible(page, 'the sheet of pages on a phone');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await header(page).getByRole('button', { name: shell.chooseLanguage }).click();
    await header(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/movies\?year=2020-now&lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a logged-in viewer sees messages with their count and "my", but no offer; presses are tracked', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/events')) answers.push(answer.status());
    });
    // The network events of the browser do not contain the body of a beacon.
    await page.addInitScript(() => {
      const sentEvents: string[] = [];
      Object.assign(window, { sentEvents });
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (to, body) => {
        if (body instanceof Blob) body.text().then((text) => sentEvents.push(text));
        return send(to, body);
      };
    });
    await signInAs(page, person);
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/channelsfree');
    await expect(header(page).locator('[data-guest]')).toBeHidden();
    await expect(menu(page).getByRole('link', { name: my.title })).toBeVisible();
    const bell = header(page).getByRole('button', { name: shell.messages });
    const inbox = (await person.atHome('GET', '/users/self/messages')) as unknown[];
    const count = inbox.length;
    await expect(bell).toHaveAccessibleName(shell.messagesNew.replace('{count}', String(count)));
    await bell.click();
    const panel = page.locator('#messages');
    await expect(panel.getByRole('listitem')).toHaveCount(count);
    await expectAccessible(page, 'messages');
    // Opening the list marks its messages as read.
    await expect(bell).toHaveAccessibleName(shell.messages);
    await panel
      .getByRole('button', { name: words.remove.split('{')[0] })
      .first()
      .click();
    await expect(panel.getByRole('listitem')).toHaveCount(count - 1);
    expect(await person.atHome('GET', '/users/self/messages')).toHaveLength(count - 1);
    await page.reload();
    await expect(header(page).getByRole('button', { name: shell.messages, exact: true })).toBeVisible();

    // Waiting events are sent when the page is hidden, so the test hides it.
    const sentEvents = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return (window as unknown as { sentEvents: string[] }).sentEvents.join();
      });
    await page.getByRole('main').getByRole('link').first().hover();
    await expect.poll(sentEvents).toContain('"path":"/channelsfree"');
    await menu(page).getByRole('link', { name: my.title }).click();
    await expect(page).toHaveURL(/\/my$/);
    await expect.poll(sentEvents).toContain('"name":"open_my"');
    await expect.poll(() => answers).toContain(204);
  });

  test('in a low landscape window it hides after scrolling down 250 px, and shows on scrolling up or with the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/channelsfree');
    // Beyond 140 px the header is dark everywhere. Hiding needs scripts, which have loaded when it turns dark.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return header(page).evaluate((bar) => bar.getBoundingClientRect().bottom <= 0);
      })
      .toBe(true);
    await page.mouse.wheel(0, -60);
    await expect(header(page).getByRole('link').first()).toBeInViewport();
    await page.mouse.wheel(0, 200);
    await expect(header(page).getByRole('link').first()).not.toBeInViewport();
    await header(page).getByRole('link').first().focus();
    await expect(header(page).getByRole('link').first()).toBeInViewport();
  });
});

test('spec 2 §2: a 404 page has a link to the main page and a search', async ({ page }) => {
  const answer = await page.goto('/contents/there-is-no-such-title-1');
  expect(answer?.status()).toBe(404);
  const { notFound, search } = wordsIn('ru');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
  await expect(main.getByRole('searchbox', { name: search.label })).toBeVisible();
});

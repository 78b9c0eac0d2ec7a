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
      hasDots: getComputedStyle(line.nextElementSibling as Element).display !== 'none',
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

  test('a guest sees an offer, but no messages and no "my"; changing the language keeps the address', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/movies?year=2020-now');
    await expect(header(page).getByRole('link', { name: session.signIn })).toBeVisible();
    await expect(header(page).locator('[data-guest]')).toBeVisible();
    await expect(header(page).getByRole('button', { name: shell.messages })).toHaveCount(0);
    await expect(page.getByRole('link', { name: my.title, includeHidden: true }).first()).toBeHidden();
    await expect(header(page).getByRole('link', { name: shell.install })).toHaveAttribute('href', '#smarttv');
    // Spec 3 §2: the bottom bar and its sheet are for phones.
    const sheet = page.getByRole('button', { name: shell.moreShort, exact: true });
    await expect(sheet).toBeHidden();
    const { shown, collapsed } = await readMenu(page, 'ru');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
    await sheet.click();
    const pages = page.locator('#other-pages').getByRole('link');
    // The bar itself leads to the channels.
    for (const title of [...shown, ...collapsed].slice(1))
      await expect(pages.filter({ hasText: title ?? '' }).first()).toBeVisible();
    await expect(pages.filter({ hasText: 'Қазақша' })).toBeVisible();
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

test.describe('spec 3 §2 Header, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Drags the sheet down by a finger. */
  const drag = async (page: Page, distance: number) => {
    const box = await page.locator('#other-pages').boundingBox();
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
    const top = (box?.y ?? 0) + 12;
    await touch('touchStart', top);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', top + distance * part);
    await touch('touchEnd');
    await hand.detach();
  };

  test('the sheet of pages closes by back, by a drag, by Escape and by a press outside; the focus returns', async ({
    page,
  }) => {
    await page.goto('/faq');
    const bar = page.getByRole('navigation', { name: shell.mobileMenu });
    await bar.getByRole('link', { name: shell.channels }).tap();
    await expect(page).toHaveURL(/\/channels$/);
    const below = page.getByRole('main').getByRole('link').first();
    await expect(below).toBeInViewport();
    for (const place of await bar.locator('> a, > div > button').all()) {
      const size = await place.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const more = bar.getByRole('button', { name: shell.moreShort, exact: true });
    const sheet = page.locator('#other-pages');
    const closes = async (by: () => Promise<unknown>) => {
      await more.tap();
      await expect(sheet).toBeVisible();
      // It has come up when its end is at the bar.
      const end = async () => {
        const box = await sheet.boundingBox();
        return box && box.y + box.height;
      };
      await expect.poll(end).toBe((await bar.boundingBox())?.y);
      await by();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/channels$/);
    };
    await closes(() => page.keyboard.press('Escape'));
    await expect(more).toBeFocused();
    // A link under the dimmed page is not followed.
    const { x, y, width, height } = (await below.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await closes(() => page.touchscreen.tap(x + width / 2, y + Math.min(height / 2, 20)));
    await closes(() => drag(page, 200));
    await closes(() => page.goBack({ timeout: 1_000 }).catch(() => null));
    await more.tap();
    await expect(sheet).toBeVisible();
    await drag(page, 30);
    await expect(sheet).toBeVisible();
  });

  test('the footer fits on one screen with its folded lists; the order of a list of films is in view', async ({
    page,
  }) => {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThan(844 - 56 - 60);
    const link = footer.getByRole('link', { name: wordsIn('ru').footer.news });
    await expect(link).toBeHidden();
    await footer
      .locator('summary')
      .filter({ hasText: wordsIn('ru').footer.information })
      .tap();
    await expect(link).toBeVisible();
    await page.goto('/movies?year=2020-now');
    const order = page.locator('[popovertarget="filter-sort"]');
    await expect(order).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'films on a phone');
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

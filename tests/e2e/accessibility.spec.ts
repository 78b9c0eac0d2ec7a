import { expect } from '@playwright/test';
import { expectAccessible, SCREENS } from './support/axe';
import { newPerson, PASSWORD } from './support/person';
import { freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const { filters, search, session } = wordsIn('ru');

test.describe('axe finds no violation of level A or AA', () => {
  for (const [size, viewport] of Object.entries(SCREENS)) {
    test(`${size}: the overlay, a film and a channel during playback`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.locator('main a[href^="/contents/"]').first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'overlay');

      await page.goto(`/watch/${(await freeFilm(request)).slug}`);
      await expectPlaying(player(page).video);
      await expectAccessible(page, 'film');
      const { region } = player(page);
      const openSettings = async () => {
        await region.hover();
        await region.getByRole('button', { name: 'Настройки' }).click();
      };
      await openSettings();
      await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
      await expectAccessible(page, 'settings');
      await page.getByRole('button', { name: /^Субтитры/ }).click();
      await page.getByRole('button', { name: 'Вид субтитров' }).click();
      await expectAccessible(page, 'style of subtitles');
      await page.getByRole('button', { name: 'Закрыть настройки' }).click();
      await openSettings();
      await page.getByRole('button', { name: 'Статистика для знатоков' }).click();
      await expect(page.getByRole('region', { name: 'Статистика для знатоков' })).toBeVisible();
      await expectAccessible(page, 'stats for nerds');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('?');
      // While the dialog fades in, its texts have less contrast.
      await expect(page.getByRole('dialog', { name: 'Горячие клавиши' })).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'list of keys');

      const [channel] = await freeChannels(request);
      await page.goto(`/channels/all/${channel?.slug}`);
      await expectPlaying(player(page).video);
      await page.getByRole('tab', { name: 'Программа' }).click();
      await expectAccessible(page, 'channel');
    });
  }
});

test('quality E5: a viewer logs in, finds a film, plays, seeks, changes subtitles and leaves with the keyboard alone', {
  tag: '@gate',
}, async ({ page, request }) => {
  const film = await freeFilm(request);
  const person = await newPerson(request, { pin: '4821' });
  await page.setViewportSize(SCREENS.desktop);
  await page.goto('/channels');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  const tabTo = async (wanted: RegExp, what: () => Promise<string>) => {
    for (let press = 0; press < 60; press += 1) {
      if (wanted.test(await what())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard never reached ${wanted}`);
  };
  const name = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });

  const dialog = page.getByRole('dialog');
  await tabTo(new RegExp(`^${session.signIn}$`), name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await tabTo(new RegExp(`^${session.byPassword}$`), name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: session.login, exact: true })).toBeFocused();
  await page.keyboard.type(person.login);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: search.label })).toBeFocused();
  await page.keyboard.type(film.title);
  await expect(
    page.getByRole('option', { name: `${film.title} ${search.kinds.movie}`, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: film.title }).first()).toBeVisible();
  await tabTo(new RegExp(`^/contents/${film.slug}$`), focused);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The button says first that it is loading.
  await expect(dialog.locator('a[href^="/watch/"]').first()).toBeVisible();
  await tabTo(/^\/watch\//, focused);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/watch\//);
  const { video } = player(page);
  await expectPlaying(video);

  const time = () => video.first().evaluate((element: HTMLVideoElement) => element.currentTime);
  const from = await time();
  await tabTo(/^Перемотка$/, name);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeGreaterThan(from + 15);

  await tabTo(/^Настройки$/, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Субтитры/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('player-cues')).toBeVisible();

  await tabTo(/^Закрыть плеер$/, name);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/watch\//);
});

test('E5: a control that is removed when it is pressed leaves the focus near its place', async ({ page }) => {
  await page.setViewportSize(SCREENS.desktop);
  await page.goto('/movies?genre=drama');
  const clear = page.getByRole('main').getByRole('link', { name: filters.clear });
  // The rule is loaded with the first key.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await clear.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(clear).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/movies');
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { languagesOf } from './support/languages';
import { codeFor, dialog } from './support/login-methods';
import { askSite, FILM_WEEK, newPerson, PASSWORD, type Person, signInAs } from './support/person';
import { ask, freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { type Card, NEW_TITLES } from './support/titles';
import { wordsIn } from './support/words';

test.use(WITH_PICTURES);

const { parental: words, account, watch, session } = wordsIn('ru');
const own = account.parentalPage;
const PIN = '1379';

const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const setting = (page: Page, label: string) => page.getByRole('main').getByRole('switch', { name: label });

/** The last PIN that was sent to that phone. */
const pinFor = (request: APIRequestContext, { phone }: Person) => codeFor(request, phone);

async function adultFilm(request: APIRequestContext): Promise<Card> {
  const { contents } = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  const film = contents.find(({ age, content_type }) => age >= 18 && content_type === 'movie');
  if (!film) throw new Error('the seed has no film for adults among the new titles');
  return film;
}

/** Marks the window: the mark is lost when the page reloads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

async function logInAt(page: Page, person: Person, path: string): Promise<void> {
  await page.goto('/agreement');
  await signInAs(page, person);
  await page.goto(path);
}

test.describe('spec 1 §4 Parental, spec 3 §4 PIN set', () => {
  test('after a login the dialogue of the platform leads to setting a PIN; a mismatch starts again', async ({
    page,
    request,
  }) => {
    const { login } = await newPerson(request);
    await page.goto('/channels#auth');
    await dialog(page).getByRole('button', { name: session.byPassword }).click();
    await dialog(page).getByRole('textbox', { name: session.login }).fill(login);
    await dialog(page).getByLabel(session.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');

    await expect(dialog(page).getByRole('heading', { name: 'Родительский контроль' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Задать код' }).click();
    await expect(dialog(page).getByRole('heading', { name: words.setTitle })).toBeVisible();
    await expect(field(page, words.newPin)).toBeFocused();
    await page.keyboard.type('2580');
    await expect(field(page, words.repeatPin)).toBeFocused();
    await page.keyboard.type('2581');
    await expect(dialog(page).getByRole('alert')).toHaveText(words.parental_set_not_equal);
    await expect(field(page, words.newPin)).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(field(page, words.repeatPin)).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('status').getByText(words.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/channels$/);
    const { body } = await askSite(page, 'GET', '/session/parental');
    expect(body).toMatchObject({ status: 'set', dialogue: null });
    expect(JSON.stringify(body)).not.toContain(PIN);
  });

  test('a viewer who declines a PIN is not asked again', async ({ page, request }) => {
    const person = await newPerson(request);
    await logInAt(page, person, '/channels#parental');
    await dialog(page).getByRole('button', { name: 'Не сейчас' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await askSite(page, 'GET', '/session/parental')).body.status).toBe('ignore');
  });
});

test.describe('spec 2 §5: a film for adults', () => {
  test('asks for the PIN, reports a wrong one, sends it by SMS, and plays without a reload', {
    tag: '@gate',
  }, async ({ page, request }) => {
    const person = await newPerson(request, { pin: PIN, promo: FILM_WEEK });
    const film = await adultFilm(request);
    await logInAt(page, person, `/watch/${film.slug}`);
    await expect(dialog(page)).toContainText(film.title);
    await expect(field(page, words.pin)).toBeFocused();
    await mark(page);
    await page.keyboard.type('0000');
    await expect(dialog(page).getByRole('alert')).toHaveText(words.error_wrong_code);
    await expect(field(page, words.pin)).toHaveAttribute('aria-invalid', 'true');

    await dialog(page).getByRole('button', { name: words.sendSms }).click();
    await expect(dialog(page).getByRole('status').getByText(words.smsSent)).toBeVisible();
    await expect(field(page, words.pin)).toBeFocused();
    await field(page, words.pin).fill(await pinFor(request, person));
    await expect(dialog(page)).toHaveCount(0);
    await expectPlaying(player(page).video);
    expect(await isSamePage(page)).toBe(true);
  });

  test('the PIN is asked again when it has expired while the film was paused', async ({ page, request }) => {
    const person = await newPerson(request, { pin: PIN, promo: FILM_WEEK });
    const film = await adultFilm(request);
    const refused = page.waitForResponse(
      (answer) => /\/stream\?/.test(answer.url()) && answer.status() === 403,
    );
    await logInAt(page, person, `/watch/${film.slug}`);
    const refusal = await (await refused).text();
    await expect(field(page, words.pin)).toBeFocused();
    await page.keyboard.type(PIN);
    const { region, video } = player(page);
    await expectPlaying(video);
    await page.keyboard.press('k');
    // The element is paused before the player hears of it, and the player notes the time then.
    await expect(region.getByRole('button', { name: 'Воспроизвести' }).first()).toBeVisible();
    await expect(video).toHaveJSProperty('paused', true);

    // Ten minutes later, by the clock of the browser; the site then refuses as it has refused before.
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 600_000;
    });
    const isCheck = /\/stream\?.*disable_stat=true/;
    await page.route(isCheck, (route) => route.fulfill({ status: 403, json: JSON.parse(refusal) }));
    await page.keyboard.press('k');
    await expect(dialog(page)).toContainText(film.title);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(video).toHaveJSProperty('paused', true);

    await page.keyboard.press('k');
    await expect(field(page, words.pin)).toBeFocused();
    await page.unroute(isCheck);
    await page.keyboard.type(PIN);
    await expect(dialog(page)).toHaveCount(0);
    await expectPlaying(video);
  });

  test('spec 3 §2: closing the dialog leaves a poster, and its button asks again', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request, { pin: PIN, promo: FILM_WEEK });
    await page.goto('/agreement');
    await signInAs(page, person);
    // On a slow line the question comes before the page has loaded. Until then browsers give a hash no history entry, unless
    // the viewer has just pressed something: what a test evaluates counts as a press for some seconds.
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noConsole: the page tells the test, which must not evaluate anything meanwhile.
      const report = (what: string) => console.info(what);
      setInterval(() => !navigator.userActivation.isActive && report('no activation'), 200);
      addEventListener('hashchange', () => report('dialog'));
    });
    const activationEnd = page.waitForEvent('console', (message) => message.text() === 'no activation');
    let hydrated = () => {};
    const hydration = new Promise<void>((resolve) => {
      hydrated = resolve;
    });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') return;
      if (/\/contents\/\w+\/stream/.test(route.request().url())) await hydration;
      await route.fallback();
    });
    await page.goto(`/watch/${(await adultFilm(request)).slug}`, { waitUntil: 'commit' });
    await activationEnd;
    hydrated();
    await page.waitForEvent('console', (message) => message.text() === 'dialog');
    await expect(field(page, words.pin)).toBeFocused();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(player(page).video).toHaveCount(0);
    await page.getByRole('button', { name: watch.enterPin }).click();
    await field(page, words.pin).fill(PIN);
    await expectPlaying(player(page).video);
  });

  test('spec 1 §6: a guest logs in first, and then needs the PIN of that account', async ({
    page,
    request,
  }) => {
    const { login } = await newPerson(request, { pin: PIN, promo: FILM_WEEK });
    await page.goto(`/watch/${(await adultFilm(request)).slug}`);
    await page.getByRole('main').getByRole('link', { name: session.signIn }).click();
    await dialog(page).getByRole('button', { name: session.byPassword }).click();
    await dialog(page).getByRole('textbox', { name: session.login }).fill(login);
    await dialog(page).getByLabel(session.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(field(page, words.pin)).toBeVisible();
    await field(page, words.pin).fill(PIN);
    await expectPlaying(player(page).video);
  });
});

test('spec 1 §4 Channel parental check: a channel that always asks plays after the PIN', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  const person = await newPerson(request, { pin: PIN });
  await logInAt(page, person, '/agreement');
  const devices = (await person.atHome('GET', '/users/self/devices')) as Array<Record<string, string>>;
  const browser = devices.find(({ application_type }) => application_type === 'web');
  const settings = { parentalChannels: { [String(channel?.id)]: 1 } };
  await person.atHome('PATCH', `/users/self/devices/${browser?.id}`, { settings });
  await page.goto(`/channels/all/${channel?.slug}`);
  await expect(dialog(page)).toContainText(channel?.name ?? '');
  await field(page, words.pin).fill(PIN);
  await expectPlaying(player(page).video);
});

test.describe('spec 3 §2 /lk_parental', () => {
  test('needs the PIN; switches and the duration keep their values after a reload', async ({
    page,
    request,
  }) => {
    await logInAt(page, await newPerson(request, { pin: PIN }), '/lk_parental');
    await expect(page).toHaveTitle(new RegExp(`^${own.title}`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(field(page, words.pin)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toContainText(own.lockedText);
    await page.getByRole('main').getByRole('button', { name: own.enterPin }).click();
    // The closed dialog may still be fading; the new one takes the focus.
    await expect(field(page, words.pin)).toBeFocused();
    await page.keyboard.type(PIN);

    for (const toggle of Object.values(own.toggles)) await expect(setting(page, toggle)).toBeChecked();
    await setting(page, own.toggles.pay).click();
    await expect(page.getByRole('status').getByText(own.saved)).toBeVisible();
    await page.getByRole('radio', { name: '15 мин' }).check();
    await expect
      .poll(async () => (await askSite(page, 'GET', '/session/parental')).body.settings)
      .toMatchObject({ pay: false, vod: true, duration: 15 });
    await page.reload();
    await expect(setting(page, own.toggles.pay)).not.toBeChecked();
    await expect(setting(page, own.toggles.vod)).toBeChecked();
    await expect(page.getByRole('radio', { name: '15 мин' })).toBeChecked();
  });

  test('a change that fails to save is reverted with an error and can be tried again', async ({
    page,
    request,
  }) => {
    await logInAt(page, await newPerson(request, { pin: PIN }), '/lk_parental');
    await field(page, words.pin).fill(PIN);
    await expect(setting(page, own.toggles.vod)).toBeChecked();
    await page.route('**/api/session/parental', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await setting(page, own.toggles.vod).click();
    await expect(page.getByRole('alert').getByText(own.saveFailed.split('.')[0] ?? '')).toBeVisible();
    await expect(setting(page, own.toggles.vod)).toBeChecked();
    await page.unroute('**/api/session/parental');
    await page.getByRole('alert').getByRole('button', { name: account.retry }).click();
    await expect(page.getByRole('status').getByText(own.saved)).toBeVisible();
    await expect(setting(page, own.toggles.vod)).not.toBeChecked();
  });

  test('spec 1 §5: another PIN needs the current PIN, which comes by SMS when it is forgotten', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request, { pin: PIN });
    await logInAt(page, person, '/lk_parental');
    await field(page, words.pin).fill(PIN);
    await page.getByRole('main').getByRole('button', { name: own.changePin }).click();
    await expect(field(page, words.currentPin)).toBeFocused();
    await page.keyboard.type('9999');
    await expect(dialog(page).getByRole('alert')).toHaveText(words.error_wrong_code);
    await dialog(page).getByRole('button', { name: words.sendSms }).click();
    await expect(dialog(page).getByRole('status').getByText(words.smsSent)).toBeVisible();
    await field(page, words.currentPin).fill(await pinFor(request, person));
    await expect(field(page, words.newPin)).toBeFocused();
    await page.keyboard.type('2468');
    await expect(field(page, words.repeatPin)).toBeFocused();
    await page.keyboard.type('2468');
    await expect(page.getByRole('status').getByText(words.changed)).toBeVisible();
    const enter = async (pin: string) => (await askSite(page, 'POST', '/session/pin', { pin })).status;
    expect(await enter(PIN)).toBe(400);
    expect(await enter('2468')).toBe(200);
  });

  test('without a PIN it offers to set one, and opens when it is set', async ({ page, request }) => {
    await logInAt(page, await newPerson(request), '/lk_parental');
    await page.getByRole('main').getByRole('button', { name: own.setPin }).click();
    await field(page, words.newPin).fill(PIN);
    await field(page, words.repeatPin).fill(PIN);
    await expect(setting(page, own.toggles.vod)).toBeChecked();
  });
});

test.describe('axe finds no violation of level A or AA in parental control', () => {
  for (const lang of languagesOf(2)) {
    test(lang, async ({ page, request }) => {
      const { parental: pin, account: page_ } = wordsIn(lang);
      const there = page_.parentalPage;
      await logInAt(page, await newPerson(request), `/lk_parental?lang=${lang}`);
      await expect(page.getByRole('button', { name: there.setPin })).toBeVisible();
      await expectAccessibleEverywhere(page, 'no PIN');
      await page.goto(`/lk_parental?lang=${lang}#parental`);
      await expect(dialog(page).getByRole('button').nth(2)).toBeVisible();
      await expectAccessibleEverywhere(page, 'parental');
      await page.goto(`/lk?lang=${lang}#parental_start`);
      await expect(dialog(page).getByRole('button', { name: pin.startSet })).toBeFocused();
      await expectAccessibleEverywhere(page, 'parental_start');
      await dialog(page).getByRole('button', { name: pin.startSet }).click();
      await field(page, pin.newPin).fill('2580');
      await expect(field(page, pin.repeatPin)).toBeFocused();
      await expectAccessibleEverywhere(page, 'parental_set, repeat');
      await field(page, pin.repeatPin).fill('2581');
      await expect(dialog(page).getByRole('alert')).toHaveText(pin.parental_set_not_equal);
      await expectAccessibleEverywhere(page, 'parental_set, different');
      await field(page, pin.newPin).fill(PIN);
      await field(page, pin.repeatPin).fill(PIN);
      await expect(dialog(page)).toHaveCount(0);
      await page.goto(`/lk?lang=${lang}#pincode`);
      await field(page, pin.pin).fill('0000');
      await expect(dialog(page).getByRole('alert')).toHaveText(pin.error_wrong_code);
      await expectAccessibleEverywhere(page, 'pincode, wrong');
      await page.goto(`/lk_parental?lang=${lang}`);
      await expect(setting(page, there.toggles.vod)).toBeVisible();
      await expectAccessibleEverywhere(page, 'settings');
    });
  }
});

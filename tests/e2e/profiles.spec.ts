import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, SCREENS } from './support/axe';
import { languagesOf } from './support/languages';
import { askSite, newPerson, type Person, signInAs } from './support/person';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { profiles: words, parental, session } = wordsIn('ru');
const PIN = '1379';

const dialog = (page: Page) => page.getByRole('dialog');
const avatar = (page: Page) => page.getByRole('banner').locator('button[popovertarget="account"]');
const panel = (page: Page) => page.locator('#account');
const entry = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const editOf = (name: string) => words.editNamed.replace('{name}', name);
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: words.name });
const pinField = (page: Page) => dialog(page).getByLabel(parental.pin, { exact: true });
const childSwitch = (page: Page) => dialog(page).getByRole('switch', { name: words.child });

async function logInAt(page: Page, person: Person, path = '/channels'): Promise<void> {
  await page.goto('/agreement');
  await signInAs(page, person);
  await page.goto(path);
  await expect(avatar(page)).toBeVisible();
}

async function addProfile(page: Page, name: string, role: 'adult' | 'child' = 'adult'): Promise<string> {
  const { status, body } = await askSite(page, 'POST', '/session/profiles', { name, role });
  expect(status).toBe(200);
  return body.id;
}

async function openMenu(page: Page): Promise<void> {
  await avatar(page).click();
  await expect(panel(page).getByRole('list', { name: words.whoTitle })).toBeVisible();
}

/** Waits for the end of transitions, because a button between two colours has the contrast of neither. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(moving).toBe(0);
}

/** The page of another audience has to load first, perhaps in several tabs at once. */
const LOADED = { timeout: 40_000 };

async function expectWatching(page: Page, name: string): Promise<void> {
  await expect(avatar(page)).toHaveAccessibleName(session.accountOf.replace('{name}', name), LOADED);
}

test.describe('spec 3 §4 Profile editing, §6', () => {
  test('a child profile can be created, edited, switched to, left with the PIN, and removed', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request, { pin: PIN, name: 'Айгуль' });
    await logInAt(page, person);
    const mine = (await askSite(page, 'GET', '/session')).body.profile.name as string;

    // Create it from the dropdown: a random avatar is there before anything is typed.
    await openMenu(page);
    await panel(page).getByRole('button', { name: words.newProfile }).click();
    await expect(nameField(page)).toBeFocused();
    await expect(dialog(page).locator('img')).toHaveCount(1);
    await expect(childSwitch(page)).not.toBeChecked();
    await page.keyboard.type('Али');
    await childSwitch(page).click();
    await entry(page, words.create).click();
    await expect(dialog(page)).toContainText(words.created.replace('{name}', 'Али'));

    // Edit it: a child profile needs no PIN, and one press chooses the avatar.
    await entry(page, words.manage).click();
    await entry(page, editOf('Али')).click();
    await nameField(page).fill('Алихан');
    await entry(page, words.changeAvatar).click();
    await dialog(page).getByRole('radio').nth(4).click();
    await expect(nameField(page)).toHaveValue('Алихан');
    await entry(page, words.save).click();
    await expect(entry(page, editOf('Алихан'))).toBeVisible();
    await entry(page, words.manageDone).click();

    // Switch to it directly: the tab goes to the home page for children.
    await entry(page, /^Алихан/).click();
    await expect(page).toHaveURL(/\/$/, LOADED);
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'child', LOADED);
    await expectWatching(page, 'Алихан');

    // Returning needs the PIN; a wrong one opens nothing.
    await openMenu(page);
    await panel(page).getByRole('button', { name: mine, exact: true }).click();
    await expect(dialog(page).getByText(parental.reasons.profile)).toBeVisible();
    await expect(pinField(page)).toBeFocused();
    await page.keyboard.type('0000');
    await expect(dialog(page).getByRole('alert')).toHaveText(parental.error_wrong_code);
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'child');
    await page.keyboard.type(PIN);
    // It has the name of the platform, so the menu has that of the person.
    await expectWatching(page, 'Айгуль');
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'everyone', LOADED);

    // Remove it after a confirmation.
    await openMenu(page);
    await panel(page).getByRole('button', { name: words.manage }).click();
    await entry(page, editOf('Алихан')).click();
    await entry(page, words.remove).click();
    await expect(entry(page, words.keep)).toBeFocused();
    await entry(page, words.remove).click();
    await expect(dialog(page)).toContainText(words.removed.replace('{name}', 'Алихан'));
    await expect(entry(page, editOf('Алихан'))).toHaveCount(0);
  });

  test('an adult profile needs the PIN before switching and editing; closing the PIN changes nothing', {
    tag: '@gate',
  }, async ({ page, request }) => {
    const person = await newPerson(request, { pin: PIN });
    await logInAt(page, person);
    await addProfile(page, 'Марат');
    await page.goto('/channels#profiles');
    await entry(page, /^Марат/).click();
    await expect(dialog(page).getByText(parental.reasons.profile)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('heading', { name: words.whoTitle })).toBeVisible();

    await entry(page, words.manage).click();
    await entry(page, editOf('Марат')).click();
    await expect(dialog(page).getByText(parental.reasons.profile)).toBeVisible();
    await expect(pinField(page)).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(nameField(page)).toHaveValue('Марат');
    await nameField(page).fill('Марат-ага');
    await page.keyboard.press('Enter');
    await expect(entry(page, editOf('Марат-ага'))).toBeVisible();

    // The unlock window of the PIN is still open, so there is no second question.
    await entry(page, words.manageDone).click();
    await entry(page, /^Марат-ага/).click();
    await expect(dialog(page)).toBeHidden();
    await expectWatching(page, 'Марат-ага');
    // The audience is the same, so the page stays.
    await expect(page).toHaveURL(/\/channels$/);
  });

  test('the current profile says that it cannot be removed; the child switch is stored at once', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    await logInAt(page, person);
    const id = await addProfile(page, 'Дана');
    const mine = (await askSite(page, 'GET', '/session')).body.profile.name as string;
    await page.goto('/channels#profiles');
    await entry(page, words.manage).click();
    await entry(page, editOf(mine)).click();
    await expect(dialog(page).getByText(words.stayActive)).toBeVisible();
    await expect(entry(page, words.remove)).toHaveCount(0);
    await entry(page, words.back).click();
    await entry(page, editOf('Дана')).click();
    await childSwitch(page).click();
    await expect(dialog(page)).toContainText(words.nowChild);
    const { body } = await askSite(page, 'GET', '/session/profiles');
    expect(body.profiles.find((one: { id: string }) => one.id === id).role).toBe('child');
  });

  test('spec 3 §5: at most five profiles', async ({ page, request }) => {
    await logInAt(page, await newPerson(request));
    for (const name of ['2', '3', '4', '5']) await addProfile(page, name);
    await page.goto('/channels#profiles');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
    await expect(entry(page, words.newProfile)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openMenu(page);
    await expect(panel(page).getByRole('button', { name: words.newProfile })).toHaveCount(0);
  });
});

test('every tab shows the current profile, and a tab of another audience starts at its home', async ({
  page,
  context,
  request,
}) => {
  await logInAt(page, await newPerson(request));
  await addProfile(page, 'Марат');
  await addProfile(page, 'Али', 'child');
  const other = await (context as BrowserContext).newPage();
  await other.goto('/movies');
  await expect(avatar(other)).toBeVisible();

  await page.goto('/channels#profiles');
  await entry(page, /^Марат/).click();
  await expectWatching(page, 'Марат');
  await expectWatching(other, 'Марат');
  await expect(other).toHaveURL(/\/movies$/);

  await openMenu(page);
  await panel(page).getByRole('button', { name: 'Али', exact: true }).click();
  await expectWatching(page, 'Али');
  await expectWatching(other, 'Али');
  await expect(other).toHaveURL(/\/$/, LOADED);
  await expect(other.locator('html')).toHaveAttribute('data-audience', 'child', LOADED);
});

test('by the keyboard alone: after choosing and closing the focus is back at the opener', async ({
  page,
  request,
}) => {
  await logInAt(page, await newPerson(request));
  await addProfile(page, 'Марат');
  await avatar(page).focus();
  await page.keyboard.press('Enter');
  const manage = panel(page).getByRole('button', { name: words.manage });
  await expect(manage).toBeVisible();
  await manage.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: words.manageTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(avatar(page)).toBeFocused();
});

test('offline shows an error, keeps the typed values, and continues when the connection is back', async ({
  page,
  context,
  request,
}) => {
  await logInAt(page, await newPerson(request), '/channels#profiles');
  await entry(page, words.newProfile).click();
  await nameField(page).fill('Дана');
  await context.setOffline(true);
  await entry(page, words.create).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(words.offline);
  await context.setOffline(false);
  await expect(nameField(page)).toHaveValue('Дана');
  await entry(page, words.create).click();
  await expect(dialog(page)).toContainText(words.created.replace('{name}', 'Дана'));
});

for (const lang of languagesOf(3)) {
  test(`accessible in ${lang}`, async ({ page, request }) => {
    const own = wordsIn(lang).profiles;
    await logInAt(page, await newPerson(request));
    await addProfile(page, 'Марат');
    await addProfile(page, 'Али', 'child');
    await page.goto(`/channels?lang=${lang}`);
    await avatar(page).click();
    await expect(panel(page).getByRole('list', { name: own.whoTitle })).toBeVisible();
    await expectAccessibleEverywhere(page, `menu ${lang}`);
    for (const size of Object.values(SCREENS)) {
      await page.setViewportSize(size);
      const box = await panel(page).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
    await panel(page).getByRole('button', { name: own.manage }).click();
    await expect(dialog(page).getByRole('heading', { name: own.manageTitle })).toBeVisible();
    await expectAccessibleEverywhere(page, `manage ${lang}`);
    await entry(page, own.manageDone).click();
    await expect(dialog(page).getByRole('heading', { name: own.whoTitle })).toBeVisible();
    await expectStill(page);
    await expectAccessibleEverywhere(page, `choose ${lang}`);
    await entry(page, own.manage).click();
    await entry(page, own.editNamed.replace('{name}', 'Марат')).click();
    await expect(dialog(page).getByRole('heading', { name: own.editTitle })).toBeVisible();
    await expectAccessibleEverywhere(page, `edit ${lang}`);
    await entry(page, own.changeAvatar).click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await expectAccessibleEverywhere(page, `avatar ${lang}`);
    await entry(page, own.back).click();
    await entry(page, own.remove).click();
    await expectAccessibleEverywhere(page, `remove ${lang}`);
  });
}

import { expect } from '@playwright/test';
import { isAboveChildren, seedOf } from '../contract/support/seed';
import { askSite, newPerson, signInAs } from './support/person';
import { platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { profiles: words, parental, watch, forAdults } = wordsIn('ru');
const PIN = '1379';

/** A time of the day in the zone of the account, so many hours from now. */
function hoursFromNow(hours: number): string {
  const zone = { timeZone: 'Asia/Almaty', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', zone).format(Date.now() + hours * 3_600_000);
}

test('spec 3 §6: a parent chooses level and bedtime with the PIN; the child meets both, and gets more time from a parent', async ({
  page,
  request,
}) => {
  const seed = await seedOf(platformUrl);
  const films = seed.titles.filter((one) => one.isFreeFilm && !isAboveChildren(one));
  const above = films.find(({ age }) => age > 6);
  const cartoon = films.find(({ age }) => age <= 6);
  if (!above || !cartoon) throw new Error('no free films for 6 and 12');
  await page.goto('/agreement');
  await signInAs(page, await newPerson(request, { pin: PIN }));
  const { body: child } = await askSite(page, 'POST', '/session/profiles', { name: 'Дана', role: 'child' });

  // The parent, from the list of profiles.
  await page.goto('/agreement#profiles');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.manage }).click();
  await dialog.getByRole('button', { name: words.editNamed.replace('{name}', 'Дана') }).click();
  await dialog.getByText(words.level_6, { exact: true }).click();
  await dialog.getByRole('switch', { name: words.bedtime }).click();
  await dialog.getByLabel(words.bedtimeFrom, { exact: true }).fill(hoursFromNow(-2));
  await dialog.getByLabel(words.bedtimeTo, { exact: true }).fill(hoursFromNow(2));
  await dialog.getByRole('button', { name: words.save }).click();
  await dialog.getByLabel(parental.pin, { exact: true }).fill(PIN);
  await expect(dialog.getByRole('button', { name: words.editNamed.replace('{name}', 'Дана') })).toBeVisible();
  // Without our scripts: an open page of the site follows a switch made elsewhere to its home page.
  await page.goto('/healthz');
  await askSite(page, 'POST', '/session/profiles/active', { id: child.id });

  // A title for 12 exists, but not for this child, and nothing of it is shown.
  await page.goto(`/contents/${above.slug}`);
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'child6');
  await expect(page.getByRole('heading', { level: 1, name: forAdults.title })).toBeVisible();
  await expect(page.locator('body > main')).not.toContainText(above.title);

  // At bedtime nothing plays, until a parent gives more.
  await page.goto(`/watch/${cartoon.slug}`);
  await expect(page.getByText(watch.bedtime, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: watch.askParent }).click();
  await page.getByRole('dialog').getByLabel(parental.pin, { exact: true }).fill(PIN);
  await expectPlaying(player(page).video);
});

import { expect } from '@playwright/test';
import { newPerson, signInAs } from './support/person';
import { freeChannels } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { channels, reminders: words, favourites } = wordsIn('ru');

test('a reminder is set in the guide, goes into a calendar, and is listed and removed in My of another browser', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const [channel] = await freeChannels(request);
  await signInAs(page, person);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/channels?view=guide');
  await expect(page.getByRole('grid')).toHaveAttribute('data-ready', '');
  const row = page.getByRole('row').filter({ hasText: channel?.name ?? '' });
  await row
    .getByRole('gridcell', { name: channels.schedule.states.future })
    .first()
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await dialog.getByRole('button', { name: channels.schedule.remind, exact: true }).click();
  await expect(dialog.getByRole('button', { name: channels.schedule.reminded })).toBeVisible();
  const calendar = dialog.getByRole('link', { name: channels.schedule.calendar });
  const address = (await calendar.getAttribute('href')) ?? '';
  const file = await request.get(address);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+DTSTART:\d{8}T\d{6}Z\r\n/);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await signInAs(phone, person);
  await phone.goto('/my');
  const list = phone.getByRole('region', { name: words.title });
  await expect(list.getByRole('link', { name: title, exact: true })).toBeVisible();
  await list.getByRole('button').click();
  await expect(list).toHaveCount(0);
  expect(await person.atHome('GET', '/users/self/reminders')).toEqual([]);
  await other.close();
});

test('a list of My is cleared and brought back', async ({ page, request }) => {
  const person = await newPerson(request);
  const [channel] = await freeChannels(request);
  await person.atHome('POST', '/users/self/favorites', { channel_id: channel?.id });
  await signInAs(page, person);
  await page.goto('/my');
  const main = page.getByRole('main');
  await expect(main.getByText(channel?.name ?? '').first()).toBeVisible();
  await main.getByRole('button', { name: 'Очистить: Избранные каналы' }).click();
  await expect(main.getByRole('region', { name: 'Избранные каналы' })).toHaveCount(0);
  await page.getByRole('button', { name: favourites.undo }).click();
  await expect(main.getByRole('region', { name: 'Избранные каналы' })).toBeVisible();
  expect(await person.atHome('GET', '/users/self/favorites')).toHaveLength(1);
});

import { expect, type Locator, type Page } from '@playwright/test';

/** The player of a page in Russian, by its roles and names. */
export function player(page: Page) {
  const region = page.getByRole('region', { name: /^Плеер/ });
  return {
    region,
    video: region.locator('video'),
    title: page.getByTestId('player-title'),
    seek: region.getByRole('slider', { name: 'Перемотка' }),
  };
}

/** Resolves when the video plays: frames were drawn and the time advances. */
export async function expectPlaying(video: Locator): Promise<void> {
  await expect(video.first()).toBeAttached();
  const time = () => video.first().evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect
    .poll(() => video.first().evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  let from = await time();
  // A stream that replaces another counts from its own beginning.
  const moved = async () => {
    const now = await time();
    from = Math.min(from, now);
    return now - from;
  };
  await expect.poll(moved).toBeGreaterThan(0.5);
}

/** Chooses subtitles in the settings of the player. */
export async function chooseSubtitles(page: Page, name: string): Promise<void> {
  const { region } = player(page);
  await region.hover();
  await region.getByRole('button', { name: 'Настройки' }).click();
  await region.getByRole('button', { name: /^Субтитры/ }).click();
  const subtitles = region.getByRole('group', { name: 'Субтитры' });
  await subtitles.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

const STREAM_CALL = /\/api\/v2\/.*\/stream\?/;

/** As on a platform that does not send playlists with its stream answers: the player requests all of them. */
export const requestPlaylists = (page: Page) =>
  page.route(STREAM_CALL, (route) =>
    route.continue({ url: route.request().url().replace('playlists=true', 'playlists=false') }),
  );

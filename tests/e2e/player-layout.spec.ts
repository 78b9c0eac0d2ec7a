import { expect, type Page } from '@playwright/test';
import { ask, freeChannels, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeSeries } from './support/titles';
import { wordsIn } from './support/words';

const TWO_HOURS_S = 7_200;

/** Expects the row of controls to be whole at every width; texts may be shortened below desktop widths. */
async function expectOneRow(page: Page): Promise<void> {
  const region = page.locator('section:has(> [data-screen])');
  await expectPlaying(region.locator('video'));
  for (const width of [320, 360, 390, 480, 500, 768, 960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await region.evaluate((section) => {
      const fullScreen = [...section.querySelectorAll('[data-controls] button')].at(-1);
      const parts = [...(fullScreen?.parentElement?.children ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const shown = parts.filter((part) => part.width > 0 && part.height > 0);
      const { left, right } = section.getBoundingClientRect();
      const words = [...section.querySelectorAll<HTMLElement>('[data-controls] button > span')];
      const middles = shown.map(({ top, bottom }) => (top + bottom) / 2);
      return {
        rowHeight: Math.round(Math.max(...middles) - Math.min(...middles)),
        isWithin: shown.every((part) => part.left >= left && part.right <= right),
        isWhole:
          innerWidth < 1280 || words.every(({ scrollWidth, offsetWidth }) => scrollWidth <= offsetWidth),
      };
    });
    expect([width, bar]).toEqual([width, { rowHeight: 0, isWithin: true, isWhole: true }]);
  }
}

test('the controls of the archive fit in one row at every width, in the language with the longest words', async ({
  page,
  request,
}) => {
  const [channel] = (await freeChannels(request)).filter((candidate) => candidate.archived_days > 0);
  if (!channel) throw new Error('no free channel with an archive');
  await page.setViewportSize({ width: 1280, height: 800 });
  const ts = Math.floor(Date.now() / 1000) - TWO_HOURS_S;
  await page.goto(`/channels/all/${channel.slug}?ts=${ts}&lang=kk`);
  await expectOneRow(page);
  // Beside the picture the category of channels leaves its place to the search.
  const { categories, search } = wordsIn('kk').channels;
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = await page.getByRole('navigation', { name: categories }).getByRole('button').boundingBox();
    const field = await page.getByRole('searchbox', { name: search }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? Number.NaN), `${width} px`).toBeLessThanOrEqual(field?.x ?? 0);
  }
});

test('the controls of an episode, which has the most buttons, fit in one row at every width', async ({
  page,
  request,
}) => {
  const { episodes } = await freeSeries(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/watch/${episodes[0]?.slug}`);
  const { video } = player(page);
  await expectPlaying(video);
  // The clock is longest near the end.
  await video.last().evaluate((media: HTMLVideoElement) => {
    media.currentTime = media.duration - 60;
  });
  await expectOneRow(page);
});

test('on a phone in landscape the picture fills the screen and nothing covers it', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  const size = { width: 844, height: 390 };
  await page.setViewportSize(size);
  await page.goto(`/channels/all/${channel?.slug}`);
  const { region, video } = player(page);
  await expectPlaying(video);
  expect(await region.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > nav')).toBeHidden();
  await page.getByRole('button', { name: 'Закрыть канал' }).click();
  await expect(page).toHaveURL('/channels');
  await expect(page.locator('body > header')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the offer to turn the sound on covers no button of the small picture', async ({ page, request }) => {
    const [channel] = await freeChannels(request);
    // A browser that lets a page play without sound only.
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await page.goto(`/channels/all/${channel?.slug}`);
    const { region, video } = player(page);
    await expectPlaying(video);
    await expect(region.getByRole('button', { name: 'Включить звук' }).first()).toBeVisible();
    const covered = await region.evaluate((section) => {
      const boxes = [...section.querySelectorAll('button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({
          name: button.ariaLabel ?? button.textContent,
          box: button.getBoundingClientRect(),
        }));
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(({ box }) => meet(one.box, box))
          .map(({ name }) => `${one.name} / ${name}`),
      );
    });
    expect(covered).toEqual([]);
  });
});

test('the offer of a locked channel fills the place of the player, and grows if its content needs more', async ({
  page,
  request,
}) => {
  const all = await ask<WireChannel[]>(
    request,
    '/channels/channel_list?includes=current_schedules&limit=100',
  );
  const locked = all.find((channel) => !channel.is_free && channel.age < 18 && channel.current_schedule);
  if (!locked) throw new Error('no locked channel');
  for (const [width, height] of [
    [1920, 1080],
    [960, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/channels/all/${locked.slug}`);
    const offer = page.locator('[data-tall]');
    await expect(offer.getByRole('link').first()).toBeVisible();
    const seen = await offer.evaluate((element) => {
      // The element that full screen shows has no box of its own outside of it.
      const frame = element.closest('[data-fullscreen-frame]');
      const place = frame?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { height } = element.getBoundingClientRect();
      return {
        isFilled: Math.abs(height - place.height) < 1,
        isWhole: [...element.querySelectorAll('p, a')].every((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return top >= place.top && bottom <= place.bottom;
        }),
        isAsLargeAsAPicture: place.height >= Math.floor((place.width * 9) / 16),
      };
    });
    expect(seen).toEqual({ isFilled: true, isWhole: true, isAsLargeAsAPicture: true });
  }
});

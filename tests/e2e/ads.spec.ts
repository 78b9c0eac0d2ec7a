import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ask, freeChannels, platformUrl } from './support/platform';
import { test } from './support/test';

interface AdStream {
  stat: { id: string };
  ad: { pre_roll: Array<{ url: string; aliases: string[] }> };
  packshots: Array<{ url: string; duration_ms: number }>;
}

/** Returns the device token of a guest, because guests see advertising. */
async function guest(post: (path: string, data: object) => Promise<{ id: string; access_token: string }>) {
  const [username, password] = [randomUUID(), randomUUID().slice(0, 32)];
  await post('/users', { username, password, is_guest: true });
  const { access_token: user } = await post('/auth/login', { login: username, password });
  const { id } = await post(`/users/self/devices?access_token=${user}`, { device_type: 'pc' });
  return (await post('/auth/device', { device_id: id })).access_token;
}

// The page belongs to the test: the policy of a plain file does not allow media (quality S26).
test.use({ bypassCSP: true });

test('spec 2 §4 Ads: a VAST tag read by a page of the site gives an ad that plays with sound and is counted', async ({
  page,
  request,
}) => {
  const token = await guest(async (path, data) =>
    (await request.post(`${platformUrl}/v2${path}`, { data })).json(),
  );
  const [channel] = await freeChannels(request);
  const { ad, stat, packshots } = await ask<AdStream>(
    request,
    `/channels/${channel?.id}/stream?access_token=${token}`,
  );
  // This page has another origin than the platform, so tag, media and trackers are fetched across origins.
  await page.goto('/robots.txt');
  await page.setContent('<!doctype html><title>viewer</title><video muted width="320"></video>');
  const trackers = await page.evaluate(async (tag) => {
    const vast = new DOMParser().parseFromString(await (await fetch(tag)).text(), 'text/xml');
    const texts = (path: string) => [...vast.querySelectorAll(path)].map((one) => one.textContent ?? '');
    const video = document.querySelector('video') as HTMLVideoElement;
    video.src = texts('MediaFile')[0] ?? '';
    await video.play();
    return [...texts('Impression'), ...texts('Tracking[event=start]')];
  }, ad.pre_roll[0]?.url ?? '');

  const decoded = () =>
    page.evaluate(() => {
      const video = document.querySelector('video') as HTMLVideoElement & {
        webkitAudioDecodedByteCount: number;
      };
      const { totalVideoFrames } = video.getVideoPlaybackQuality();
      return Math.min(totalVideoFrames, video.webkitAudioDecodedByteCount);
    });
  await expect.poll(decoded).toBeGreaterThan(25);
  expect(await page.evaluate(() => document.querySelector('video')?.duration)).toBeCloseTo(15.4, 1);

  await page.evaluate(async (urls) => {
    for (const url of urls) await fetch(url);
  }, trackers);
  const seen = await request.get(`${platformUrl}/sandbox/ads.json?stat=${stat.id}`);
  const events = ((await seen.json()) as { tracks: Array<{ event: string }> }).tracks.map(
    ({ event }) => event,
  );
  expect(events.sort()).toEqual(['impression', 'start']);

  const length = await page.evaluate(async (src) => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.src = src;
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    return video.duration * 1000;
  }, packshots[0]?.url ?? '');
  expect(Math.abs(length - (packshots[0]?.duration_ms ?? 0))).toBeLessThan(100);
});

import { createNativeEngine } from '@/player/engines/native/native';
import { firstPicture, playWithFakes, report } from './support';

playWithFakes();

/** The player of an iPhone: loading anew begins at second 0, paused. */
function openNative(isLive: boolean) {
  const media = document.createElement('video');
  const list = Object.assign([], { addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(media, 'textTracks', { value: list });
  const events = { tracks() {}, height() {}, cues() {}, fault() {}, leftWindow() {} };
  const native = createNativeEngine(media, events);
  native.load({ url: 'https://origin/a.m3u8', live: isLive, ...(!isLive && { startAt: 40 }) });
  media.load = () => report(media, { currentTime: 0, paused: true, readyState: 0 }, 'emptied');
  return { media, native };
}

test.each([
  ['a film goes on where it was', false, 300],
  ['live begins at its edge', true, 0],
])('spec 2 §4: after a lost network the player of the browser loads again: %s', async (_, isLive, second) => {
  const { media, native } = openNative(isLive);
  await media.play();
  firstPicture(media);
  report(media, { currentTime: 300 }, 'timeupdate');
  native.restart();
  firstPicture(media);
  expect([media.currentTime, media.paused]).toEqual([second, false]);
});

test('a film that never began starts at its own second, and one that was paused stays paused', () => {
  const { media, native } = openNative(false);
  native.restart();
  firstPicture(media);
  expect([media.currentTime, media.paused]).toEqual([40, true]);
});

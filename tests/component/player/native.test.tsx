import { createNativeEngine } from '@/player/engines/native/native';
import { firstPicture, playWithFakes, report } from './support';

playWithFakes();

/** The part of an event target that a list of tracks has. */
class FakeTarget {
  readonly listeners: Record<string, () => void> = {};
  addEventListener = (name: string, listener: () => void) => {
    this.listeners[name] = listener;
  };
}

/** The player of an iPhone: loading anew begins at second 0, paused. */
function openNative(isLive: boolean) {
  const media = document.createElement('video');
  const list = Object.assign([], { addEventListener() {}, removeEventListener() {} });
  Object.defineProperty(media, 'textTracks', { value: list });
  // Only Safari has it.
  Object.defineProperty(media, 'audioTracks', { value: undefined });
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

describe('spec 2 §4 Tracks: the sound of the player of the browser', () => {
  const track = (language: string, enabled: boolean) => ({ language, label: language, enabled });

  function openWith(audioTracks: unknown, audioLanguages: string[] = []) {
    const media = document.createElement('video');
    const text = Object.assign([], { addEventListener() {}, removeEventListener() {} });
    Object.defineProperty(media, 'textTracks', { value: text });
    Object.defineProperty(media, 'audioTracks', { value: audioTracks });
    const tracks = jest.fn();
    const events = { tracks, height() {}, cues() {}, fault() {}, leftWindow() {} };
    const native = createNativeEngine(media, events);
    native.load({ url: 'https://origin/a.m3u8', live: false, audioLanguages });
    firstPicture(media);
    return { native, media, said: () => tracks.mock.lastCall[0] };
  }
  const list = () => Object.assign([track('ru', true), track('kk', false)], new FakeTarget());

  test('its languages are offered, and the chosen one plays alone', () => {
    const audioTracks = list();
    const { native, said } = openWith(audioTracks);
    expect(said()).toMatchObject({ audioId: '0', audio: [{ id: '0', language: 'ru' }, { id: '1' }] });
    native.setAudio('1');
    expect(audioTracks.map(({ enabled }) => enabled)).toEqual([false, true]);
    audioTracks.listeners.change?.();
    expect(said()).toMatchObject({ audioId: '1' });
  });

  test('it begins in the first language of the viewer that the stream has', () => {
    expect(openWith(list(), ['en', 'kk']).said()).toMatchObject({ audioId: '1' });
  });

  test.each([
    ['chosen', [], '1'],
    ['preferred', ['kk'], null],
  ])('the %s track plays again after the stream was loaded anew', (_, languages, chosen) => {
    const audioTracks = list();
    const { native, said, media } = openWith(audioTracks, languages);
    if (chosen) native.setAudio(chosen);
    native.restart();
    // The browser begins with the default of the stream.
    Object.assign(audioTracks, [track('ru', true), track('kk', false)]);
    firstPicture(media);
    expect(said()).toMatchObject({ audioId: '1' });
  });

  test('a browser that does not name its tracks has no choice', () => {
    const { native, said } = openWith(undefined);
    native.setAudio('1');
    expect(said()).toMatchObject({ audio: [], audioId: null });
  });
});

test('a film that never began starts at its own second, and one that was paused stays paused', () => {
  const { media, native } = openNative(false);
  native.restart();
  firstPicture(media);
  expect([media.currentTime, media.paused]).toEqual([40, true]);
});

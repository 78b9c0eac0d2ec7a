import type { PlayerDrm } from '@/player/core/drm';
import { AUTO_QUALITY } from '@/player/core/tracks';
import { FakeHls, fakeStream, LEVELS } from './fake-hls';

jest.mock('hls.js', () => jest.requireActual<typeof import('./fake-hls')>('./fake-hls').fakeHlsModule());

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const drm: PlayerDrm = {
  system: 'widevine',
  container: 'hls',
  url: 'https://media.example/index.m3u8',
  licenceUrl: 'https://licence.example',
};

function play(isProtected: boolean) {
  const engine = fakeStream(isProtected ? { drm } : {});
  FakeHls.last.say('hlsManifestParsed');
  return engine;
}

const agent = jest.spyOn(navigator, 'userAgent', 'get');
afterEach(() => {
  agent.mockReset();
  FakeHls.ladder = LEVELS;
});

describe('spec 2 §9: no adaptive bitrate for protected streams on Android', () => {
  test('one level plays, that of the start, also when automatic is chosen again', () => {
    agent.mockReturnValue(ANDROID);
    const engine = play(true);
    expect(FakeHls.last.loadLevel).toBe(1);
    engine.setQuality(0);
    expect(FakeHls.last.nextLevel).toBe(0);
    engine.setQuality(AUTO_QUALITY);
    expect(FakeHls.last.nextLevel).toBe(1);
  });

  test.each([
    ['a stream without protection', ANDROID, false],
    ['another system', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', true],
  ])('%s stays adaptive', (_, userAgent, isProtected) => {
    agent.mockReturnValue(userAgent);
    const engine = play(isProtected);
    expect(FakeHls.last.loadLevel).toBe(AUTO_QUALITY);
    engine.setQuality(AUTO_QUALITY);
    expect(FakeHls.last.nextLevel).toBe(AUTO_QUALITY);
  });
});

test.each([
  ['eight steps', [144, 240, 360, 480, 540, 720, 900, 1080], [144, 240, 360, 480, 540, 720, 900, 1080]],
  ['more than 1080 lines', [360, 1080, 1440, 2160], [360, 1080]],
  ['only more than 1080 lines', [1440, 2160], [1440]],
])('spec 2 §4: of %s, the automatic choice keeps all up to 1080', (_, heights, kept) => {
  FakeHls.ladder = heights.map((height) => ({ height, bitrate: height * 2000 }));
  play(false);
  expect(FakeHls.last.levels.map(({ height }) => height)).toEqual(kept);
});

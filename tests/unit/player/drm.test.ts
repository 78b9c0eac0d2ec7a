import { type ErrorData, ErrorDetails, ErrorTypes } from 'hls.js';
import { type DrmSystem, isAndroid, licenceError, type PlayerDrm } from '@/player/core/drm';
import { contentKeyContext, spcForm } from '@/player/engines/fairplay';
import { hlsDrmConfig } from '@/player/engines/hls/drm';
import { hlsFault } from '@/player/engines/hls/faults';
import { chooseProtected } from '@/player/engines/select';
import { shakaConfig } from '@/player/engines/shaka/config';
import { shakaFault } from '@/player/engines/shaka/faults';

const offer = (container: PlayerDrm['container'], system: DrmSystem): PlayerDrm => ({
  container,
  system,
  url: `https://media/${container}-${system}`,
  licenceUrl: 'https://licence',
  certificateUrl: system === 'fairplay' ? 'https://licence/cer' : null,
});
const all = [
  offer('dash', 'widevine'),
  offer('hls', 'fairplay'),
  offer('dash', 'playready'),
  offer('hls', 'clearkey'),
];
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';

describe('spec 2 §3 DRM: the system and engine', () => {
  const modern = { mse: true, nativeHls: false, webKitFairPlay: false };
  const chosen = async (systems: DrmSystem[], can = modern) => {
    const choice = await chooseProtected(all, can, async (system) => systems.includes(system));
    return choice && [choice.name, choice.drm?.system, choice.url];
  };
  test.each<[string, DrmSystem[], unknown]>([
    ['Chrome and Firefox', ['widevine', 'clearkey'], ['shaka', 'widevine', 'https://media/dash-widevine']],
    [
      'Edge with PlayReady alone',
      ['playready', 'clearkey'],
      ['shaka', 'playready', 'https://media/dash-playready'],
    ],
    ['Safari', ['fairplay', 'clearkey'], ['hls', 'fairplay', 'https://media/hls-fairplay']],
    ['a browser without contracts', ['clearkey'], ['hls', 'clearkey', 'https://media/hls-clearkey']],
    ['a browser without any system', [], null],
  ])('%s', async (_, systems, choice) => {
    expect(await chosen(systems)).toEqual(choice);
  });

  test('without Media Source the native player takes FairPlay, and nothing else is tried', async () => {
    const iphone = { mse: false, nativeHls: true, webKitFairPlay: true };
    expect(await chosen(['widevine', 'clearkey'], iphone)).toEqual([
      'native',
      'fairplay',
      'https://media/hls-fairplay',
    ]);
    expect(await chosen(['fairplay'], { ...iphone, webKitFairPlay: false })).toBeNull();
    expect(await chooseProtected([offer('hls', 'clearkey')], iphone, async () => true)).toBeNull();
  });
});

describe('spec 2 §9 Widevine robustness', () => {
  test('both engines ask for SW_SECURE_CRYPTO', () => {
    const widevine = offer('dash', 'widevine');
    expect(shakaConfig({ drm: widevine })).toMatchObject({
      drm: {
        servers: { 'com.widevine.alpha': 'https://licence' },
        advanced: {
          'com.widevine.alpha': {
            videoRobustness: ['SW_SECURE_CRYPTO'],
            audioRobustness: ['SW_SECURE_CRYPTO'],
          },
        },
      },
    });
    expect(hlsDrmConfig(widevine).drmSystemOptions).toEqual({
      audioRobustness: 'SW_SECURE_CRYPTO',
      videoRobustness: 'SW_SECURE_CRYPTO',
    });
    expect(hlsDrmConfig(offer('hls', 'playready')).drmSystemOptions).toBeUndefined();
  });

  test.each([
    ['Android', ANDROID, [2], false],
    ['elsewhere', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', [], true],
  ])('%s: audio channels and adaptive bitrate of a protected stream', (_, agent, channels, isAdaptive) => {
    const { abr, preferredAudio = [] } = shakaConfig({ drm: offer('dash', 'widevine') }, agent);
    expect([preferredAudio.map(({ channelCount }) => channelCount), abr.enabled]).toEqual([
      channels,
      isAdaptive,
    ]);
    expect(shakaConfig({}, agent).abr.enabled).toBe(true);
  });

  test('Android is read as a word', () => {
    expect([isAndroid(ANDROID), isAndroid('NotAndroidish')]).toEqual([true, false]);
  });
});

describe('spec 2 §7 DRM licence server: FairPlay', () => {
  test('posts the parameter spc, and has the address of the certificate', () => {
    expect(spcForm(Uint8Array.of(0, 255, 62))).toBe('spc=AP8%2B');
    expect(hlsDrmConfig(offer('hls', 'fairplay')).drmSystems).toEqual({
      'com.apple.fps': { licenseUrl: 'https://licence', serverCertificateUrl: 'https://licence/cer' },
    });
  });

  test.each(['AQID', '<ckc>AQID</ckc>\n'])('reads the key context %s', (text) => {
    const answer = new TextEncoder().encode(text).buffer as ArrayBuffer;
    expect([...new Uint8Array(contentKeyContext(answer))]).toEqual([1, 2, 3]);
  });

  test('bytes stay bytes', () => {
    const answer = Uint8Array.of(0, 200, 7).buffer;
    expect(contentKeyContext(answer)).toBe(answer);
  });
});

describe('spec 2 §8, a licence error', () => {
  const nested = { code: 8002, message: 'Wrapped', error: { message: 'Too many devices', code: 17 } };
  test.each([
    ['flat', 403, '{"code":4031,"message":"Not yours"}', 'Not yours', '4031'],
    ['below error', 403, '{"error":{"code":"E7","message":"Not yours"}}', 'Not yours', 'E7'],
    [
      'of the platform',
      403,
      '{"error_code":"permission_denied","detail":"No rights"}',
      'No rights',
      'permission_denied',
    ],
    ['8002 shows the nested message', 500, JSON.stringify(nested), 'Too many devices', '8002'],
    [
      '8002 nested as text',
      500,
      JSON.stringify({ code: 8002, message: '{"message":"Inner"}' }),
      'Inner',
      '8002',
    ],
    ['another code keeps its own', 500, JSON.stringify({ ...nested, code: 8001 }), 'Wrapped', '8001'],
    ['a page of a proxy', 502, '<html>Bad gateway</html>', null, '502'],
    ['nothing', 500, '', null, '500'],
  ])('%s', (_, status, answer, message, code) => {
    expect(licenceError(status, answer)).toEqual({ message, code });
  });

  const answer = '{"code":4031,"message":"Not yours"}';
  const licence = { message: 'Not yours', code: '4031' };

  test('shaka hands it over', () => {
    const cause = { severity: 2, category: 1, code: 1001, data: ['https://licence', 403, answer] };
    const error = { severity: 2, category: 6, code: 6007, data: [cause] };
    expect(shakaFault(error)).toMatchObject({ kind: 'drm', status: 403, licence });
    const hung = { ...error, data: [{ ...cause, code: 1003, data: [] }] };
    expect(shakaFault(hung)).toMatchObject({ kind: 'drm', licence: { message: null, code: '1003' } });
  });

  test('hls.js hands it over', () => {
    const error = {
      type: ErrorTypes.KEY_SYSTEM_ERROR,
      details: ErrorDetails.KEY_SYSTEM_LICENSE_REQUEST_FAILED,
      fatal: true,
      response: { code: 403 },
      networkDetails: { response: new TextEncoder().encode(answer).buffer },
    } as unknown as ErrorData;
    expect(hlsFault(error)).toMatchObject({ kind: 'drm', status: 403, licence });
  });
});

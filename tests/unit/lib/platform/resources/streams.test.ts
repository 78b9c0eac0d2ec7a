import * as v from 'valibot';
import { send } from '@/lib/platform/http/transport';
import {
  channelStreamCall,
  contentStreamCall,
  toStream,
  trailerStreamCall,
  watchPositionCall,
} from '@/lib/platform/resources/streams';

const { schema } = channelStreamCall(1015, null);
const read = (answer: object) => toStream(v.parse(schema, answer));

const offer = (type: string, url: string, license = 'http://p/license') => ({ type, url, license });

test('wire 3: the address with every quality is preferred, and a stream for everyone has no licence', () => {
  const stream = read({ hls: 'http://p/one.m3u8', hls_mbr: 'http://p/all.m3u8', dash: 'http://p/a.mpd' });
  expect(stream).toMatchObject({ hls: 'http://p/all.m3u8', dash: 'http://p/a.mpd', drm: [] });
});

describe('spec 2 §3 DRM stream data', () => {
  test('systems stay in the order of the platform; FairPlay has its certificate', () => {
    const streams = [offer('dash_widevine', 'w'), offer('hls_fairplay', 'f'), offer('dash_playready', 'p')];
    const { hls, dash, drm } = read({ drm: { streams, fpsCertificate: 'http://p/cer' } });
    expect({ hls, dash }).toEqual({ hls: null, dash: null });
    const licence = { licenceUrl: 'http://p/license' };
    expect(drm).toEqual([
      { container: 'dash', system: 'widevine', url: 'w', ...licence, certificateUrl: null },
      { container: 'hls', system: 'fairplay', url: 'f', ...licence, certificateUrl: 'http://p/cer' },
      { container: 'dash', system: 'playready', url: 'p', ...licence, certificateUrl: null },
    ]);
  });

  test('a stream without a licence address uses the one of its system', () => {
    const { drm } = read({ drm: { streams: [offer('dash_widevine', 'w', '')], laWidevine: 'http://p/la' } });
    expect(drm).toMatchObject([{ licenceUrl: 'http://p/la' }]);
  });

  test.each([
    ['without any licence address', offer('dash_clearkey', 'c', '')],
    ['of an unknown type', offer('dash_other', 'o')],
  ])('a stream %s is left out', (_, stream) => {
    expect(read({ drm: { streams: [stream] } }).drm).toEqual([]);
  });
});

test('spec 2 §3 trackers: those of kind tns are read, others and incomplete ones do not disturb', () => {
  const params = { CatID: '1', VcID: '3929', VcVersion: '1', Account: 'taspa', Tmsec: 'taspa_tv' };
  const { trackers } = read({
    trackers: [
      { tracker_type: 'tns', params },
      { tracker_type: 'other', params: [1] },
      { tracker_type: 'tns' },
    ],
  });
  expect(trackers).toEqual([params]);
  expect(read({}).trackers).toEqual([]);
});

test('markers become what can be skipped and chapters; unknown types and missing markers are fine', () => {
  const { markers, chapters } = read({
    markers: [
      { type: 'intro', start: 5, end: 60, title: null },
      { type: 'chapter', start: 60, end: null, title: 'Буран' },
      { type: 'chapter', start: 90, end: null, title: null },
      { type: 'advert', start: 100, end: 120, title: null },
    ],
  });
  expect(markers).toEqual([{ kind: 'intro', start: 5, end: 60 }]);
  expect(chapters).toEqual([{ at: 60, title: 'Буран' }]);
  expect(read({})).toMatchObject({ markers: [], chapters: [] });
});

test('spec 2 §7 Playback statistics: the report of a position outlives the page that sends it', async () => {
  const request = jest.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => new Response('{}'));
  await send(watchPositionCall('5', 61), { base: 'http://p/v2', headers: {}, fetch: request });
  expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'PATCH', keepalive: true });
});

describe('playlists in the answer (docs/PLATFORM.md)', () => {
  const hls = 'http://p/hls/grant/live/1/index.m3u8';

  test('their addresses are relative to that of the stream', () => {
    const playlists = [
      { uri: 'index.m3u8', text: 'all' },
      { uri: 'v360.m3u8', text: 'one' },
      { uri: 'http://', text: 'broken' },
    ];
    const { playlists: known } = read({ hls: 'http://p/low.m3u8', hls_mbr: hls, playlists });
    expect([...(known?.texts ?? [])]).toEqual([
      [hls, 'all'],
      ['http://p/hls/grant/live/1/v360.m3u8', 'one'],
    ]);
    expect(known?.receivedAt).toBeLessThanOrEqual(performance.now());
  });

  test.each([
    ['a platform without them', { hls }],
    ['a protected stream', { playlists: [] }],
  ])('there are none from %s', (_, answer) => {
    expect(read(answer).playlists).toBeNull();
  });

  test('channels and titles want them', () => {
    for (const { query } of [channelStreamCall(1, null), contentStreamCall('3', '4'), trailerStreamCall('5')])
      expect(query).toMatchObject({ playlists: true });
  });
});

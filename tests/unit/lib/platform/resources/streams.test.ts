import * as v from 'valibot';
import { channelStreamCall, toStream } from '@/lib/platform/resources/streams';

const { schema } = channelStreamCall(1015, null);
const read = (answer: object) => toStream(v.parse(schema, answer));

const offer = (type: string, url: string, license = 'http://p/license') => ({ type, url, license });

test('wire 3: the address with every quality is preferred, and a stream for everyone has no licence', () => {
  const stream = read({ hls: 'http://p/one.m3u8', hls_mbr: 'http://p/all.m3u8', dash: 'http://p/a.mpd' });
  expect(stream).toMatchObject({ hls: 'http://p/all.m3u8', dash: 'http://p/a.mpd', drm: null });
});

test.each([
  ['what this browser can play', [offer('dash_widevine', 'w'), offer('dash_clearkey', 'c')], 'c'],
  ['no system that needs an agreement', [offer('dash_widevine', 'w'), offer('hls_fairplay', 'f')], null],
  ['nothing without a licence', [offer('dash_clearkey', 'c', '')], null],
])('wire 5.2: of protected streams it takes %s', (_, streams, url) => {
  const { hls, dash, drm } = read({ drm: { streams } });
  expect({ hls, dash, drm }).toEqual({
    hls: null,
    dash: url,
    drm: url && { system: 'clearkey', licenceUrl: 'http://p/license' },
  });
});

import { EventEmitter } from 'node:events';
import type Hls from 'hls.js';
import { Events } from 'hls.js';
import { soundBesidePicture } from '@/player/engines/hls/sound-beside';

/** Spec 2 §4 Stream start: a live stream does not wait for its sound after its picture. */

const MINUTE = Date.parse('2026-03-05T10:00:00Z');
const SEGMENT_MS = 3_840;
const fragment = (at: number, more = {}) => ({
  type: 'main',
  sn: 70 + at,
  url: `https://origin/sound/${at}.m4s`,
  programDateTime: MINUTE + at * SEGMENT_MS,
  duration: SEGMENT_MS / 1000,
  byteRange: [],
  initSegment: { url: 'https://origin/sound/init.mp4', byteRange: [] },
  ...more,
});
const track = (more = {}) => ({
  live: true,
  partTarget: 0,
  fragments: [0, 1, 2, 3].map((at) => fragment(at)),
  ...more,
});

function start() {
  const hls = new EventEmitter();
  soundBesidePicture(hls as unknown as Hls);
  return {
    loads: (frag: object) => hls.emit(Events.FRAG_LOADING, Events.FRAG_LOADING, { frag }),
    knows: (details: object) => hls.emit(Events.AUDIO_TRACK_LOADED, Events.AUDIO_TRACK_LOADED, { details }),
  };
}
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
const ITS_SOUND = ['https://origin/sound/init.mp4', 'https://origin/sound/2.m4s'];

beforeEach(() => document.head.replaceChildren());

test.each([
  ['the picture is asked for first', true],
  ['the sound is known first', false],
])('the sound of the first picture is fetched beside it, once: %s', (_name, isPictureFirst) => {
  const hls = start();
  hls.loads(fragment(0, { sn: 'initSegment' }));
  if (!isPictureFirst) hls.knows(track());
  hls.loads(fragment(2));
  if (isPictureFirst) hls.knows(track());
  expect(fetched()).toEqual(ITS_SOUND);
  expect(document.querySelector('link')).toMatchObject({ as: 'fetch', crossOrigin: 'anonymous' });
  hls.loads(fragment(3));
  expect(fetched()).toEqual(ITS_SOUND);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual(ITS_SOUND.slice(1));
});

test('segments of sound and picture need not begin at the same millisecond', () => {
  const hls = start();
  hls.knows(track());
  hls.loads(fragment(2, { programDateTime: MINUTE + 2 * SEGMENT_MS - 21 }));
  expect(fetched()).toEqual(ITS_SOUND);
});

test.each([
  ['a title, whose sound hls.js loads at once', track({ live: false }), {}],
  ['a stream with parts', track({ partTarget: 0.5 }), {}],
  ['a stream without dates', track(), { programDateTime: null }],
  ['a playlist of sound that does not have this second', track({ fragments: [fragment(0)] }), {}],
  [
    'segments that are parts of one file',
    track({ fragments: [fragment(2, { byteRange: [0, 9], initSegment: null })] }),
    {},
  ],
])('%s: nothing is fetched', (_name, details, picture) => {
  const hls = start();
  hls.knows(details);
  hls.loads(fragment(2, picture));
  expect(fetched()).toEqual([]);
});

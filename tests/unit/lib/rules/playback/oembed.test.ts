import { embedTargetOf, frameSize } from '@/lib/rules/playback/oembed';

test.each([
  ['/watch/2021-the-salt-road-12', { kind: 'content', slug: '2021-the-salt-road-12' }],
  ['/contents/series-1', { kind: 'content', slug: 'series-1' }],
  ['/contents/тұз-жолы-12', { kind: 'content', slug: 'тұз-жолы-12' }],
  ['/channels/all/хабар', { kind: 'channel', key: 'хабар', ts: null }],
  ['/watch/%E0%A4%A', null],
  ['/contents/series-1/77', { kind: 'content', slug: '77' }],
  ['/content_embed/film-1?ignore_parental_control=1', { kind: 'content', slug: 'film-1' }],
  ['/channels/all/3929', { kind: 'channel', key: '3929', ts: null }],
  ['/channels/all/qazaq?ts=1700000000', { kind: 'channel', key: 'qazaq', ts: 1_700_000_000 }],
  ['/channel_embed/7?ts=-5', { kind: 'channel', key: '7', ts: null }],
  ['/channels/all', null],
  ['/', null],
  ['/movies', null],
  ['/watch/a/b', null],
  ['/persons/somebody-1', null],
])('oEmbed: %s', (path, target) => {
  expect(embedTargetOf(new URL(path, 'https://taspa.example'))).toEqual(target);
});

test.each([
  [{}, { width: 960, height: 540 }],
  [{ width: 640 }, { width: 640, height: 360 }],
  [{ height: 180 }, { width: 320, height: 180 }],
  [
    { width: 4000, height: 4000 },
    { width: 960, height: 540 },
  ],
  [
    { width: 300, height: 100 },
    { width: 177, height: 100 },
  ],
])('oEmbed: the frame fits into %j', (most, size) => {
  expect(frameSize(most)).toEqual(size);
});

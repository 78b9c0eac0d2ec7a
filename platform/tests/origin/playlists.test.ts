import { processorTime } from '../../../tests/support/processor.ts';
import { masterPlaylist, mediaPlaylist } from '../../src/origin/hls.ts';
import { openPool } from '../../src/origin/pool.ts';
import {
  archivePresentation,
  livePresentation,
  type Presentation,
  titlePresentation,
} from '../../src/origin/presentation.ts';
import { entryAt, segmentAt, segmentStartMs } from '../../src/origin/timeline.ts';
import { TRACKS } from '../../src/origin/track-id.ts';
import { CHANNEL, catalogue, FILM, NOW, POOL_DIR } from './support.ts';

const EDGE = segmentAt(NOW) - 1;
const ON_AIR = entryAt(CHANNEL.slots, EDGE);

function archive(ts: number, nowMs = NOW): Presentation {
  const show = archivePresentation(CHANNEL, ts, nowMs);
  if (!show) throw new Error('nothing there');
  return show;
}

const numbersIn = (playlist: string) =>
  [...playlist.matchAll(/\/(\d+)\.(?:m4s|vtt)/g)].map(([, n]) => Number(n));
const tag = (playlist: string, name: string) => playlist.match(new RegExp(`^#EXT-X-${name}:(.*)$`, 'm'))?.[1];

test('media 2: live is the last 8 complete segments, in every rendition the same', () => {
  for (const track of TRACKS) {
    const text = mediaPlaylist(livePresentation(CHANNEL, NOW), track);
    expect(numbersIn(text)).toEqual(Array.from({ length: 8 }, (_, at) => EDGE - 7 + at));
    expect(tag(text, 'MEDIA-SEQUENCE')).toBe(String(EDGE - 7));
    expect(tag(text, 'TARGETDURATION')).toBe('4');
    expect(text).not.toMatch(/ENDLIST|PLAYLIST-TYPE|DISCONTINUITY|X-START/);
  }
});

test('media 2: the live window moves by one segment at each boundary of the grid', () => {
  const next = segmentStartMs(EDGE + 2);
  expect(livePresentation(CHANNEL, next - 1).to).toBe(EDGE);
  expect(livePresentation(CHANNEL, next).to).toBe(EDGE + 1);
});

test('PROGRAM-DATE-TIME is on the first segment and at the start of each programme', () => {
  const boundary = ON_AIR.end;
  const text = mediaPlaylist(livePresentation(CHANNEL, segmentStartMs(boundary + 4)), 'v360');
  const dated = [...text.matchAll(/PROGRAM-DATE-TIME:(\S+)\n#EXTINF:3.84000,\nseg\/v360\/(\d+)/g)];
  expect(dated.map(([, , n]) => Number(n))).toEqual([boundary - 4, boundary]);
  for (const [, date, n] of dated) expect(Date.parse(date ?? '')).toBe(segmentStartMs(Number(n)));
});

test('spec 2 §4: start-over is an EVENT from the first segment of the programme to now', () => {
  for (const ts of [ON_AIR.timestamp, ON_AIR.realTimestamp]) {
    for (const track of TRACKS) {
      const text = mediaPlaylist(archive(ts), track);
      expect(tag(text, 'PLAYLIST-TYPE')).toBe('EVENT');
      expect(numbersIn(text).at(0)).toBe(ON_AIR.start);
      expect(numbersIn(text).at(-1)).toBe(EDGE);
      expect(tag(text, 'MEDIA-SEQUENCE')).toBe(String(ON_AIR.start));
      expect(text).not.toContain('ENDLIST');
      // media 2.4: otherwise players start at its live edge.
      expect(tag(text, 'START')).toBe('TIME-OFFSET=0,PRECISE=YES');
    }
  }
});

test('spec 2 §4: a finished programme is a VOD list that ends with the programme', () => {
  const entry = entryAt(CHANNEL.slots, ON_AIR.start - 1);
  const text = mediaPlaylist(archive(entry.timestamp), 'a_en');
  expect(tag(text, 'PLAYLIST-TYPE')).toBe('VOD');
  expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  expect(numbersIn(text).at(0)).toBe(entry.start);
  expect(numbersIn(text).at(-1)).toBe(entry.end - 1);
});

test('a start in the middle of a programme runs from that segment to the end', () => {
  const entry = entryAt(CHANNEL.slots, ON_AIR.start - 1);
  const ts = entry.timestamp + 600;
  const numbers = numbersIn(mediaPlaylist(archive(ts), 'v240'));
  expect(numbers.at(0)).toBe(segmentAt(ts * 1000));
  expect(numbers.at(-1)).toBe(entry.end - 1);
});

test('an EVENT becomes a VOD when the last segment is complete, not earlier', () => {
  const done = segmentStartMs(ON_AIR.end);
  expect(archive(ON_AIR.timestamp, done - 1).ended).toBe(false);
  expect(archive(ON_AIR.timestamp, done).ended).toBe(true);
  expect(archive(ON_AIR.timestamp, done + 10_000_000).to).toBe(ON_AIR.end - 1);
});

test('spec 2 §4: the future is not available', () => {
  expect(archivePresentation(CHANNEL, NOW / 1000 + 60, NOW)).toBeNull();
  expect(archivePresentation(CHANNEL, ON_AIR.timestamp + ON_AIR.duration, NOW)).toBeNull();
});

test('a segment is served one ahead of the playlist, but not after the end of the programme', () => {
  expect(livePresentation(CHANNEL, NOW).served.last).toBe(EDGE + 1);
  expect(archive(ON_AIR.timestamp).served).toEqual({ first: ON_AIR.start, last: EDGE + 1 });
  const late = segmentStartMs(ON_AIR.end);
  expect(archive(ON_AIR.timestamp, late).served.last).toBe(ON_AIR.end - 1);
});

test('a film of two hours is a VOD list of its 1875 segments, written quickly', async () => {
  const film = await catalogue.title(FILM);
  if (!film) throw new Error('no film');
  let text = '';
  const spent = await processorTime(() => {
    text = mediaPlaylist(titlePresentation(film), 'v1080');
  });
  expect(spent).toBeLessThan(100);
  expect(numbersIn(text)).toEqual(Array.from({ length: 1875 }, (_, n) => n));
  expect(tag(text, 'PLAYLIST-TYPE')).toBe('VOD');
  expect(text).not.toMatch(/PROGRAM-DATE-TIME|X-START/);
});

test('wire 3 and 10.9: the multivariant playlist has BANDWIDTH and RESOLUTION in each STREAM-INF, in this order', async () => {
  const pool = await openPool(POOL_DIR);
  const text = masterPlaylist(pool.renditions);
  const variants = text.match(/#EXT-X-STREAM-INF:.*\n\S+\.m3u8\n/g) ?? [];
  expect(variants).toHaveLength(4);
  for (const line of variants) {
    expect(line).toMatch(/#EXT-X-STREAM-INF:BANDWIDTH=\d+,RESOLUTION=\d+x\d+,/);
    expect(line).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
  }
  expect(text).toMatch(/TYPE=AUDIO,.*LANGUAGE="ru",NAME="Русский",DEFAULT=YES/);
  expect(text).toMatch(/TYPE=AUDIO,.*LANGUAGE="en",NAME="English",DEFAULT=NO/);
  expect(text.match(/TYPE=SUBTITLES/g)).toHaveLength(2);
  await pool.close();
});

test.each([
  [{ video: 0 }, ['v240'], 'ru'],
  [{ video: 3, audio: 1 }, ['v1080'], 'en'],
  [{ audio: 0 }, ['v240', 'v360', 'v720', 'v1080'], 'ru'],
  [{ video: 9, audio: 9 }, ['v240', 'v360', 'v720', 'v1080'], 'ru'],
])(
  'wire 3 video_num and audio_num: of %j the playlist names %j and starts with audio in %s',
  async (choice, names, sound) => {
    const pool = await openPool(POOL_DIR);
    const text = masterPlaylist(pool.renditions, '', choice);
    expect([...text.matchAll(/^(v\d+)\.m3u8$/gm)].map((match) => match[1])).toEqual(names);
    expect([...text.matchAll(/LANGUAGE="(\w+)",NAME="[^"]+",DEFAULT=YES/g)].map((match) => match[1])).toEqual(
      [sound],
    );
    await pool.close();
  },
);

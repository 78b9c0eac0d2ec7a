import fc from 'fast-check';
import { subtitles } from '../../src/origin/subtitles.ts';

const part = {
  id: '803929001767258000',
  contentId: '1',
  episodeId: null,
  start: 460_428_000,
  isDark: false,
};

test('a cue has the title in words, lasts the whole segment, and shows no id', () => {
  const text = subtitles(part.start + 3, part, 'Снег', 'hls');
  expect(text.split('\n\n')[1]).toBe('00:00:00.000 --> 00:00:03.840\nСнег\n');
  expect(text).not.toContain(part.id);
});

test('media 2: the timestamp map is the position of the segment on the flat timeline, in 33 bits', () => {
  fc.assert(
    fc.property(fc.nat(600_000_000), (offset) => {
      const n = part.start + offset;
      const text = subtitles(n, part, 'x', 'hls');
      const ticks = Number(/^X-TIMESTAMP-MAP=LOCAL:00:00:00\.000,MPEGTS:(\d+)$/m.exec(text)?.[1]);
      expect(BigInt(ticks)).toBe((BigInt(n) * 345_600n) % 2n ** 33n);
    }),
  );
});

test('cues for DASH count from the beginning of the timeline and need no map', () => {
  const film = { id: '5', contentId: '5', episodeId: null, start: 0, isDark: false };
  const text = subtitles(900, film, 'Snow', 'dash');
  expect(text).toBe('WEBVTT\n\n00:57:36.000 --> 00:57:39.840\nSnow\n');
});

test.each([
  [
    'markup and line breaks of a title are escaped',
    'A & <b>\n\n00:00 --> x',
    'A &amp; &lt;b&gt; 00:00 --&gt; x',
  ],
  ['a title without words has no cue', '  ', null],
])('%s', (_, title, words) => {
  const text = subtitles(part.start, part, title, 'hls');
  expect(text.split('\n\n')[1]?.split('\n')[1] ?? null).toBe(words);
});

test('spec 2 §4 Blackout: subtitles say nothing during a blackout', () => {
  expect(subtitles(part.start, { ...part, isDark: true }, 'Снег', 'hls')).not.toContain('-->');
});

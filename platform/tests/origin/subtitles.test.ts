import fc from 'fast-check';
import { subtitles } from '../../src/origin/subtitles.ts';

const CUE = /(\d{6,})\s·\s(\d\d:\d\d:\d\d)/;
const part = {
  contentId: '1',
  episodeId: null,
  start: 460_428_000,
  cueId: '803929001767258000',
  isDark: false,
};

function ms(stamp: string): number {
  const [h = 0, m = 0, s = 0] = stamp.split(':').map(Number);
  return Math.round((h * 3600 + m * 60 + s) * 1000);
}

/** Every cue as [from, to, second it names], in milliseconds of the programme. */
function cuesOf(text: string, base: number) {
  return text
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', , named = ''] = block.split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return { from: ms(from) + base, to: ms(to) + base, named: ms(CUE.exec(named)?.[2] ?? '') };
    });
}

test('one cue for every whole second names that second of the programme, without holes between segments', () => {
  fc.assert(
    fc.property(fc.nat(2000), (offset) => {
      const cues = [offset, offset + 1].flatMap((n) =>
        cuesOf(subtitles(part.start + n, part, 'Снег', 'hls'), n * 3840),
      );
      expect(cues[0]?.from).toBe(offset * 3840);
      expect(cues.at(-1)?.to).toBe((offset + 2) * 3840);
      cues.forEach(({ from, to, named }, at) => {
        expect(Math.floor(from / 1000) * 1000).toBe(named);
        expect(to).toBeLessThanOrEqual(named + 1000);
        if (at > 0) expect(cues[at - 1]?.to).toBe(from);
      });
    }),
  );
});

test('facts/media.md 2: the timestamp map is the place of the segment on the flat timeline, in 33 bits', () => {
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
  const film = { contentId: '5', episodeId: null, start: 0, cueId: '546386729444049137', isDark: false };
  const text = subtitles(900, film, 'Snow', 'dash');
  expect(text).toMatch(/^WEBVTT\n\n00:57:36\.000 --> 00:57:37\.000\nSnow\n546386729444049137 · 00:57:36\n/);
  const live = cuesOf(subtitles(part.start + 3, part, 'x', 'dash'), 0);
  expect(live[0]?.from).toBe((part.start + 3) * 3840);
});

test('the first line is the title, safe as cue text', () => {
  const text = subtitles(part.start, part, 'A & <b>\n\n00:00 --> x', 'hls');
  expect(text).toContain('\nA &amp; &lt;b&gt; 00:00 --&gt; x\n803929001767258000 · 00:00:00\n');
});

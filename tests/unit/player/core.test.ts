import { clockLength } from '@/lib/shared/clock-length';
import { abortWith } from '@/player/core/abort-with';
import { createCommands } from '@/player/core/commands';
import { createCueBook, plainCueText } from '@/player/core/cues';
import { clockTime, spokenLength } from '@/player/core/format';
import { programmeAt, sourceKey } from '@/player/core/source';
import { createStore } from '@/player/core/store';

test('the store notifies only subscribers of changed keys, after the whole patch is applied', () => {
  const store = createStore({ a: 1, b: 1 });
  const seen: number[][] = [];
  const stop = store.subscribe('a', () => seen.push([store.get('a'), store.get('b')]));
  store.set({ a: 2, b: 2 });
  store.set({ b: 3 });
  store.set({ a: 2 });
  stop();
  store.set({ a: 9 });
  expect(seen).toEqual([[2, 2]]);
});

test('media 7.9: requests without a handler wait, the last of a name wins', () => {
  const commands = createCommands();
  const seek = jest.fn();
  commands.send('seek', 10);
  commands.send('seek', 20);
  commands.handle('seek', seek, new AbortController().signal);
  expect(seek.mock.calls).toEqual([[20]]);
});

describe('a controller that aborts with a signal', () => {
  test('does so, and also by itself', () => {
    const [outer, other] = [new AbortController(), new AbortController()];
    const inner = abortWith(outer.signal);
    outer.abort();
    expect(inner.signal.aborted).toBe(true);
    abortWith(other.signal).abort();
    expect(other.signal.aborted).toBe(false);
  });

  test('is aborted when the signal already was', () => {
    expect(abortWith(AbortSignal.abort()).signal.aborted).toBe(true);
  });

  test('no longer listens to the signal when it has ended first', () => {
    const outer = new AbortController();
    const inner = abortWith(outer.signal);
    const again = jest.spyOn(inner, 'abort');
    inner.abort();
    outer.abort();
    expect(again).toHaveBeenCalledTimes(1);
  });
});

test('a handler ends with its signal; the next one takes over', () => {
  const commands = createCommands();
  const [first, second] = [jest.fn(), jest.fn()];
  const life = new AbortController();
  commands.handle('play', first, life.signal);
  life.abort();
  commands.send('play');
  commands.handle('play', second, new AbortController().signal);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('between two streams a requested position or track of the old one is dropped, and a pause reaches the new one', () => {
  const commands = createCommands();
  const [seek, setText, pause] = [jest.fn(), jest.fn(), jest.fn()];
  const handle = (signal: AbortSignal) => {
    commands.handle('seek', seek, signal);
    commands.handle('setText', setText, signal);
    commands.handle('pause', pause, signal);
  };
  const first = new AbortController();
  handle(first.signal);
  first.abort();
  commands.send('seek', 2500);
  commands.send('setText', '3');
  commands.send('pause');
  handle(new AbortController().signal);
  expect([seek, setText, pause].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

test.each<[readonly ('play' | 'pause' | 'togglePlay')[], readonly string[]]>([
  [['togglePlay', 'togglePlay'], []],
  [['togglePlay', 'togglePlay', 'togglePlay'], ['togglePlay']],
  [['pause', 'play'], ['play']],
  [['play', 'pause'], ['pause']],
  [['pause', 'togglePlay'], ['play']],
  [['play', 'togglePlay'], ['pause']],
  [['togglePlay', 'pause'], ['pause']],
])('between two streams %j comes to %j', (sent, expected) => {
  const commands = createCommands();
  const handled: string[] = [];
  for (const name of sent) commands.send(name);
  for (const name of ['play', 'pause', 'togglePlay'] as const) {
    commands.handle(name, () => handled.push(name), new AbortController().signal);
  }
  expect(handled).toEqual(expected);
});

test('the newest handler of a command has it, and gives it back when its signal aborts', () => {
  const commands = createCommands();
  const [lower, upper] = [jest.fn(), jest.fn()];
  const [life, override] = [new AbortController(), new AbortController()];
  commands.handle('pause', lower, life.signal);
  commands.handle('pause', upper, override.signal);
  commands.send('pause');
  override.abort();
  commands.send('pause');
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 1]);
});

test('cues are shown at their times, once, and per track', () => {
  const book = createCueBook();
  const cue = { start: 1, end: 2, text: 'Эфир' };
  book.add('0', [cue, { ...cue, start: 1.01 }]);
  book.add('1', [{ ...cue, text: 'On air' }]);
  expect(book.at('0', 1)).toEqual(['Эфир']);
  expect(book.at('0', 2)).toEqual([]);
  expect(book.at('1', 1.5)).toEqual(['On air']);
});

test('cue text loses its markup and keeps its lines', () => {
  expect(plainCueText('<i>Снег</i> &amp; <b>ветер</b>\n&lt;конец&gt; &unknown;')).toBe(
    'Снег & ветер\n<конец> &unknown;',
  );
});

test('a programme ends where the next one starts, and a gap has none', () => {
  const programmes = [
    { id: 'a', title: 'A', start: 0, end: 10 },
    { id: 'b', title: 'B', start: 10, end: 20 },
    { id: 'c', title: 'C', start: 30, end: 40 },
  ];
  expect([0, 9.9, 10, 25, 40].map((date) => programmeAt(programmes, date)?.id)).toEqual([
    'a',
    'a',
    'b',
    undefined,
    undefined,
  ]);
});

test('a new stream answer with the same addresses is the same source', () => {
  const source = { kind: 'live' as const, hls: 'https://origin/1.m3u8', statId: '1' };
  expect(sourceKey({ ...source, statId: '2' })).toBe(sourceKey(source));
  expect(sourceKey({ ...source, startAt: 60 })).not.toBe(sourceKey(source));
});

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s is written %s', (seconds, text) => {
  expect(clockLength(seconds)).toBe(text);
});

test.each([
  [3720, 'en', '1 hr 2 min'],
  [3723, 'ru', '1 ч 2 мин 3 с'],
  [0, 'ru', '0 с'],
])('quality E5 Slider: %d s is spoken in %s as "%s"', (seconds, locale, words) => {
  expect(spokenLength(seconds, locale).replace(/\u00a0/g, ' ')).toBe(words);
});

test.each(['ru', 'kk', 'en', 'uz'])('a time is spoken in %s', (locale) => {
  expect(spokenLength(3723, locale)).toMatch(/1\D+2\D+3\D+/);
});

test('broadcast seconds are shown in the time zone of the broadcaster', () => {
  const noon = Date.UTC(2026, 0, 10, 7, 5, 9) / 1000;
  expect(clockTime(noon, { locale: 'ru', timeZone: 'Asia/Almaty' })).toBe('12:05');
  expect(clockTime(noon, { locale: 'en', timeZone: 'Asia/Almaty', seconds: true })).toBe('12:05:09');
});

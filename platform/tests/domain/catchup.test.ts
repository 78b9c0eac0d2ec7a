// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of lists have this form
import { type Catchup, catchupUrl } from '../../src/domain/catchup.ts';
import { fillTemplate, unknownPlaceholder } from '../../src/domain/catchup-template.ts';

/** 2026-03-14 07:05:09 UTC, for an hour; requested at 12:00:00. */
const start = Date.UTC(2026, 2, 14, 7, 5, 9) / 1000;
const span = { start, end: start + 3600, now: Date.UTC(2026, 2, 14, 12) / 1000 };
const offset = span.now - start;

const of = (mode: Catchup['mode'], more: Partial<Catchup> = {}): Catchup => ({
  mode,
  correction: 0,
  zone: 'UTC',
  ...more,
});

describe('placeholders of catchup-source, filled the way players of M3U lists do', () => {
  test.each([
    ['{utc}', `${start}`],
    ['${start}', `${start}`],
    ['{utcend}', `${span.end}`],
    ['${end}', `${span.end}`],
    ['{lutc}', `${span.now}`],
    ['${now}', `${span.now}`],
    ['${timestamp}', `${span.now}`],
    ['{duration}', '3600'],
    ['${duration}', '3600'],
    ['{duration:60}', '60'],
    ['{duration:0}', '3600'],
    ['${offset}', `${offset}`],
    ['{offset:60}', `${Math.floor(offset / 60)}`],
    ['{Y}-{m}-{d}:{H}-{M}-{S}', '2026-03-14:07-05-09'],
    ['{utc:YmdHMS}', '20260314070509'],
    ['${end:Y-m-d_H-M}', '2026-03-14_08-05'],
    ['${(b)yyyyMMddHHmmss}-${(e)yyyyMMddHHmmss}', '20260314070509-20260314080509'],
    ['${(b)timestamp}', `${start}`],
    ["{(b)yyyy-MM-dd'T'HH:mm:ss}", '2026-03-14T07:05:09'],
    ['${utc:yyyyMMddHHmmss}', '20260314070509'],
    ['{utcend:YYYYMMDDHHmmss}', '20260314080509'],
    ['{start:yyMMddTHHmmssZ}', '260314T070509Z'],
  ])('%s', (template, wanted) => {
    expect(fillTemplate(template, { ...span, zone: 'UTC' })).toBe(wanted);
  });

  test.each([
    ['{catchup-id}', '{catchup-id}'],
    ['?a={utc}&b=${start-year}', '${start-year}'],
    ['{nothing}', '{nothing}'],
    ['{}', '{}'],
    ['${(b)}', '${(b)}'],
    ['${(c)yyyyMMdd}', '${(c)yyyyMMdd}'],
    ['${(b)yyyyMMddEEE}', '${(b)yyyyMMddEEE}'],
    ['{utc:YmdQ}', '{utc:YmdQ}'],
    ['{duration:minutes}', '{duration:minutes}'],
    ['{toString}', '{toString}'],
    ['{utc', '{'],
    ['{{utc}}', '{'],
  ])('%s is never sent unfilled', (template, unknown) => {
    expect(fillTemplate(template, { ...span, zone: 'UTC' })).toBeNull();
    expect(unknownPlaceholder(template)).toBe(unknown);
    expect(catchupUrl('http://tv.test/a.m3u8', of('append', { source: template }), span)).toBeNull();
  });

  test.each([
    ['${(b)yyyyMMddHHmmss}', '20260314120509'],
    ['${(b)yyyyMMddHHmmss:utc}', '20260314070509'],
    ['${(e)yyyyMMddHHmmss|UTC}', '20260314080509'],
    ['${utc:yyyyMMddHHmmss}', '20260314070509'],
    ['${start:yyyyMMddHHmmss}', '20260314120509'],
    ['{utc:YmdHMS}', '20260314120509'],
  ])('%s on a server whose clock is five hours ahead', (template, wanted) => {
    expect(fillTemplate(template, { ...span, zone: 'Asia/Almaty' })).toBe(wanted);
  });

  test('dates use the clock of the server', () => {
    expect(fillTemplate('{d} {H}:{M}', { ...span, zone: 'Asia/Almaty' })).toBe('14 12:05');
  });
});

describe('archive addresses', () => {
  const live = 'http://tv.test/ch/video.m3u8';
  const withQuery = 'http://tv.test/ch/mono.m3u8?token=t';
  test.each<[string, string, Catchup, string | null]>([
    [
      'default with a whole address',
      live,
      of('default', { source: 'http://arc.test/a?s={utc}&d={duration}' }),
      `http://arc.test/a?s=${start}&d=3600`,
    ],
    ['default with a tail', live, of('default', { source: '?s={utc}' }), `${live}?s=${start}`],
    ['default without a source', live, of('default'), null],
    ['append', withQuery, of('append', { source: '&cutv={utc:YmdHM}' }), `${withQuery}&cutv=202603140705`],
    ['append without a source', live, of('append'), null],
    ['shift', live, of('shift'), `${live}?utc=${start}&lutc=${span.now}`],
    ['shift after a query', withQuery, of('shift'), `${withQuery}&utc=${start}&lutc=${span.now}`],
    ['flussonic', live, of('flussonic'), `http://tv.test/ch/video-${start}-3600.m3u8`],
    [
      'flussonic with a token',
      withQuery,
      of('flussonic'),
      `http://tv.test/ch/mono-${start}-3600.m3u8?token=t`,
    ],
    [
      'flussonic in folders',
      'https://tv.test/a/b/ch/index.m3u8',
      of('flussonic'),
      `https://tv.test/a/b/ch/index-${start}-3600.m3u8`,
    ],
    ['flussonic without its pattern', 'http://tv.test/ch', of('flussonic'), null],
    [
      'xc',
      'http://tv.test:8080/live/user/word/1477.m3u8',
      of('xc'),
      'http://tv.test:8080/timeshift/user/word/60/2026-03-14:07-05/1477.m3u8',
    ],
    [
      'xc on the clock of its panel',
      'http://tv.test:8080/live/me@home/word/1477.m3u8',
      of('xc', { zone: 'Europe/Moscow' }),
      'http://tv.test:8080/timeshift/me@home/word/60/2026-03-14:10-05/1477.m3u8',
    ],
    ['xc without its pattern', live, of('xc'), null],
    [
      'a correction moves both ends',
      live,
      of('default', { source: 'http://arc.test/{utc}-{utcend}', correction: -9000 }),
      `http://arc.test/${start - 9000}-${span.end - 9000}`,
    ],
  ])('%s', (_, url, catchup, wanted) => {
    expect(catchupUrl(url, catchup, span)).toBe(wanted);
  });

  test('a programme on air is played up to now; flussonic follows it further', () => {
    const running = { ...span, end: span.now + 600 };
    const source = 'http://arc.test/{utc}-{duration}';
    expect(catchupUrl(live, of('default', { source }), running)).toBe(`http://arc.test/${start}-${offset}`);
    expect(catchupUrl(live, of('flussonic'), running)).toBe(`http://tv.test/ch/video-${start}-now.m3u8`);
  });
});

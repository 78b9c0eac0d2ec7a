// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of lists have this form
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guidesOf } from '../../src/import/m3u/guides.ts';
import { MAX_ENTRIES, MAX_LINE } from '../../src/import/m3u/parse.ts';
import { readList } from '../../src/import/m3u/read.ts';

const file = (name: string) => readFileSync(path.join(__dirname, 'files', name));

function read(name: string, listUrl: string | null = null) {
  return understood(file(name), listUrl);
}

function understood(bytes: Buffer, listUrl: string | null = null) {
  const { header, drafts, remarks } = readList(bytes, { listUrl, zone: 'UTC' });
  return {
    header,
    drafts,
    skipped: remarks.first.map(({ line, what, reason }) => `${line} ${what}: ${reason}`),
  };
}

const named = (name: string, listUrl?: string) =>
  new Map(read(name, listUrl).drafts.map((draft) => [draft.name, draft]));

describe('M3U lists of real providers', () => {
  test('BOM, CRLF, blank lines, missing names: a channel with any name stays, other entries are reported by line', () => {
    const { header, drafts, skipped } = read('bom-crlf.m3u');
    expect(header['url-tvg']).toBe('http://guide.test/epg.xml.gz,http://second.test/x');
    expect(drafts).toMatchObject([
      {
        line: 4,
        name: 'Первый HD',
        key: 'id:one',
        groups: ['Новости'],
        url: 'http://tv.test/one/index.m3u8',
      },
      { line: 7, name: 'Two_TV', key: 'name:two tv', guideNames: ['two tv'], guideId: null },
    ]);
    expect(skipped).toEqual([
      '9 http://tv.test/nameless.m3u8: it has no name',
      '11 http://tv.test/bare.m3u8: it has no name',
      '12 Nothing follows: no address follows it',
    ]);
  });

  test('reads windows-1251, treats #EXTGRP as a group, and splits groups at semicolons', () => {
    expect(read('windows-1251.m3u').drafts).toMatchObject([
      { name: 'Хабар 24', groups: ['Новостные'] },
      { name: 'Балапан', groups: ['Детские', 'Мультфильмы'] },
    ]);
  });

  test.each(['utf16le', 'utf16be'])('reads %s by its BOM', (encoding) => {
    const bytes = Buffer.from('\uFEFF#EXTM3U\n#EXTINF:-1,Хабар 24\nhttp://tv.test/1.m3u8\n', 'utf16le');
    expect(understood(encoding === 'utf16be' ? bytes.swap16() : bytes).drafts).toMatchObject([
      { name: 'Хабар 24', url: 'http://tv.test/1.m3u8' },
    ]);
  });

  describe('bytes that are not UTF-8', () => {
    const adult = '#EXTINF:-1 group-title="Взрослые",Ночной\nhttp://tv.test/night.m3u8\n';
    const broken = (name: string) => {
      const text = Buffer.from(`#EXTINF:-1,${name}?\nhttp://tv.test/1.m3u8\n`);
      text[text.indexOf('?')] = 0xd0;
      return text;
    };

    test('one broken letter does not turn a UTF-8 list into windows-1251: its adult group stays adult', () => {
      const { drafts, skipped } = understood(
        Buffer.concat([Buffer.from(`#EXTM3U\n${adult}`), broken('Хабар')]),
      );
      expect(drafts).toMatchObject([
        { name: 'Ночной', groups: ['Взрослые'], isAdult: true },
        { name: 'Хабар\ufffd', isAdult: false },
      ]);
      expect(skipped).toEqual(['4 Хабар\ufffd: it has letters that cannot be read']);
    });

    test('a list with the BOM of UTF-8 is UTF-8, however many letters are broken', () => {
      const list = [Buffer.from('\ufeff#EXTM3U\n'), broken('One'), broken('Two')];
      expect(understood(Buffer.concat(list)).drafts.map(({ name }) => name)).toEqual([
        'One\ufffd',
        'Two\ufffd',
      ]);
    });

    test('a U+FFFD in the list itself does not change the encoding of its other letters', () => {
      const list = Buffer.from('#EXTINF:-1,Caf\ufffd\ufffd é\nhttp://tv.test/1.m3u8\n');
      expect(understood(list).drafts).toMatchObject([{ name: 'Caf\ufffd\ufffd é' }]);
    });

    test('a sign of windows-1251 in a list of ASCII is that sign', () => {
      const list = Buffer.from('#EXTINF:-1,Kanal N 1\nhttp://tv.test/1.m3u8\n');
      list[list.indexOf('N 1')] = 0xb9;
      expect(understood(list)).toMatchObject({ drafts: [{ name: 'Kanal № 1' }], skipped: [] });
    });
  });

  test('quotes inside quotes, single and missing ones, commas in values, HTML entities', () => {
    const { drafts, skipped } = read('quotes.m3u');
    expect(skipped).toEqual([]);
    expect(drafts.map(({ name, guideId, groups, number }) => ({ name, guideId, groups, number }))).toEqual([
      { name: 'ТВ «Дождь», прямой эфир', guideId: 'rain', groups: ['Кино, сериалы'], number: null },
      { name: 'Single', guideId: 'single', groups: ['Кино'], number: null },
      { name: 'Plain & Simple', guideId: 'plain', groups: ['Open'], number: 7 },
      { name: 'Пустые "поля" & ТВ', guideId: null, groups: [], number: null },
      { name: 'Spaced name', guideId: null, groups: [], number: null },
    ]);
    expect(drafts[0]?.guideNames).toContain('tv "dozhd"');
  });

  test('repeated ids: variants are separate channels, spare streams and repetitions are skipped', () => {
    const { drafts, skipped } = read('duplicates.m3u');
    expect(drafts.map(({ key }) => key)).toEqual([
      'id:k1',
      'id:k1 name:kanal 1 hd',
      'name:same name',
      'name:same name url:http://tv.test/same-b.m3u8',
    ]);
    expect(skipped).toEqual([
      '6 Kanal_1: another stream of the channel in line 2',
      '8 Kanal 1: the same channel as line 2',
      '14 Same name: the same channel as line 12',
    ]);
  });

  test('addresses that browsers cannot play are skipped with a reason; those of panels are turned into HLS', () => {
    const { drafts, skipped } = read('addresses.m3u');
    expect(skipped).toEqual([
      '2 Multicast: udp addresses cannot be played in a browser',
      '4 Rtsp: rtsp addresses cannot be played in a browser',
      '6 Relative: a relative address; only a list that is read from a URL can have them',
      '8 Dash: a DASH stream; only HLS is passed on',
      '10 Film: a file, not a channel',
      '12 Title of a panel: a file, not a channel',
      '14 Bare TS: a bare MPEG-TS stream; browsers play HLS only',
      '22 Radio: a radio station',
      '24 Broken: "http://[broken/x.m3u8" is no address',
    ]);
    expect(drafts.map(({ name, url, headers }) => ({ name, url, headers }))).toEqual([
      { name: 'Panel', url: 'http://tv.test:8080/live/user/word/77.m3u8', headers: {} },
      { name: 'Panel TS', url: 'http://tv.test:8080/live/user/word/78.m3u8', headers: {} },
      { name: 'Flussonic TS', url: 'http://tv.test/ch/index.m3u8?token=t', headers: {} },
      {
        name: 'Secure',
        url: 'https://tv.test/secure.m3u8?token=a,b',
        headers: { 'user-agent': 'Box/1.0', referer: 'http://site.test/' },
      },
      {
        name: 'Options before',
        url: 'https://tv.test/options.m3u8',
        headers: { 'user-agent': 'VLC/3', referer: 'http://ref.test/' },
      },
    ]);
    const relative = named('addresses.m3u', 'https://lists.test/tv/list.m3u').get('Relative');
    expect(relative?.url).toBe('https://lists.test/tv/streams/rel.m3u8');
  });

  test('catch-up: settings of the header, of the channel, and unknown ones', () => {
    const { drafts, skipped } = read('catchup.m3u');
    const HOUR = 3600;
    const utc = { correction: 0, zone: 'UTC' };
    expect(
      drafts.map(({ catchup, archivedDays, guideShift }) => [catchup, archivedDays, guideShift]),
    ).toEqual([
      [{ mode: 'shift', ...utc }, 2, HOUR],
      [
        {
          mode: 'default',
          source: 'http://arc.test/b/{utc}-{duration}.m3u8',
          correction: -2.5 * HOUR,
          zone: 'UTC',
        },
        3,
        -3.5 * HOUR,
      ],
      [{ mode: 'append', source: '?start=${start}&end=${end}', ...utc }, 2, HOUR],
      [{ mode: 'flussonic', ...utc }, 31, HOUR],
      [{ mode: 'xc', ...utc }, 4, HOUR],
      [null, 0, HOUR],
      [null, 0, HOUR],
      [null, 0, HOUR],
    ]);
    expect(skipped).toEqual([
      '12 Unknown: catch-up of the kind "vod" is not known; it goes on air without',
      '16 Does not fit: its address does not fit catch-up of the kind "xc"; it goes on air without',
    ]);
  });

  test('groups and marks of adult channels; only logos with an absolute address', () => {
    const drafts = named('groups.m3u');
    expect([...drafts.values()].map(({ name, isAdult }) => [name, isAdult])).toEqual([
      ['Спорт 1 4K', false],
      ['Night', true],
      ['Own', true],
      ['All', false],
      ['Not adult', false],
    ]);
    expect(drafts.get('Own')?.groups).toEqual(['Моё']);
    expect(drafts.get('All')?.logoUrl).toBe('https://logo.test/all.png');
    expect(drafts.get('Not adult')?.logoUrl).toBeNull();
  });

  test('a list without its header is accepted', () => {
    expect(read('no-header.m3u').drafts.map(({ name }) => name)).toEqual(['One']);
  });

  test.each([
    ['wrong-html.m3u', 'line 2: An M3U list begins with #EXTM3U, this with "<!DOCTYPE html>".'],
    ['wrong-stream.m3u8', 'line 1: This is the stream of one channel (HLS), not a list of channels.'],
    ['wrong-empty.m3u', 'The list is empty.'],
    [
      'wrong-nothing-usable.m3u',
      'No channel of the list can be used. Line 2: Multicast: udp addresses cannot',
    ],
  ])('%s is refused', (name, message) => {
    expect(() => read(name)).toThrow(message);
  });

  const one = (info: string, address = 'http://tv.test/1.m3u8') =>
    understood(Buffer.from(`${info}\n${address}\n`));
  /** The remarks about an entry that is in a list with a good one. */
  const remarksOn = (info: string, address: string) =>
    understood(Buffer.from(`#EXTINF:-1,Good\nhttp://tv.test/good.m3u8\n${info}\n${address}\n`)).skipped;

  test.each([
    ['https://www.youtube.com/watch?v=abc', 'a web page (YouTube), not a stream'],
    ['https://youtu.be/abc', 'a web page (YouTube), not a stream'],
    ['https://www.twitch.tv/somebody', 'a web page (Twitch), not a stream'],
    ['https://vk.com/video?z=1', 'a web page (VK), not a stream'],
    ['https://tv.test/live.html', 'a web page, not a stream'],
    ['http://radio.test/stream.mp3', 'a radio station'],
    ['http://radio.test/128.aac?x=1', 'a radio station'],
    ['http://radio.test/listen.pls', 'a radio station'],
  ])('%s is %s', (address, reason) => {
    expect(remarksOn('#EXTINF:-1,Odd', address)).toEqual([`3 Odd: ${reason}`]);
  });

  test.each(['Radio', 'Радио', 'Новости;Радиостанции', 'FM radio'])(
    'a channel of the group "%s" is a radio station',
    (group) => {
      expect(remarksOn(`#EXTINF:-1 group-title="${group}",Odd`, 'http://tv.test/a.m3u8')).toEqual([
        '3 Odd: a radio station',
      ]);
    },
  );

  test.each(['ТВ и радио', 'Radio TV', 'Новости'])('a channel of the group "%s" is television', (group) => {
    expect(remarksOn(`#EXTINF:-1 group-title="${group}",Odd`, 'https://youtube.com.tv.test/a.m3u8')).toEqual(
      [],
    );
  });

  test.each([
    ['?a={catchup-id}', 'its catch-up address has "{catchup-id}", which means nothing to us'],
    ['?a=1', 'its catch-up address is the same for every programme'],
    ['?a={utc', 'its catch-up address has "{", which means nothing to us'],
  ])('an archive at %s is not offered', (source, reason) => {
    const { drafts, skipped } = one(`#EXTINF:-1 catchup="append" catchup-source="${source}",One`);
    expect(drafts).toMatchObject([{ catchup: null, archivedDays: 0 }]);
    expect(skipped).toEqual([`1 One: ${reason}; it goes on air without`]);
  });

  test('names of JavaScript properties have no meaning in a list', () => {
    const { drafts, skipped } = one(
      '#EXTINF:-1 catchup="constructor" toString="x",One &valueOf;',
      'http://tv.test/1.m3u8|constructor=x',
    );
    expect(drafts).toMatchObject([{ name: 'One &valueOf;', headers: {}, catchup: null }]);
    expect(skipped).toEqual([
      '1 One &valueOf;: catch-up of the kind "constructor" is not known; it goes on air without',
    ]);
  });

  test('removes letters that databases refuse, and replaces invalid character numbers', () => {
    const { drafts } = one('#EXTINF:-1 tvg-id="a\0b" group-title="New\0s",One\0 &#0;&#xD800;&#65;');
    expect(drafts).toMatchObject([{ name: 'One \ufffd\ufffdA', guideId: 'a b', groups: ['New s'] }]);
  });

  test('a header that HTTP cannot carry is left out and reported', () => {
    const { drafts, skipped } = one(
      '#EXTINF:-1,One',
      'http://tv.test/1.m3u8|User-Agent=Приставка&Referer=http://a.test/',
    );
    expect(drafts[0]?.headers).toEqual({ referer: 'http://a.test/' });
    expect(skipped).toEqual(['1 One: its header user-agent cannot be sent and is left out']);
  });

  test.each([
    [{ 'url-tvg': 'http://a.test/1.gz,http://a.test/2.gz' }, ['http://a.test/1.gz', 'http://a.test/2.gz']],
    [
      { 'url-tvg': 'http://a.test/1.gz?x=1,2 ; https://b.test/' },
      ['http://a.test/1.gz?x=1,2', 'https://b.test/'],
    ],
    [
      { 'url-tvg': 'http://a.test/1', 'x-tvg-url': 'http://b.test/2,http://a.test/1' },
      ['http://a.test/1', 'http://b.test/2'],
    ],
    [{}, []],
  ])('all guides of a header: %j', (header, guides) => {
    expect(guidesOf(header as unknown as Record<string, string>)).toEqual(guides);
  });
});

describe('a list with any content is read in linear time and has limits', () => {
  const good = '\n#EXTINF:-1,Good\nhttp://tv.test/good.m3u8\n';
  const MANY = 300_000;
  const LINES = 50_000;

  test('a line of 300 KB of spaces is reported with its channel, and the rest of the list is read', () => {
    const info = `#EXTINF:-1 tvg-id="a"${' '.repeat(MANY)},Padded\nhttp://tv.test/padded.m3u8`;
    const { drafts, skipped } = understood(Buffer.from(info + good));
    expect(skipped).toEqual([`1 Padded: the line is longer than ${MAX_LINE} letters`]);
    expect(drafts.map(({ name }) => name)).toEqual(['Good']);
  });

  test('an address that is too long is reported with its channel', () => {
    const { skipped } = understood(Buffer.from(`#EXTINF:-1,Long\nhttp://tv.test/${'a'.repeat(MANY)}${good}`));
    expect(skipped).toEqual([`2 Long: the line is longer than ${MAX_LINE} letters`]);
  });

  /** Just below the limit, a few times: a quadratic reader would need minutes. */
  const filled = (piece: string) => piece.repeat(Math.floor((MAX_LINE - 100) / piece.length));
  test.each([
    ['spaces', ' '],
    ['spaces and words', ' a'],
    ['keys without values', ' a ='],
    ['opening quotes', ' a="'],
    ['values that are never closed', 'a="b"c'],
    ['single and double quotes', `"'`],
    ['words without keys', 'a- '],
    ['commas', ','],
    ['entities', '&amp;'],
    ['groups', ' group-title="a;b"'],
    ['other spaces', '\u2028 '],
  ])('%s', (_, piece) => {
    const list = `#EXTINF:-1 ${filled(piece)} ,One\nhttp://tv.test/1.m3u8\n`.repeat(20);
    // Processor time, because other tests run beside this one.
    const begun = process.cpuUsage();
    understood(Buffer.from(list + good));
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(20_000);
  });

  test.each([
    ['properties', '#EXTVLCOPT:a=1\n', ''],
    ['headers', '#EXTM3U a="1"\n', ''],
    ['line breaks', '\n', ''],
    ['entries without addresses', '#EXTINF:-1,A\n', ''],
    ['placeholders', '', '{'.repeat(60_000)],
    ['bars', '', '|a=b'.repeat(15_000)],
    ['slashes', '', '/a'.repeat(30_000)],
  ])('%s without end', (_, line, tail) => {
    const list = `${line.repeat(LINES)}#EXTINF:-1 catchup="append" catchup-source="?${tail}",One\nhttp://tv.test/1.m3u8${tail}\n`;
    const begun = performance.now();
    understood(Buffer.from(list + good));
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test('more addresses than a platform can have are refused with line and channel', () => {
    const list = 'http://tv.test/1\n'.repeat(MAX_ENTRIES);
    expect(() => understood(Buffer.from(`#EXTM3U\n${list}#EXTINF:-1,Last\nhttp://tv.test/2`))).toThrow(
      `line ${MAX_ENTRIES + 3}: Last is one channel too many: a list has at most ${MAX_ENTRIES}.`,
    );
  });

  test('groups and names have limits', () => {
    const groups = Array.from({ length: 30 }, (_, index) => `g${index}`).join(';');
    const { drafts } = understood(
      Buffer.from(`#EXTINF:-1 group-title="${groups}",${'N'.repeat(500)}\nhttp://tv.test/1.m3u8\n`),
    );
    expect(drafts[0]?.groups).toHaveLength(10);
    expect(drafts[0]?.name).toHaveLength(100);
  });

  test('a name and a group are cut between signs, never inside one: half an emoji could not be stored', () => {
    const long = `${'N'.repeat(99)}😀`;
    const { drafts } = understood(
      Buffer.from(`#EXTINF:-1 group-title="${long}",${long}\nhttp://tv.test/1.m3u8\n`),
    );
    expect(drafts[0]).toMatchObject({ name: 'N'.repeat(99), groups: ['N'.repeat(99)] });
  });
});

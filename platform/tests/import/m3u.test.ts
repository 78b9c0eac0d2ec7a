// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lists write their placeholders like that
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readList } from '../../src/import/m3u/read.ts';
import { Remarks } from '../../src/import/report.ts';

const file = (name: string) => readFileSync(path.join(__dirname, 'files', name));

function read(name: string, listUrl: string | null = null) {
  const remarks = new Remarks();
  const { header, drafts } = readList(file(name), { listUrl, zone: 'UTC' }, remarks);
  return {
    header,
    drafts,
    skipped: remarks.kept.map(({ line, what, reason }) => `${line} ${what}: ${reason}`),
  };
}

const named = (name: string, listUrl?: string) =>
  new Map(read(name, listUrl).drafts.map((draft) => [draft.name, draft]));

describe('M3U lists as they are found', () => {
  test('BOM, CRLF, blank lines, missing names: what is named by anything is kept, the rest has its line', () => {
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
      '12 #EXTINF: no address follows it',
    ]);
  });

  test('windows-1251 is read as such, #EXTGRP is a group, and groups are split at semicolons', () => {
    expect(read('windows-1251.m3u').drafts).toMatchObject([
      { name: 'Хабар 24', groups: ['Новостные'] },
      { name: 'Балапан', groups: ['Детские', 'Мультфильмы'] },
    ]);
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

  test('repeated ids: variants are channels of their own, spare streams and repetitions are skipped', () => {
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

  test('catch-up: what the header says, what the channel says, what is not known', () => {
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

  test('groups and marks of adult channels; only logos with a whole address', () => {
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

  test('a list without its header is still one', () => {
    expect(read('no-header.m3u').drafts.map(({ name }) => name)).toEqual(['One']);
  });

  test.each([
    ['wrong-html.m3u', 'line 2: An M3U list begins with #EXTM3U, this with "<!DOCTYPE html>".'],
    ['wrong-stream.m3u8', 'line 1: This is the stream of one channel (HLS), not a list of channels.'],
    ['wrong-empty.m3u', 'The list is empty.'],
  ])('%s is refused', (name, message) => {
    expect(() => read(name)).toThrow(message);
  });
});

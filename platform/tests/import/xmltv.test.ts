import path from 'node:path';
import { openSource } from '../../src/import/source.ts';
import { ageOf, languageOf, placeOf, scoreOf, yearOf } from '../../src/import/xmltv/facts.ts';
import { type GuideItem, readGuide } from '../../src/import/xmltv/parse.ts';
import { timed } from '../../src/import/xmltv/programme.ts';
import { parseTime } from '../../src/import/xmltv/time.ts';

const place = (name: string) => path.join(__dirname, 'files', name);

async function read(name: string): Promise<GuideItem[]> {
  const { chunks } = await openSource(place(name), { maxBytes: 1_000_000 });
  const found: GuideItem[] = [];
  for await (const items of readGuide(chunks)) found.push(...items);
  return found;
}

async function programmes(name: string, zone = 'UTC') {
  const items = await read(name);
  return items.flatMap((item) =>
    item.kind === 'programme' ? [{ ...timed(item, zone), line: item.line }] : [],
  );
}

const at = (iso: string) => Date.parse(iso) / 1000;

describe('XMLTV guides as they are found', () => {
  test('times in every form, and what is no time', async () => {
    const found = await programmes('zones.xml', 'Asia/Almaty');
    const spans = found.map((one) => ('reason' in one ? [one.line, one.reason] : [one.startAt, one.stopAt]));
    expect(spans).toEqual([
      [at('2026-03-14T07:00:00Z'), at('2026-03-14T08:00:00Z')],
      [at('2026-03-14T08:00:00Z'), at('2026-03-14T09:00:00Z')],
      [at('2026-03-14T09:00:00Z'), at('2026-03-14T10:00:00Z')],
      [at('2026-03-14T05:00:00Z'), at('2026-03-14T05:30:00Z')],
      [at('2026-03-14T11:00:00Z'), at('2026-03-14T11:30:00Z')],
      [at('2026-03-14T18:00:00Z'), at('2026-03-14T19:00:00Z')],
      [11, '"20260230120000" is no time to start at'],
      [12, '"soon" is no time to start at'],
      [13, 'it stops before it starts'],
      [14, '"20260315100000 XYZ" is no time to start at'],
    ]);
  });

  test('texts in several languages, numbers of episodes, ages, stars, pictures', async () => {
    const [news, journal, kazakh, nameless] = await programmes('languages.xml');
    expect(news).toMatchObject({
      texts: {
        title: { ru: 'Новости', kk: 'Жаңалықтар', en: 'News' },
        subtitle: { ru: 'Утро' },
        description: { uz: 'Kun yangiliklari tongda' },
        score: '8.0',
      },
      ...{
        category: 'Новости',
        season: 2,
        series: 5,
        age: 16,
        year: 2025,
        icon: 'https://pic.test/news.jpg',
      },
    });
    expect(journal).toMatchObject({ texts: { title: { other: 'Le journal' } }, icon: null, age: null });
    expect(kazakh).toMatchObject({ texts: { title: { kk: 'Тек қазақша' } }, season: 2, series: 7 });
    expect(nameless).toEqual({ line: 16, reason: 'it has no title' });
  });

  test('blank lines before the declaration, HTML entities, CDATA; a DOCTYPE declares nothing', async () => {
    const [programme] = await programmes('entities.xml');
    expect(programme).toMatchObject({
      texts: { title: { other: '«Том & Джерри» — <b>' }, description: { other: '<p>Raw & ready</p>' } },
    });
  });

  test.each(['names.xml', 'packed.xml'])(
    '%s: gzip is told by its first bytes, not by its name',
    async (name) => {
      const [channel, ...rest] = await read(name);
      expect(channel).toMatchObject({ kind: 'channel', id: '101', names: ['Something else', 'ТВ Дождь'] });
      expect(rest).toHaveLength(2);
    },
  );

  test('the encoding is the one that the document names', async () => {
    const [programme] = await programmes('windows-1251.xml');
    expect(programme).toMatchObject({ texts: { title: { other: 'Кириллица' } } });
  });

  test.each([
    ['wrong-tag.xml', /^line 4, column 69: unexpected close tag\.$/],
    ['wrong-end.xml', /^line 4: unclosed tag: tv\.$/],
    ['wrong-entity.xml', /^line 4, column \d+: undefined entity\.$/],
    ['wrong-root.xml', /^line 2: An XMLTV guide begins with <tv>, this with <rss>\.$/],
    ['wrong-encoding.xml', /^line 1: the encoding "x-nothing" is not known\.$/],
    ['wrong-gzip.xml.gz', /^The gzip archive is damaged: unexpected end of file\.$/],
    ['wrong-zip.xml.gz', /^It is a zip archive; unpack it first\.$/],
    ['bom-crlf.m3u', /^line 1: This is an M3U list: import m3u\.$/],
    ['missing.xml', /^There is no file .*missing\.xml\.$/],
  ])('%s is refused with the place and the reason', async (name, message) => {
    await expect(read(name)).rejects.toThrow(message);
  });

  test('a guide larger than the limit is refused, also when it is packed', async () => {
    const { chunks } = await openSource(place('packed.xml'), { maxBytes: 300 });
    const all = async () => {
      for await (const _ of readGuide(chunks));
    };
    await expect(all()).rejects.toThrow('It is larger than');
  });
});

describe('single facts of a guide', () => {
  test.each([
    ['0.4.0/1', { season: 1, series: 5 }],
    ['.11.', { season: 0, series: 12 }],
    ['3..', { season: 4, series: 0 }],
    ['', { season: 0, series: 0 }],
  ])('xmltv_ns %s', (text, wanted) => {
    expect(placeOf([{ system: 'xmltv_ns', text }])).toEqual(wanted);
  });

  test.each([
    ['S01E02', { season: 1, series: 2 }],
    ['Season 3, Ep. 4', { season: 3, series: 4 }],
    ['2x05', { season: 2, series: 5 }],
    ['Сезон 1. Серия 12', { season: 1, series: 12 }],
    ['5 серия', { season: 0, series: 5 }],
    ['7', { season: 0, series: 7 }],
    ['20260314', { season: 0, series: 0 }],
    ['Пилот', { season: 0, series: 0 }],
  ])('onscreen %s', (text, wanted) => {
    expect(placeOf([{ system: 'onscreen', text }])).toEqual(wanted);
  });

  test.each([
    ['12+', 12],
    ['0+', 0],
    ['13', 16],
    ['21', 18],
    ['PG-13', 12],
    ['tv-ma', 18],
    ['FSK 6', 6],
    ['unrated', null],
  ])('rating %s', (text, age) => expect(ageOf(text)).toBe(age));

  test.each([
    ['7.3', '7.3'],
    ['4/5', '8.0'],
    ['8,1/10', '8.1'],
    ['0/10', null],
    ['12', null],
    ['***', null],
  ])('stars %s', (text, score) => expect(scoreOf(text)).toBe(score));

  test.each([
    ['kk', 'kk'],
    ['kaz', 'kk'],
    ['ru-RU', 'ru'],
    ['EN_us', 'en'],
    ['uzb', 'uz'],
    ['fr', 'other'],
    [undefined, 'other'],
  ])('lang %s', (text, language) => expect(languageOf(text)).toBe(language));

  test('date', () =>
    expect(['1999', '20250311', '19', '0001'].map(yearOf)).toEqual([1999, 2025, null, null]));

  test('a time without a zone follows the clock of the zone through the change of summer time', () => {
    expect(parseTime('20260329013000', 'Europe/Berlin')).toBe(at('2026-03-29T00:30:00Z'));
    expect(parseTime('20260329033000', 'Europe/Berlin')).toBe(at('2026-03-29T01:30:00Z'));
    expect(parseTime('20260329013000 +0100', 'Asia/Almaty')).toBe(at('2026-03-29T00:30:00Z'));
  });
});

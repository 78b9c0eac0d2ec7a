import path from 'node:path';
import { openSource } from '../../src/import/source.ts';
import { ageOf, languageOf, placeOf, scoreOf, yearOf } from '../../src/import/xmltv/facts.ts';
import { guideFeed } from '../../src/import/xmltv/feed.ts';
import { type GuideItem, guideParser } from '../../src/import/xmltv/parse.ts';
import { timed } from '../../src/import/xmltv/programme.ts';
import { parseTime } from '../../src/import/xmltv/time.ts';

const place = (name: string) => path.join(__dirname, 'files', name);

async function read(name: string): Promise<GuideItem[]> {
  const { chunks } = await openSource(place(name), { maxBytes: 1_000_000 });
  const parse = guideParser();
  const found: GuideItem[] = [];
  for await (const part of chunks) found.push(...parse(part));
  return [...found, ...parse(null)];
}

async function programmes(name: string, zone = 'UTC') {
  const items = await read(name);
  return items.flatMap((item) =>
    item.kind === 'programme' ? [{ ...timed(item, zone), line: item.line }] : [],
  );
}

const at = (iso: string) => Date.parse(iso) / 1000;

describe('XMLTV guides of real providers', () => {
  test('reads times in every form, and refuses other texts', async () => {
    const found = await programmes('zones.xml', 'Asia/Almaty');
    const spans = found.map((one) => ('reason' in one ? [one.line, one.reason] : [one.startAt, one.stopAt]));
    expect(spans).toEqual([
      [at('2026-03-14T07:00:00Z'), at('2026-03-14T08:00:00Z')],
      [at('2026-03-14T08:00:00Z'), at('2026-03-14T09:00:00Z')],
      [at('2026-03-14T09:00:00Z'), at('2026-03-14T10:00:00Z')],
      [at('2026-03-14T05:00:00Z'), at('2026-03-14T05:30:00Z')],
      [at('2026-03-14T11:00:00Z'), at('2026-03-14T11:30:00Z')],
      [at('2026-03-14T18:00:00Z'), at('2026-03-14T19:00:00Z')],
      [11, 'its start: "20260230120000" is not a time'],
      [12, 'its start: "soon" is not a time'],
      [13, 'it stops before it starts'],
      [14, 'its start: the time zone "XYZ" is not known'],
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
      category: 'Новости',
      season: 2,
      series: 5,
      age: 16,
      year: 2025,
      icon: 'https://pic.test/news.jpg',
    });
    expect(journal).toMatchObject({ texts: { title: { other: 'Le journal' } }, icon: null, age: null });
    expect(kazakh).toMatchObject({ texts: { title: { kk: 'Тек қазақша' } }, season: 2, series: 7 });
    expect(nameless).toEqual({ line: 16, reason: 'it has no title' });
  });

  test('blank lines before the declaration, HTML entities, CDATA; a DOCTYPE cannot declare entities', async () => {
    const [programme] = await programmes('entities.xml');
    expect(programme).toMatchObject({
      texts: { title: { other: '«Том & Джерри» — <b>' }, description: { other: '<p>Raw & ready</p>' } },
    });
  });

  test.each(['names.xml', 'packed.xml'])(
    '%s: recognises gzip by the first bytes, not by the name',
    async (name) => {
      const [channel, ...rest] = await read(name);
      expect(channel).toMatchObject({ kind: 'channel', id: '101', names: ['Something else', 'ТВ Дождь'] });
      expect(rest).toHaveLength(2);
    },
  );

  test('uses the encoding that the document names', async () => {
    const [programme] = await programmes('windows-1251.xml');
    expect(programme).toMatchObject({ texts: { title: { other: 'Кириллица' } } });
  });

  test.each([
    ['wrong-tag.xml', /^line 4, column 69: unexpected close tag \(channel "one"\)\.$/],
    ['wrong-end.xml', /^line 4: unclosed tag: tv\.$/],
    ['wrong-entity.xml', /^line 4, column \d+: undefined entity \(channel "one"\)\.$/],
    ['wrong-root.xml', /^line 2: An XMLTV guide begins with <tv>, this with <rss>\.$/],
    ['wrong-encoding.xml', /^line 1: the encoding "x-nothing" is not known\.$/],
    ['wrong-gzip.xml.gz', /^The gzip archive is damaged: unexpected end of file\.$/],
    ['wrong-zip.xml.gz', /^It is a zip archive; unpack it first\.$/],
    ['bom-crlf.m3u', /^line 1: This is an M3U list: import m3u\.$/],
    ['missing.xml', /^There is no file .*missing\.xml\.$/],
  ])('refuses %s with the place and the reason', async (name, message) => {
    await expect(read(name)).rejects.toThrow(message);
  });

  test('refuses a guide larger than the limit, also when it is compressed', async () => {
    const { chunks } = await openSource(place('packed.xml'), { maxBytes: 300 });
    const all = async () => {
      const parse = guideParser();
      for await (const part of chunks) parse(part);
    };
    await expect(all()).rejects.toThrow('It is larger than');
  });
});

describe('single values of a guide', () => {
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

  test('a time without a zone follows the zone through summer time', () => {
    expect(parseTime('20260329013000', 'Europe/Berlin')).toBe(at('2026-03-29T00:30:00Z'));
    expect(parseTime('20260329033000', 'Europe/Berlin')).toBe(at('2026-03-29T01:30:00Z'));
    expect(parseTime('20260329013000 +0100', 'Asia/Almaty')).toBe(at('2026-03-29T00:30:00Z'));
  });

  test.each([
    ['CST', -6],
    ['CDT', -5],
    ['MST', -7],
    ['EST', -5],
    ['PDT', -7],
    ['AEST', 10],
    ['AEDT', 11],
    ['ACST', 9.5],
    ['AWST', 8],
    ['NZST', 12],
    ['IST', 5.5],
    ['JST', 9],
    ['KST', 9],
    ['msk', 3],
    ['UTC+05:00', 5],
    ['UTC-3', -3],
    ['GMT+0530', 5.5],
    ['+05:00', 5],
    ['-0930', -9.5],
    ['+5', 5],
    ['Asia/Almaty', 5],
    ['America/New_York', -4],
  ])('the time zone %s is %d hours ahead of UTC', (zone, hours) => {
    const noon = at('2026-03-14T12:00:00Z') - hours * 3600;
    expect(parseTime(`20260314120000 ${zone}`, 'UTC')).toBe(noon);
    expect(parseTime(`20260314120000${zone}`, 'UTC')).toBe(noon);
    expect(parseTime(`2026-03-14T12:00:00 ${zone}`, 'UTC')).toBe(noon);
  });

  test.each(['XYZ', '+25:00', '+0560', 'UTC+', 'constructor', 'Almaty', 'A'.repeat(50)])(
    'the message names the unknown time zone: %s',
    (zone) => {
      const { reason } = parseTime(`20260314120000 ${zone}`, 'UTC') as { reason: string };
      expect(reason).toContain(`the time zone "${zone.slice(0, 40)}`);
    },
  );
});

describe('a guide with any content is read in linear time and has limits', () => {
  const KB = 1024;
  function fed(text: string): GuideItem[] {
    const parse = guideParser();
    const bytes = Buffer.from(text);
    const found: GuideItem[] = [];
    for (let from = 0; from < bytes.length; from += 64 * KB)
      found.push(...parse(bytes.subarray(from, from + 64 * KB)));
    return [...found, ...parse(null)];
  }
  const head = '<tv>\n<programme channel="one" start="20260314120000">';
  const long = 'a'.repeat(2 * KB * KB);

  test.each([
    ['a text', `${head}<title>${long}`, 'line 2'],
    ['an attribute', `${head}<title lang="${long}"`, 'line 2'],
    ['a comment', `${head}<!-- ${long}`, 'line 2'],
    ['a name', `${head}<${long}`, 'line 2'],
  ])('refuses %s of two megabytes with line and channel', (_, text, line) => {
    expect(() => fed(text)).toThrow(
      `${line}: a text, a tag or a comment of more than 1024 KB (channel "one").`,
    );
  });

  test('a long text is cut between signs, never inside one: half an emoji could not be stored', () => {
    const name = `${'n'.repeat(199)}😀`;
    const title = `${'t'.repeat(3999)}😀`;
    const [channel, programme] = fed(
      `<tv><channel id="one"><display-name>${name}</display-name></channel>
      <programme channel="one" start="20260314120000"><title>${title}</title><date>${name}</date></programme></tv>`,
    );
    expect(channel).toMatchObject({ names: ['n'.repeat(199)] });
    expect(programme).toMatchObject({ title: { other: 't'.repeat(3999) }, date: 'n'.repeat(199) });
  });

  test('refuses elements that are nested too deep', () => {
    expect(() => fed(`<tv>${'<a>'.repeat(100)}`)).toThrow('line 1: <a> lies in more than 50 elements.');
  });

  test.each([
    '<constructor>x</constructor>',
    '<constructor><value>x</value></constructor>',
    '<title lang="constructor">x</title>',
    '<title>&toString;</title>',
  ])('names of JavaScript properties have no meaning in a guide: %s', (element) => {
    const text = `${head}${element}</programme></tv>`;
    if (element.includes('&')) expect(() => fed(text)).toThrow('undefined entity');
    else expect(fed(text)).toHaveLength(1);
  });

  /** A quadratic reader would need a minute for this many texts of 4000 letters. */
  const MANY = 1000;
  test.each([
    ['numbers of episodes', `<episode-num system="onscreen">${'1'.repeat(4000)}</episode-num>`],
    ['seasons', `<episode-num system="onscreen">${'s 1 '.repeat(1000)}</episode-num>`],
    ['ratings', `<rating><value>${'1 '.repeat(2000)}</value></rating>`],
    ['stars', `<star-rating><value>${','.repeat(4000)}</value></star-rating>`],
    ['spaces', `<title>${' '.repeat(4000)}</title>`],
  ])('%s', (_, element) => {
    const programme = `<programme channel="one" start="20260314120000 ${'+'.repeat(200)}"><title>T</title>${element}</programme>`;
    const feed = guideFeed('UTC');
    const begun = performance.now();
    feed(Buffer.from('<tv>'));
    for (let n = 0; n < MANY / 20; n += 1) feed(Buffer.from(programme.repeat(20)));
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

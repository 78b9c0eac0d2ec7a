import path from 'node:path';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { catalogueVersion } from '../../src/catalogue/version.ts';
import { channelCategories, channels } from '../../src/db/schema/channels.ts';
import { packetChannels } from '../../src/db/schema/commerce.ts';
import { broadcasts, externalChannels, stagedBroadcasts } from '../../src/db/schema/imports.ts';
import { helpLines, readCommand } from '../../src/import/arguments.ts';
import { importKinds } from '../../src/import/kinds.ts';
import { reportLines } from '../../src/import/report.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { importer, scratch } from './support.ts';

const file = (name: string) => path.join(__dirname, 'files', name);

describe('the command line', () => {
  const read = (text: string) => readCommand(text.split(' ').filter(Boolean), importKinds, '/home/me');

  test('reads its arguments; paths are relative to the folder of the caller', () => {
    expect(read('import m3u tv.m3u --dry-run --list cable')).toEqual({
      do: 'import',
      kind: 'm3u',
      target: '/home/me/tv.m3u',
      isDryRun: true,
      everyHours: null,
      options: { list: 'cable' },
    });
    expect(read('import xmltv https://tv.test/guide.xml.gz --timezone Asia/Almaty')).toMatchObject({
      ...{ target: 'https://tv.test/guide.xml.gz', isDryRun: false, options: { timezone: 'Asia/Almaty' } },
    });
  });

  test.each(['', '--help', '-h', 'import --help', 'import m3u --help'])('"%s" prints the help', (text) => {
    expect(read(text)).toEqual({ do: 'help' });
    expect(helpLines(importKinds).join('\n')).toContain('import xmltv FILE|URL');
  });

  test.each([
    [
      'export',
      'There is no command "export"; there are "import", "token", "reconcile", "backup" and "restore".',
    ],
    ['import', /^Name the kind of import: .*m3u, xmltv/],
    ['import toString x', /^"toString" cannot be imported; these can: .*m3u/],
    ['import m3u', 'Name what to read: import m3u FILE|URL.'],
    ['import m3u a b', 'One FILE|URL at a time, not also "b".'],
    ['import m3u a --nothing', "Unknown option '--nothing'."],
    ['import m3u a --provider cable', "Unknown option '--provider'."],
  ])('"%s" fails with one sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

describe('an import', () => {
  let platform: TestPlatform;
  let run: ReturnType<typeof importer>;
  const files = scratch();

  beforeAll(async () => {
    platform = await testPlatform({ contents: 'full' });
    run = importer(platform);
  });
  afterAll(async () => {
    files.remove();
    await platform.close();
  });

  const externals = () => platform.db.select().from(externalChannels).orderBy(asc(externalChannels.key));
  const counted = async (table: typeof broadcasts | typeof stagedBroadcasts) =>
    (await platform.db.select({ n: count() }).from(table))[0]?.n;

  const list = (...entries: string[]) => `#EXTM3U\n${entries.join('\n')}\n`;
  const one =
    '#EXTINF:-1 tvg-id="one" group-title="Новости" catchup="shift" catchup-days="3",One\nhttp://tv.test/1.m3u8';
  const two = '#EXTINF:-1 tvg-id="two" group-title="Своё",Two\nhttp://tv.test/2.m3u8';

  test('a guide without channels says what to import first', async () => {
    await expect(run('xmltv', file('zones.xml'))).rejects.toThrow('import m3u first');
  });

  test('a dry run reports and writes nothing', async () => {
    const version = await catalogueVersion(platform.db);
    const report = await run('m3u', files.write('a.m3u', list(one, two)), { isDryRun: true });
    expect(report.counts).toEqual([{ things: 'Channels', added: 2, changed: 0, unchanged: 0, removed: 0 }]);
    expect(reportLines(report, true).at(-1)).toBe('Dry run: nothing was written.');
    expect(await externals()).toEqual([]);
    expect(await catalogueVersion(platform.db)).toBe(version);
  });

  test('channels get ids and slugs of their own, in the categories of their groups', async () => {
    await run('m3u', files.write('a.m3u', list(one, two)));
    const rows = await platform.db
      .select()
      .from(channels)
      .innerJoin(externalChannels, eq(externalChannels.channelId, channels.id))
      .orderBy(asc(channels.sort));
    expect(
      rows.map(({ channels: { name, isFree, archivedDays } }) => [name.kk, isFree, archivedDays]),
    ).toEqual([
      ['One', true, 3],
      ['Two', true, 0],
    ]);
    expect(rows.every(({ channels: { id } }) => id >= 50_000 && id <= 99_999)).toBe(true);
    const [own] = await platform.db
      .select()
      .from(channelCategories)
      .where(eq(channelCategories.slug, 'svoe'));
    expect(rows.map(({ channels: { categoryIds } }) => categoryIds)).toEqual([[3], [own?.id]]);
  });

  test('repeating it changes nothing, not even the version of the catalogue', async () => {
    const version = await catalogueVersion(platform.db);
    const before = await externals();
    const report = await run('m3u', files.write('a.m3u', list(one, two)));
    expect(reportLines(report, false)).toEqual(['Channels: 0 added, 0 changed, 2 unchanged']);
    expect(await externals()).toEqual(before);
    expect(await catalogueVersion(platform.db)).toBe(version);
  });

  test('a new address changes the channel and keeps its id; a channel missing from the list stays until removal is requested', async () => {
    const [before] = await externals();
    const moved = one.replace('1.m3u8', 'moved.m3u8');
    const report = await run('m3u', files.write('b.m3u', list(moved)));
    expect(reportLines(report, false)).toEqual([
      'Channels: 0 added, 1 changed, 0 unchanged',
      'No longer in the list, still on air: Two. --remove-missing takes them off.',
    ]);
    expect((await externals())[0]).toEqual({ ...before, url: 'http://tv.test/moved.m3u8' });
    const removal = { options: { 'remove-missing': true } };
    expect((await run('m3u', files.write('b.m3u', list(moved)), removal)).counts).toMatchObject([
      { removed: 1 },
    ]);
    expect(await externals()).toHaveLength(1);
    const left = await platform.db.select().from(channelCategories).where(eq(channelCategories.slug, 'svoe'));
    expect(left).toEqual([]);
  });

  test('a list under another name changes no channel of this one', async () => {
    const options = { list: 'cable', 'remove-missing': true };
    const report = await run('m3u', files.write('c.m3u', list(two)), { options });
    expect(report.counts).toMatchObject([{ added: 1, removed: 0 }]);
    expect((await externals()).map(({ list: name, key }) => [name, key])).toEqual([
      ['taspa', 'id:one'],
      ['cable', 'id:two'],
    ]);
    await expect(run('m3u', files.write('c.m3u', list(two)), { options: { list: '../x' } })).rejects.toThrow(
      '"../x" cannot name a list',
    );
  });

  test('a list can be sold with a packet and made free again; the next import keeps the setting', async () => {
    const target = files.write('b.m3u', list(one));
    const state = async () => {
      const [external] = await externals();
      const id = external?.channelId ?? 0;
      const [row] = await platform.db.select().from(channels).where(eq(channels.id, id));
      const sold = await platform.db.select().from(packetChannels).where(eq(packetChannels.channelId, id));
      return [row?.isFree, sold.map(({ packetId }) => packetId)];
    };
    await run('m3u', target, { options: { packet: '81' } });
    expect(await state()).toEqual([false, [81]]);
    await run('m3u', target);
    expect(await state()).toEqual([false, [81]]);
    await run('m3u', target, { options: { free: true } });
    expect(await state()).toEqual([true, []]);
    await expect(run('m3u', target, { options: { packet: '9999' } })).rejects.toThrow('There is no packet');
  });

  test('the age of a list is that of its channels that are not adult; without one they are for 16 and older', async () => {
    const night = '#EXTINF:-1 tvg-id="night" censored="1",Night\nhttp://tv.test/night.m3u8';
    const target = files.write('aged.m3u', list(one, night));
    const agesWith = async (options: Record<string, string>) => {
      await run('m3u', target, { options: { list: 'aged', ...options } });
      const rows = await platform.db
        .select({ name: channels.name, age: channels.age })
        .from(channels)
        .innerJoin(externalChannels, eq(externalChannels.channelId, channels.id))
        .where(eq(externalChannels.list, 'aged'));
      return Object.fromEntries(rows.map(({ name, age }) => [name.ru, age]));
    };
    expect(await agesWith({ age: '6' })).toEqual({ One: 6, Night: 18 });
    expect(await agesWith({})).toEqual({ One: 16, Night: 18 });
    await expect(agesWith({ age: 'six' })).rejects.toThrow('"six" is no age; write --age 12.');
    const own = platform.db
      .select({ id: externalChannels.channelId })
      .from(externalChannels)
      .where(eq(externalChannels.list, 'aged'));
    await platform.db.delete(channels).where(inArray(channels.id, own));
  });

  test('variants of one tvg-id keep their channels when the list changes their order or gets another one before them', async () => {
    const variant = (name: string) => `#EXTINF:-1 tvg-id="k1",${name}\nhttp://tv.test/${name}.m3u8`;
    const ofList = eq(externalChannels.list, 'variants');
    const idsWith = async (...names: string[]) => {
      const target = files.write('variants.m3u', list(...names.map(variant)));
      const { counts } = await run('m3u', target, { options: { list: 'variants', 'remove-missing': true } });
      const rows = await platform.db
        .select({ name: channels.name, id: channels.id })
        .from(channels)
        .innerJoin(externalChannels, eq(externalChannels.channelId, channels.id))
        .where(ofList);
      return { counts, ids: Object.fromEntries(rows.map(({ name, id }) => [name.ru, id])) };
    };
    const { ids } = await idsWith('Kanal', 'Kanal-HD', 'Kanal-2');
    const turned = await idsWith('Kanal-2', 'Kanal-HD', 'Kanal');
    expect(turned).toMatchObject({ ids, counts: [{ added: 0, changed: 0, unchanged: 3, removed: 0 }] });
    const more = await idsWith('Kanal-4K', 'Kanal', 'Kanal-HD', 'Kanal-2');
    expect(more).toMatchObject({ ids, counts: [{ added: 1, changed: 0, unchanged: 3, removed: 0 }] });
    const fewer = await idsWith('Kanal-HD');
    expect(fewer.ids).toEqual({ 'Kanal-HD': ids['Kanal-HD'] });
    const renamed = await idsWith('Kanal-FHD');
    expect(renamed.ids).toEqual({ 'Kanal-FHD': ids['Kanal-HD'] });
    const again = await idsWith('Kanal-FHD', 'Kanal-HD');
    expect(again).toMatchObject({
      ids: { 'Kanal-FHD': ids['Kanal-HD'], 'Kanal-HD': expect.any(Number) },
      counts: [{ added: 1, changed: 0, unchanged: 1, removed: 0 }],
    });
    const other = await idsWith('Kanal-FHD', 'Kanal-4K');
    expect(other.ids).toEqual({ 'Kanal-FHD': ids['Kanal-HD'], 'Kanal-4K': again.ids['Kanal-HD'] });
    const three = await idsWith('Kanal-FHD', 'Kanal-4K', 'Kanal-HD');
    expect(three).toMatchObject({
      ids: other.ids,
      counts: [{ added: 1, changed: 0, unchanged: 2, removed: 0 }],
    });
    const own = platform.db.select({ id: externalChannels.channelId }).from(externalChannels).where(ofList);
    await platform.db.delete(channels).where(inArray(channels.id, own));
  });

  test('a list without a usable channel is refused with the first reason', async () => {
    await expect(run('m3u', file('wrong-nothing-usable.m3u'))).rejects.toThrow(
      'No channel of the list can be used. Line 2: Multicast: udp addresses cannot be played in a browser.',
    );
  });

  const schedule = () =>
    platform.db
      .select({ startAt: broadcasts.startAt, stopAt: broadcasts.stopAt, texts: broadcasts.texts })
      .from(broadcasts)
      .orderBy(asc(broadcasts.startAt));
  const short = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);

  test('overlaps are cut, open ends closed, and entries without a place are reported', async () => {
    const report = await run('xmltv', file('overlaps.xml'));
    expect(
      (await schedule()).map(({ startAt, stopAt, texts }) => [
        short(startAt),
        short(stopAt),
        texts.title.other,
      ]),
    ).toEqual([
      ['10:00', '11:00', 'Cut'],
      ['11:00', '12:00', 'Until the next'],
      ['12:00', '12:30', 'Out of order'],
      ['12:30', '13:00', 'Later in time, earlier in the file'],
      ['13:00', '15:00', 'A month long'],
    ]);
    expect(reportLines(report, false)).toEqual([
      'Programmes: 5 added, 0 changed, 0 unchanged',
      'Skipped or cut: 3',
      '  line 4: One, "Cut": it runs into the next programme and is cut there',
      '  line 8: One, "Twice": another programme of the channel starts at the same time',
      '  line 10: One, "The last has no end": it has no end, and nothing follows that could end it',
      'Passed over: 1 programmes of 1 channels that no imported list has: nobody',
    ]);
    expect(await counted(stagedBroadcasts)).toBe(0);
  });

  test('repeating a guide changes nothing; a dry run of another one changes nothing either', async () => {
    const version = await catalogueVersion(platform.db);
    expect((await run('xmltv', file('overlaps.xml'))).counts).toMatchObject([
      { added: 0, changed: 0, unchanged: 5 },
    ]);
    const before = await schedule();
    const report = await run('xmltv', file('languages.xml'), { isDryRun: true });
    expect(report.counts).toMatchObject([{ added: 0, changed: 3, unchanged: 0, removed: 1 }]);
    expect(await schedule()).toEqual(before);
    expect(await catalogueVersion(platform.db)).toBe(version);
  });

  test('a guide that breaks off leaves the old one on air and no traces', async () => {
    const before = await schedule();
    for (const name of ['wrong-tag.xml', 'wrong-end.xml', 'wrong-gzip.xml.gz']) {
      await expect(run('xmltv', file(name))).rejects.toThrow();
    }
    expect(await schedule()).toEqual(before);
    expect(await counted(stagedBroadcasts)).toBe(0);
  });

  test('a new guide replaces only the time that it covers', async () => {
    const part = files.write(
      'part.xml',
      `<tv><programme channel="ONE" start="20260314113000 +0000" stop="20260314123000 +0000"><title>New</title></programme></tv>`,
    );
    expect((await run('xmltv', part)).counts).toMatchObject([{ added: 1, changed: 0, removed: 1 }]);
    expect(
      (await schedule()).map(({ startAt, stopAt, texts }) => [
        short(startAt),
        short(stopAt),
        texts.title.other,
      ]),
    ).toEqual([
      ['10:00', '11:00', 'Cut'],
      ['11:00', '11:30', 'Until the next'],
      ['11:30', '12:30', 'New'],
      ['12:30', '13:00', 'Later in time, earlier in the file'],
      ['13:00', '15:00', 'A month long'],
    ]);
  });

  const NOW = TEST_NOW / 1000;
  const DAY = 86_400;
  const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\D/g, '').slice(0, 14);
  const programme = (start: number, title: string, channel = 'one') =>
    `<programme channel="${channel}" start="${stamp(start)}" stop="${stamp(start + 3600)}"><title>${title}</title></programme>`;
  const guideFile = (name: string, ...programmes: string[]) =>
    files.write(name, `<tv>${programmes.join('\n')}</tv>`);

  test('nothing is imported from a guide outside the window, however often it is repeated', async () => {
    const before = await schedule();
    const version = await catalogueVersion(platform.db);
    const old = guideFile('old.xml', programme(NOW - 40 * DAY, 'Old'), programme(NOW + 40 * DAY, 'Far'));
    for (const _ of [1, 2]) {
      await expect(run('xmltv', old)).rejects.toThrow(
        /^No programme of the guide can be used: 0 of 2 within the window, 2026-02-\d\d to 2026-04-\d\d\.$/,
      );
    }
    expect(await schedule()).toEqual(before);
    expect(await catalogueVersion(platform.db)).toBe(version);
  });

  test('a guide partly outside the window reports how much is imported, and repeating it changes nothing', async () => {
    const part = guideFile('some.xml', programme(NOW - 40 * DAY, 'Old'), programme(NOW + DAY, 'New'));
    const first = await run('xmltv', part);
    expect(first.counts).toMatchObject([{ added: 1, changed: 0, removed: 0 }]);
    expect(first.notes[0]).toMatch(/^Programmes: 1 of 2 within the window, 2026-/);
    expect((await run('xmltv', part)).counts).toMatchObject([
      { added: 0, changed: 0, unchanged: 1, removed: 0 },
    ]);
  });

  test.each([
    ['without programmes', '', 'it has none'],
    [
      'of unknown channels',
      programme(NOW, 'Theirs', 'theirs'),
      'Passed over: 1 programmes of 1 channels that no imported list has: theirs',
    ],
    [
      'of programmes that cannot be aired',
      programme(NOW, 'X').replace(/stop="\d+"/, 'stop="soon"'),
      'line 1: One, "X": its stop: "soon" is not a time',
    ],
    [
      'in an unknown time zone',
      programme(NOW, 'X').replace('" stop', ' QQT" stop'),
      'line 1: One, "X": its start: the time zone "QQT" is not known',
    ],
  ])('a guide %s is refused like a list without a usable channel', async (_, text, reason) => {
    await expect(run('xmltv', guideFile('useless.xml', text))).rejects.toThrow(
      `No programme of the guide can be used: ${reason}.`,
    );
    expect(await counted(stagedBroadcasts)).toBe(0);
  });

  test('all guides of a header are listed', async () => {
    const report = await run(
      'm3u',
      files.write('guides.m3u', `#EXTM3U url-tvg="http://a.test/1.gz,http://a.test/2.gz"\n${one}\n`),
    );
    expect(report.notes).toEqual([
      'Guides that the list names:',
      '  import xmltv http://a.test/1.gz',
      '  import xmltv http://a.test/2.gz',
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSubtitles, toWebVtt } from '../../src/origin/library/subtitles.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-subtitles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cues = (text: string) => toWebVtt(text, 'dash').replace('WEBVTT\n\n', '');

test.each([
  [
    'SubRip, with Windows line ends and a byte order mark',
    '\uFEFF1\r\n00:00:01,500 --> 00:00:03,250\r\n<i>Соль</i>\r\nи вода\r\n\r\n2\r\n01:02:03,4 --> 01:02:05,000\r\nB\r\n',
    '00:00:01.500 --> 00:00:03.250\n<i>Соль</i>\nи вода\n\n01:02:03.400 --> 01:02:05.000\nB\n',
  ],
  [
    'fonts, positions and coordinates are left out',
    '7\n00:00:01,000 --> 00:00:02,000 X1:10 X2:20\n{\\an8}<font color="red">A</font>\n',
    '00:00:01.000 --> 00:00:02.000\nA\n',
  ],
  [
    'WebVTT keeps its settings and loses its head',
    'WEBVTT - a title\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\nNOTE nothing\n\nfirst\n00:01.000 --> 00:02.000 line:10%\nA\n',
    '00:00:01.000 --> 00:00:02.000 line:10%\nA\n',
  ],
  ['a cue without words is dropped', '1\n00:00:01,000 --> 00:00:02,000\n\n', ''],
  ['something else', 'This is a text.\n\nAnd no subtitles.', ''],
])('%s', (_, given, expected) => {
  expect(cues(given)).toBe(expected);
});

test('files in old encodings are decoded correctly', async () => {
  const file = path.join(folder, 'old.srt');
  const line = '1\n00:00:01,000 --> 00:00:02,000\nСоль\n';
  const cp1251 = Buffer.from([0xd1, 0xee, 0xeb, 0xfc]);
  const [before = '', after = ''] = line.split('Соль');
  const forms = [
    Buffer.from(line, 'utf8'),
    Buffer.from(`\uFEFF${line}`, 'utf16le'),
    Buffer.concat([Buffer.from(before), cp1251, Buffer.from(after)]),
  ];
  for (const bytes of forms) {
    writeFileSync(file, bytes);
    expect(cues(await readSubtitles(file))).toContain('Соль');
  }
});

test.each([
  ['fonts', '<font'],
  ['positions', '{\\'],
])('a line of unclosed %s is read in linear time', (_, piece) => {
  const begun = performance.now();
  const line = piece.repeat(200_000);
  expect(cues(`1\n00:00:01,000 --> 00:00:02,000\n${line}\n`)).toContain(line);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

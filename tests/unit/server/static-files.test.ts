import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { staticFile } from '@/server/static-files';

const SCRIPT = 'console.log("a script that is long enough to be compressed");\n'.repeat(100);
const request = (headers: Record<string, string> = {}) => ({ headers }) as unknown as IncomingMessage;
const find = (name: string) => staticFile(request(), `/_next/static/${name}`);

const before = process.cwd();
const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-static-'));

beforeAll(() => {
  const chunks = path.join(folder, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  mkdirSync(path.join(folder, '.next/static/media'));
  writeFileSync(path.join(chunks, 'a.js'), SCRIPT);
  writeFileSync(path.join(chunks, 'a.css'), '.a{}');
  writeFileSync(path.join(folder, '.next/static/media/o.woff2'), 'font');
  writeFileSync(path.join(folder, '.next/secret.js'), 'secret');
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('a script of the build is compressed once, for all viewers and for good', async () => {
  const answer = find('chunks/a.js');
  const compressed = answer?.body('gzip');
  expect(String(gunzipSync((await compressed) as Buffer))).toBe(SCRIPT);
  expect(find('chunks/a.js')).toBe(answer);
  expect(find('chunks/a.js')?.body('gzip')).toBe(await compressed);
  expect(answer?.headers).toEqual(
    expect.arrayContaining(['public, max-age=31536000, immutable', 'application/javascript; charset=UTF-8']),
  );
});

test('a style sheet says what it is', () => {
  expect(find('chunks/a.css')?.headers).toContain('text/css; charset=UTF-8');
});

test.each([
  ['a font, which is compressed already', 'media/o.woff2'],
  ['a file that does not exist', 'chunks/b.js'],
  ['a folder', 'chunks'],
  ['a file outside the folder', '../secret.js'],
])('%s is left to the framework', (_, name) => {
  expect(find(name)).toBeNull();
});

test('a part of a file is left to the framework', () => {
  expect(staticFile(request({ range: 'bytes=0-9' }), '/_next/static/chunks/a.js')).toBeNull();
});

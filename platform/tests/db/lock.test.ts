import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from '../../src/db/lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-lock-'));
  file = path.join(folder, 'platform.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of a process that has just ended. */
function deadPid(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
}

test('a folder used by another living process is refused, and the error says what to do', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test('the same process cannot open a folder twice', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
});

test.each([
  ['a process that ended', () => String(deadPid())],
  ['a broken file', () => 'not a number'],
  ['our own process number from before a restart', () => String(process.pid)],
])('takes over a lock left by %s', (_whose, content) => {
  writeFileSync(file, content());
  const release = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(file)).toBe(false);
});

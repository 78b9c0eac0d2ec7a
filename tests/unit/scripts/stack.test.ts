import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@/scripts/lib/env.mjs';
import { serverFile, workersFile } from '@/scripts/lib/paths.mjs';
import { startWeb, WEB_HEAP_MB } from '@/scripts/lib/stack.mjs';

const started: { args: string[] }[] = [];
const services = { start: async (service: { args: string[] }) => void started.push(service) };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('quality F10: the heap of the web app does not grow with the size of the machine', () => {
  test('the production server starts with a limit of its old generation', async () => {
    const environment = readEnvironment({ DATA_DIR: folder });
    await startWeb(services as never, environment, 'http://localhost:4000');
    expect(started.at(-1)?.args).toEqual([`--max-old-space-size=${WEB_HEAP_MB}`, serverFile]);
  });

  test('docs/OPERATIONS.md "Several processes": one process without WEB_WORKERS; several need a Redis', async () => {
    const several = { DATA_DIR: folder, WEB_WORKERS: '3' };
    expect(() => readEnvironment(several)).toThrow('needs REDIS_URL');
    expect(() => readEnvironment({ WEB_WORKERS: '0' })).toThrow('WEB_WORKERS=0');
    const environment = readEnvironment({ ...several, REDIS_URL: 'redis://localhost:6379' });
    await startWeb(services as never, environment, 'http://localhost:4000');
    expect(started.at(-1)?.args).toEqual([`--max-old-space-size=${WEB_HEAP_MB}`, workersFile]);
  });

  test('the limit holds full stores of pages and data at two bytes a character, and the same again', () => {
    const text = readFileSync('next.config.mjs', 'utf8');
    const storeMegabytes = Number(/cacheMaxMemorySize: (\d+) \* 1024 \* 1024/.exec(text)?.[1]);
    expect(WEB_HEAP_MB).toBeGreaterThanOrEqual(storeMegabytes * 2 * 2);
  });
});

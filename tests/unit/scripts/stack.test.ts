import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@/scripts/lib/env.mjs';
import { inRoot, serverFile, workersFile } from '@/scripts/lib/paths.mjs';
import { startPlatform, startWeb } from '@/scripts/lib/stack.mjs';

interface Started {
  args: string[];
  env: Record<string, string | undefined>;
}

const started: Started[] = [];
const services = { start: async (service: Started) => void started.push(service) };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('quality F10: the platform lets garbage grow by its live data, and has no limit that a large catalogue would reach', async () => {
  await startPlatform(services as never, readEnvironment({ DATA_DIR: folder }));
  const flags = ['--heap-growing-percent=50', '--max-semi-space-size=8'];
  expect(started.at(-1)?.args).toEqual([...flags, inRoot('platform/dist/main.js')]);
});

describe('quality F10: the heap of the web app does not grow with the size of the machine', () => {
  test('the production server starts with a limit of its old generation', async () => {
    const environment = readEnvironment({ DATA_DIR: folder });
    await startWeb(services as never, environment, 'http://localhost:4000');
    expect(started.at(-1)?.args).toEqual(['--max-old-space-size=320', '--max-semi-space-size=8', serverFile]);
  });

  test('docs/OPERATIONS.md "Several processes": one process without WEB_WORKERS; several need a Redis', async () => {
    const several = { DATA_DIR: folder, WEB_WORKERS: '3' };
    expect(() => readEnvironment(several)).toThrow('needs REDIS_URL');
    expect(() => readEnvironment({ WEB_WORKERS: '0' })).toThrow('WEB_WORKERS=0');
    const environment = readEnvironment({ ...several, REDIS_URL: 'redis://localhost:6379' });
    await startWeb(services as never, environment, 'http://localhost:4000');
    expect(started.at(-1)?.args).toEqual([
      '--max-old-space-size=320',
      '--max-semi-space-size=8',
      workersFile,
    ]);
  });

  test('stored pages have a limit of their own, outside the heap', async () => {
    const environment = readEnvironment({ DATA_DIR: folder, PAGE_MEMORY_MB: '64' });
    await startWeb(services as never, environment, 'http://localhost:4000');
    const { args, env } = started.at(-1) ?? {};
    expect([args?.[0], env?.PAGE_MEMORY_MB]).toEqual(['--max-old-space-size=320', '64']);
    expect(() => readEnvironment({ PAGE_MEMORY_MB: '8' })).toThrow('PAGE_MEMORY_MB=8');
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';

test('next.config.mjs expires stored pages together with the last good answers', () => {
  const text = readFileSync('next.config.mjs', 'utf8');
  const product = /const STORED_PAGE_SECONDS = ([\d *]+);/.exec(text)?.[1] ?? '';
  const seconds = product.split('*').reduce((all, factor) => all * Number(factor), 1);
  expect(seconds).toBe(LAST_GOOD_COPY_SECONDS);
});

test('a server that is built loads no compiler: in a container it could not unpack its program', () => {
  const loaded = (phase: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { default: configuration } = await import('./next.config.mjs');
        await configuration('${phase}');
        const { createRequire } = await import('node:module');
        console.log(Object.keys(createRequire('/').cache).some((file) => file.includes('/@swc/core/')));`,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect([loaded('phase-production-server'), loaded('phase-production-build')]).toEqual(['false', 'true']);
});

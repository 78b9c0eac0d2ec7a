import { readFileSync } from 'node:fs';
import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';

test('next.config.mjs expires stored pages together with the last good answers', () => {
  const text = readFileSync('next.config.mjs', 'utf8');
  const product = /const STORED_PAGE_SECONDS = ([\d *]+);/.exec(text)?.[1] ?? '';
  const seconds = product.split('*').reduce((all, factor) => all * Number(factor), 1);
  expect(seconds).toBe(LAST_GOOD_COPY_SECONDS);
});

import { readdirSync } from 'node:fs';
import { ON_BOTH_ENGINES } from '@/scripts/lib/engines.mjs';

const files = readdirSync('platform/tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `platform/tests/${file}`)
  .filter((file) => file.endsWith('.test.ts'));

test.each(ON_BOTH_ENGINES)(
  'the pattern %s matches tests of the platform, otherwise their run on PGlite would be lost',
  (pattern) => {
    expect(files.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
  },
);

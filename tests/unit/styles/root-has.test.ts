import { readFileSync } from 'node:fs';
import { styleSheets } from '@/tests/support/style-sheets';

const OF_ROOT = /(?::root|\bhtml|\bbody)[^\s,>{]*:has\(/;

/** A selector that ends with a condition and names no class, element or attribute beside it. */
const OF_ANY = /[\s>+~]:(?:not\(:)?has\([^\n]*\)\s*[,{]/;

test('no style sheet asks what the whole page contains: browsers would test it for each element that appears (lib/shared/root-marks.ts)', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((file) => OF_ROOT.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(sheets.filter((file) => OF_ANY.test(readFileSync(file, 'utf8')))).toEqual([]);
  // Its rules are nested in the root.
  expect(readFileSync('styles/global.scss', 'utf8')).not.toContain(':has(');
});

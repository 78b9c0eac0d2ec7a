import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders whose code runs in browsers. */
const FOLDERS = [
  'app/[site]',
  'components',
  'player',
  'lib/client',
  'lib/rules',
  'lib/shared',
  'lib/platform/resources',
];

/**
 * Functions that the oldest browsers of a build of Next (Chrome 111, Firefox 111, Safari 16.4) do not have, and that Next
 * does not add. A call after `?.` is a check.
 */
const TOO_YOUNG = [
  /\bAbortSignal\.any\b/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.parse\b/,
  /(?<!\bv)\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|forEach|reduce|toArray|take|drop|flatMap)\(/,
  /\bIterator\.from\b/,
  /\.(?:isWellFormed|toWellFormed|checkVisibility)\(/,
  // `URLSearchParams.size`: Chrome 113, Firefox 112, Safari 17.
  /[pP]arams\.size\b/,
  // Firefox 121.
  /['"`][^'"`\n]*:has\(/,
  // Browsers without popovers throw; one that is there has the selector, of its own or by a script.
  /querySelector(?:All)?(?:<\w+>)?\([^)]*:popover-open/,
];

/** Comments may name them. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('code of browsers calls nothing that the oldest of them do not have', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const code = codeOf(file);
    return TOO_YOUNG.filter((name) => name.test(code)).map((name) => `${file}: ${name.source}`);
  });
  expect(found).toEqual([]);
});

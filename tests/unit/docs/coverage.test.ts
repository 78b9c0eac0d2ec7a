import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Each page of `docs/coverage` names, for each sentence of a specification, the tests that show it, as `file` "part of the
 * test's name", or says why there is none (`not here: …`). What it names has to be there.
 */
const pages = readdirSync('docs/coverage').map((name) => readFileSync(`docs/coverage/${name}`, 'utf8'));
const rowsOf = (page: string) =>
  page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'));
const rows = pages.flatMap(rowsOf);

const PROOF = /`(?<file>(?:platform\/)?tests\/[^`]+)`(?<names>(?:\s*"[^"]+",?)*)/g;

/** Shorter ones would be found anywhere. */
const SHORTEST_NAME = 9;

const texts = new Map<string, string | null>();

/** A test as one line, without its comments: what only a comment says is no name. */
function textOf(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const plain = text?.replace(/^\s*(\/\/|\/?\*).*$/gm, '').replace(/\s+/g, ' ') ?? null;
  texts.set(file, plain);
  return plain;
}

function problemsOf(row: string): string[] {
  const said = row.split(' | ').slice(1).join(' | ');
  const proofs = [...said.matchAll(PROOF)];
  if (proofs.length === 0) return /not here: .{20,}/.test(said) ? [] : ['neither a test nor a reason'];
  return proofs.flatMap(({ groups }) => {
    const { file = '', names = '' } = groups ?? {};
    const text = textOf(file);
    if (text === null) return [`no file ${file}`];
    const wanted = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    if (wanted.length === 0) return [`which test of ${file}?`];
    return wanted
      .filter((name) => name.length < SHORTEST_NAME || !text.includes(name))
      .map((name) => `${file} has no "${name}"`);
  });
}

/** Sections that each page is about, and what the issue of that page wants of facts/quality.md D4, F and E. */
const WANTED = {
  1: {
    sections: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    quality: 'S02 S03 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S24 S31 S34',
  },
  2: {
    sections: [2, 3, 4, 5, 6, 7, 8, 9],
    quality: 'S15 S24 S25 S26 S27 S28 S29 S30 F01 F02 F03 F04 F09 E1 E2 E3 E4 E5',
  },
};

const pageOf = (spec: string) =>
  pages.find((page) => page.startsWith(`# Coverage of specification ${spec}\n`)) ?? '';

describe.each(Object.entries(WANTED))('spec %s', (spec, { sections, quality }) => {
  const page = pageOf(spec);

  test('there is a line for every sentence that somebody has looked for', () =>
    expect(rowsOf(page).length).toBeGreaterThan(250));

  test.each(sections)('§%d has its lines', (section) => {
    const [, after = ''] = page.split(`\n## §${section} `);
    expect(after.split('\n## ')[0]?.match(/^\| (?!sentence)/gm)?.length ?? 0).toBeGreaterThan(5);
  });

  test.each(quality.split(' '))('quality %s is shown', (id) =>
    expect(
      rowsOf(page).filter((row) => row.startsWith(`| ${id} `) && !row.includes('not here:')),
    ).not.toEqual([]),
  );
});

test.each(rows)('%s', (row) => expect(problemsOf(row)).toEqual([]));

test.each([
  ['a test that is not there', '| x | `package.json` `tests/unit/lib/ids.test.ts` "nobody has this name" |'],
  ['a file that is not there', '| x | `tests/unit/docs/nowhere.test.ts` "§%d has its lines" |'],
  ['a file without a test', '| x | `tests/unit/docs/coverage.test.ts` |'],
  ['a reason that is none', '| x | not here: later |'],
  ['nothing', '| x |  |'],
])('is found: %s', (_, row) => expect(problemsOf(row)).toHaveLength(1));

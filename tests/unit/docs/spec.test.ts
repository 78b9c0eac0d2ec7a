import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Each table of `docs/spec` and of `docs/reference/quality-tests.md` ends with a column "proven by": test files, each with quoted parts of its text where single tests are meant,
 * or `open: issue N`, or `no test: …` with the reason. Every file and every quoted part has to exist.
 */
const SECTIONS = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'];

const read = (name: string) => ({ name, text: readFileSync(name, 'utf8') });
const specifications = readdirSync('docs/spec')
  .filter((name) => /^\d\.md$/.test(name))
  .map((name) => read(`docs/spec/${name}`));
const quality = read('docs/reference/quality-tests.md');

/** Requirements that must not lose their tests. */
const SHOWN =
  'S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16 S17 S24 S25 S26 S27 S28 S29 S30 S31 S33 S34 S35 F01 F02 F03 F04 F06 F09 F11 E1 E2 E3 E4 E5';

const PROOF = /`(?<file>(?:platform\/)?tests\/[^`]+)`(?<parts>(?: "[^"]+",?)*)/g;

/** Shorter parts would match almost anywhere. */
const SHORTEST_PART = 3;

/** Rows below a header whose last column is "proven by". */
function rowsOf(page: string): string[] {
  let isProven = false;
  return page.split('\n').filter((line, at, lines) => {
    if (!line.startsWith('| ')) return false;
    const isHeader = lines[at + 1]?.startsWith('|---') ?? false;
    if (isHeader) isProven = line.endsWith('| proven by |');
    return isProven && !isHeader;
  });
}

const texts = new Map<string, string | null>();

/** A test as one line without its comments, because a part that only a comment contains is no proof. */
function textOf(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const plain = text?.replace(/^\s*(\/\/|\/?\*).*$/gm, '').replace(/\s+/g, ' ') ?? null;
  texts.set(file, plain);
  return plain;
}

function problemsOf(row: string): string[] {
  const proven = row.replace(/ \|$/, '').split(' | ').at(-1) ?? '';
  const proofs = [...proven.matchAll(PROOF)];
  if (proofs.length === 0)
    return /open: issue \d+|no test: .{20,}/.test(proven) ? [] : ['neither a test nor a reason'];
  return proofs.flatMap(({ groups }) => {
    const { file = '', parts = '' } = groups ?? {};
    const text = textOf(file);
    if (text === null) return [`no file ${file}`];
    return [...parts.matchAll(/"([^"]+)"/g)]
      .map(([, part = '']) => part)
      .filter((part) => part.length < SHORTEST_PART || !text.includes(part))
      .map((part) => `${file} has no "${part}"`);
  });
}

test.each(specifications)('$name has rules in all nine sections', ({ text }) => {
  const sections = text.split('\n## ').slice(1);
  expect(sections.map((section) => section.split(' ')[0])).toEqual(expect.arrayContaining(SECTIONS));
  for (const section of sections) expect(rowsOf(section).length).toBeGreaterThan(4);
});

test.each(SHOWN.split(' '))('quality %s has a test', (id) => {
  const rows = rowsOf(quality.text).filter((row) => row.startsWith(`| ${id} `));
  expect(rows.filter((row) => row.includes('tests/'))).not.toEqual([]);
});

describe.each([...specifications, quality])('$name: files and tests named as a proof exist', ({ text }) => {
  test.each(rowsOf(text))('%s', (row) => expect(problemsOf(row)).toEqual([]));
});

test.each([
  [
    'a test that does not exist',
    '| x | `package.json` `tests/unit/lib/shared/ids.test.ts` "nobody has this name" |',
  ],
  ['a file that does not exist', '| x | `tests/unit/docs/nowhere.test.ts` |'],
  ['a reason that is not valid', '| x | open: later |'],
  ['a part that is too short', '| x | `tests/unit/lib/shared/ids.test.ts` "id" |'],
  ['no proof', '| x |  |'],
])('finds %s', (_, row) => expect(problemsOf(row)).toHaveLength(1));

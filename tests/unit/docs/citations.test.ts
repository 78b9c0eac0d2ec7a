import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  citationProblems,
  linkProblems,
  type Problem,
  pathProblems,
  readHeadings,
} from '../../support/citations';

const OWN = 'tests/unit/docs/citations.test.ts';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => /\.(?:[cm]?[jt]sx?|s?css|md)$/.test(file) && file !== OWN && existsSync(file));

const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const read = (file: string) => texts.get(file) ?? '';

const context = {
  headings: readHeadings(read),
  decisions: readdirSync('docs/decisions'),
};

const inWords = ({ file, line, citation, reason }: Problem) => `${file}:${line}: ${citation}: ${reason}`;

test('every citation leads to a heading of docs', () => {
  const problems = files.flatMap((file) => citationProblems(file, read(file), context));
  expect(problems.map(inWords)).toEqual([]);
});

const endsSome = (name: string, side: 'platform' | 'web' | 'both') =>
  files.some(
    (path) =>
      (path === name || path.endsWith(`/${name}`)) &&
      (side === 'both' || path.startsWith('platform/') === (side === 'platform')),
  );
const tree = { read, exists: existsSync, endsSome };
const pages = files.filter((file) => file.endsWith('.md'));
/** Only the comments: strings in code name files that a test creates. */
const commentsOf = (text: string) =>
  text.replace(/^(?!\s*(?:\/?\*|\/\/)).*$/gm, (line) => /\/\*.*\*\/|\/\/ .*$/.exec(line)?.[0] ?? '');

test('every link between pages and to files leads somewhere', () => {
  const problems = pages.flatMap((file) => linkProblems(file, read(file), tree));
  expect(problems.map(inWords)).toEqual([]);
});

test('every file that a page or a comment names is there', () => {
  const problems = files.flatMap((file) =>
    pathProblems(file, file.endsWith('.md') ? read(file) : commentsOf(read(file)), tree),
  );
  expect(problems.map(inWords)).toEqual([]);
});

const known = {
  headings: readHeadings(
    (file) =>
      ({
        'docs/spec/1.md': '## §4 States\n\n### Login flow\n',
        'docs/DESIGN.md': '## 4. Decisions\n\n- **Languages.** Four.\n',
        'docs/reference/quality.md':
          '### S07 Cookie\n\n## E5 Accessibility\n\n### 1.4.3 Contrast\n\n### Grid\n',
        'docs/reference/wire.md': '## 1 Conventions\n\n### 1.6 Errors\n\n### 1.7 Ids\n\n## 2 Session\n',
      })[file] ?? '',
  ),
  decisions: ['0008-child-pages.md'],
};
const found = (text: string, file = 'lib/x.ts') =>
  citationProblems(file, text, known).map(({ citation }) => citation);

test.each([
  'spec 1 §4, quality S07, wire 1.6',
  'Spec 1 §4 "Login flow" 5: a wrong phone',
  "test('spec 1 §4 Login flow: the phone is sent')",
  'spec 1 §4: A sentence begins here, and goes on.',
  'spec 1 §4 Login flow, §4',
  'quality E5 1.4.3: contrast, quality E5 Grid: arrows',
  'wire 1.6 and 1.7, wire 1.6–1.7)',
  'DESIGN section 4 "Languages"',
  ' * of the specification (spec 1\n * §4), and of the cookie (quality\n * S07)',
  'docs/decisions/0008-child-pages.md, docs/decisions/0008',
  '@media (min-width: 5em), media queries, RFC 9110 §14',
])('reads %j', (text) => expect(found(text)).toEqual([]));

test.each([
  ['spec 1 §5', 'spec 1 §5'],
  ['spec 1 §4, §5', 'spec 1 §4, §5'],
  ['spec 1 §4 "Logout"', 'spec 1 §4 Logout'],
  ["test('spec 1 §4 Logout: the device goes')", 'spec 1 §4 Logout'],
  ['(quality S99)', 'quality S99'],
  ['quality E5 2.1.4', 'quality E5 2.1.4'],
  ['quality S07, S99', 'quality S07, S99'],
  ['wire 1.6 and 1.9', 'wire 1.6 and 1.9'],
  ["test('wire 3 first', f)", 'wire 3'],
  ["test('wire 1.6 Retries: never', f)", 'wire 1.6 Retries'],
  ['DESIGN section 9', 'DESIGN section 9'],
  ['DESIGN §4', 'DESIGN §4'],
  ['docs/decisions/0009-gone.md', 'decisions/0009-gone.md'],
  ['facts/quality.md S07', 'facts/quality'],
  ['quality.md S07', 'quality.md S07'],
  ['wire §1.6', 'wire §1'],
  ['as §4 says', '§4 says'],
  ['../shared/DESIGN.md', '../shared'],
])('finds what is wrong in %j', (text, citation) => expect(found(text)).toContain(citation));

test('reports file, line, citation and reason', () =>
  expect(citationProblems('lib/x.ts', 'a\nb (quality S99)', known).map(inWords)).toEqual([
    'lib/x.ts:2: quality S99: there is no heading quality S99',
  ]));

test('finds links and files that lead nowhere', () => {
  const nothing = {
    read: () => '# One',
    exists: (path: string) => path === 'docs/a.md',
    endsSome: (name: string) => name === 'known.ts',
  };
  const links = linkProblems(
    'docs/b.md',
    '[a](a.md#one) [b](a.md#two) [c](../lib/x.ts) [d](https://e.test/x)',
    nothing,
  );
  expect(links.map(({ citation }) => citation)).toEqual(['a.md#two', '../lib/x.ts']);
  const paths = pathProblems('docs/b.md', '`docs/a.md` and `lib/x.ts`, app/[site]/(a)/page.tsx', nothing);
  expect(paths.map(({ citation }) => citation)).toEqual(['lib/x.ts', 'app/[site]/(a)/page.tsx']);
  const names = pathProblems('docs/b.md', '`known.ts`, `gone.ts` and `lib/gone/`', nothing);
  expect(names.map(({ citation }) => citation)).toEqual(['lib/gone/', 'gone.ts']);
});

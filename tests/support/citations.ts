import { posix } from 'node:path';

/**
 * Finds the citations in a text (`spec 2 §4 "Stream start"`, `quality S07`, `docs/decisions/0008`) and what they lead to.
 * docs/reference/README.md explains their form.
 */

export interface Problem {
  file: string;
  line: number;
  citation: string;
  reason: string;
}

/** A heading with the names below it that a citation may add to its number. */
interface Section {
  title: string;
  names: string[];
}

/** Citable headings by `subject number`: `spec 2 §4`, `quality S07`, `DESIGN section 4`. */
type Headings = Map<string, Section>;

/** The form of the numbers on each page of docs/reference. */
const SUBJECTS: Record<string, string> = {
  quality: '[A-Z]\\d{1,2}',
  wire: '\\d{1,2}(?:\\.\\d{1,2})?',
  media: '\\d(?:[a-d]|\\.\\d{1,2})?',
  stack: '\\d{1,2}(?:\\.\\d{1,2})?',
  peers: '[A-Z]\\d',
  'provider-api': '(?:[A-Z]\\d{1,2}|\\d(?:\\.\\d)?)',
};

const plain = (text: string) => text.replace(/[`*]/g, '').trim();

/**
 * A citable heading opens a section. Other headings below it are names, and so are the first cell of a table
 * row and bold text at the start of a list item.
 */
function addHeadings(headings: Headings, page: string, prefix: string, number: RegExp): void {
  let section: Section | undefined;
  for (const line of page.split('\n')) {
    const heading = /^#{2,4} (.+)$/.exec(line)?.[1];
    const found = heading === undefined ? null : number.exec(heading);
    if (heading !== undefined && found) {
      section = { title: plain(heading), names: [plain(heading.slice(found[0].length))] };
      headings.set(`${prefix}${found[1]}`, section);
      continue;
    }
    const bold = [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
    const cell = /^\| ([^|]+) \|/.exec(line)?.[1];
    for (const name of [heading, cell, ...bold])
      if (name !== undefined) section?.names.push(plain(name).replace(/\.$/, ''));
  }
}

/** @param read returns the text of a page, or an empty text when there is none. */
export function readHeadings(read: (file: string) => string): Headings {
  const headings: Headings = new Map();
  for (const spec of ['1', '2', '3'])
    addHeadings(headings, read(`docs/spec/${spec}.md`), `spec ${spec} §`, /^§(\d+)(?= |$)/);
  addHeadings(headings, read('docs/DESIGN.md'), 'DESIGN section ', /^(\d+)\.(?= )/);
  for (const [subject, code] of Object.entries(SUBJECTS))
    addHeadings(
      headings,
      read(`docs/reference/${subject}.md`),
      `${subject} `,
      new RegExp(`^(${code})(?= |$)`),
    );
  return headings;
}

/**
 * A text without the marks of comment lines, so that a citation may continue on the next line. Every
 * character keeps its place.
 */
function unwrapped(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, (between) => ' '.repeat(between.length));
}

const subjects = Object.keys(SUBJECTS).join('|');
/** Further numbers of the same subject: `S05, S06`, `10.6 and 10.7`, `1.7–1.9`. */
const more = (code: string) => `(?:(?:, | and | to |–)\\s*(?:${code})(?![\\w.]*\\w))*`;

const SPEC = /\b[Ss]pec\s+(\d)\s+((?:§\d+)(?:(?:,\s+|\s+and\s+)§\d+)*)/g;
const DESIGN = /\bDESIGN\s+section\s+(\d+)/g;
const REFERENCES = Object.entries(SUBJECTS).map(
  ([subject, code]) =>
    [
      subject,
      new RegExp(
        `(?<![\\w@./-])(?:${subject}|${subject[0]?.toUpperCase()}${subject.slice(1)})\\s+((?:${code})(?![\\w%])${more(code)})`,
        'g',
      ),
      new RegExp(code, 'g'),
    ] as const,
);
const DECISION = /\bdecisions\/(\d{4}[\w.-]*)/g;

/** Older forms, and places outside of the repository. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\bfacts/(?:${subjects}|anchors)\\b|\\b[Ff]acts\\s+(?:${subjects}|anchors)\\s+\\w`, 'g'),
    'write the subject alone, as in quality S07',
  ],
  [/\.\.\/shared\b/g, 'it is not in the repository'],
  [
    new RegExp(`(?<![\\w/-])(?:${subjects}|anchors)\\.md,?\\s+(?:§|section\\s)?\\s*[A-Z]?\\d+`, 'g'),
    'write the subject without .md',
  ],
  [
    new RegExp(`(?<![\\w-])(?:${subjects}),?\\s+(?:§|section\\s)\\s*\\d`, 'g'),
    'write the number alone, as in wire 1.6',
  ],
  [/\banchors\s+[A-Z]\d\b/g, 'write peers'],
  [/\bquality\s+\d\.\d/g, 'criteria of WCAG are quality E5 1.4.3'],
  [/\bDESIGN\s+(?:§\s*)?\d/g, 'write DESIGN section N'],
  [/\b[Ss]pec(?:ification)?\s+[4-9]\b|\b[Ss]pec\s+\d?\s*section\s+\d/g, 'write spec N §M'],
];

/** The maximum distance of a section alone from its document. */
const SENTENCE = 80;
/** The maximum length in which the end of a name is searched. */
const MAX_NAME = 120;
const OTHER_STANDARD = /(?:RFC|VAST) [\d.]+ $/;
/** This page explains the nine sections of all documents. */
const EXPLANATION = 'docs/spec/README.md';
const OWN_DOCUMENT = /^docs\/spec\/(\d)\.md$/;

/**
 * Words after a number that name a part of the section: in quotes, or with a capital letter up to a mark that
 * ends a name.
 */
function nameAfter(text: string): string | null {
  const quoted = /^\s+"([^"\n]+)"/.exec(text)?.[1];
  const capital = /^\s+([A-Z][\w/-]*(?:\s[\w’/-]+){0,4})(?=[:;).,'"`]|\s*\*\/)/.exec(text)?.[1];
  const criterion = /^\s+(\d\.\d+\.\d+)/.exec(text)?.[1];
  return (quoted ?? capital ?? criterion)?.replace(/\s+/g, ' ') ?? null;
}

const isNamed = ({ names }: Section, name: string) =>
  names.some((one) => {
    const [known, wanted] = [one.toLowerCase(), name.toLowerCase()];
    return known.startsWith(wanted) && /^(?:[ ,:]|$)/.test(known.slice(wanted.length));
  });

interface Context {
  headings: Headings;
  /** Names of the files in docs/decisions. */
  decisions: readonly string[];
}

/** Citations without a target, or in another form. */
export function citationProblems(file: string, text: string, { headings, decisions }: Context): Problem[] {
  const problems: Problem[] = [];
  const flat = unwrapped(text);
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const report = (index: number, citation: string, reason: string) =>
    problems.push({ file, line: lineOf(index), citation: citation.replace(/\s+/g, ' ').trim(), reason });

  /** `spec 2 §4 Stream start, §9`: a section alone belongs to the document before it in the same sentence. */
  const documentBefore = (index: number) => {
    const near = specs.filter(({ to }) => to <= index && index - to < SENTENCE).at(-1);
    return near && !/[.)]/.test(flat.slice(near.to, index)) ? near.document : undefined;
  };

  const check = (match: RegExpMatchArray, keys: string[]) => {
    const { index = 0, 0: cited } = match;
    for (const key of keys) if (!headings.has(key)) report(index, cited, `there is no heading ${key}`);
    const sections = keys.map((key) => headings.get(key)).filter((section) => section !== undefined);
    const after = nameAfter(flat.slice(index + cited.length, index + cited.length + MAX_NAME));
    if (sections.length < keys.length || after === null) return;
    if (sections.some((section) => isNamed(section, after))) return;
    const titles = sections.map(({ title }) => `"${title}"`).join(' and ');
    report(index, `${cited} ${after}`, `${titles} has no sub-heading "${after}"`);
  };

  const specs: { document: string; from: number; to: number }[] = [];
  for (const match of flat.matchAll(SPEC)) {
    const [cited, document = '', sections = ''] = match;
    specs.push({ document, from: match.index, to: match.index + cited.length });
    check(
      match,
      [...sections.matchAll(/§\d+/g)].map(([section]) => `spec ${document} ${section}`),
    );
  }
  for (const match of file === EXPLANATION ? [] : flat.matchAll(/§\d+/g)) {
    const { index } = match;
    if (specs.some(({ from, to }) => from <= index && index < to)) continue;
    if (/(?:['"`]|## )$/.test(flat.slice(0, index)) || OTHER_STANDARD.test(flat.slice(0, index))) continue;
    const document = OWN_DOCUMENT.exec(file)?.[1] ?? documentBefore(index);
    if (document === undefined)
      report(index, flat.slice(index, index + 24), 'write the document, too: spec N §M');
    else check(match, [`spec ${document} ${match[0]}`]);
  }
  for (const match of flat.matchAll(DESIGN)) check(match, [`DESIGN section ${match[1]}`]);
  for (const [subject, form, code] of REFERENCES)
    for (const match of flat.matchAll(form))
      check(
        match,
        [...(match[1] ?? '').matchAll(code)].map(([number]) => `${subject} ${number}`),
      );
  for (const match of flat.matchAll(DECISION)) {
    const name = (match[1] ?? '').replace(/\.$/, '');
    if (!decisions.some((decision) => decision === name || decision.replace(/\.md$/, '').startsWith(name)))
      report(match.index, match[0], 'there is no such decision');
  }
  for (const [form, reason] of UNKNOWN)
    for (const match of flat.matchAll(form)) report(match.index, match[0], reason);
  return problems;
}

/** `#heading-of-a-page`, as Markdown viewers write it. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of page.matchAll(/^#{1,6} (.+)$/gm))
    anchors.add(
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    );
  return anchors;
}

const LINK = /\[[^\]]*\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;
/** A file of the repository in a text, with its folder and its ending. */
const PATH =
  /(?<![\w@./…-])(?:app|components|docs|lib|messages|platform|player|public|scripts|server|styles|tests)\/(?:[\w@./-]|\[[\w.]+\]|\([\w.]+\))*\.(?:[cm]?[jt]sx?|s?css|md|json|svg|sql)(?![\w*-])/g;
const ABSOLUTE = /^(?:[a-z]+:|\/\/)/;

interface Tree {
  read: (file: string) => string;
  exists: (path: string) => boolean;
  /** Whether the path of some file ends with this name. */
  endsSome: (name: string, side: 'platform' | 'web' | 'both') => boolean;
}

/** Links of a Markdown page to a missing file or heading. */
export function linkProblems(file: string, text: string, { read, exists }: Tree): Problem[] {
  const problems: Problem[] = [];
  for (const { index, 1: target = '' } of text.matchAll(LINK)) {
    if (ABSOLUTE.test(target)) continue;
    const line = text.slice(0, index).split('\n').length;
    const [path = '', anchor] = target.split('#');
    const to = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
    if (!exists(to)) problems.push({ file, line, citation: target, reason: `there is no ${to}` });
    else if (anchor && to.endsWith('.md') && !anchorsOf(read(to)).has(decodeURIComponent(anchor)))
      problems.push({ file, line, citation: target, reason: `${to} has no heading #${anchor}` });
  }
  return problems;
}

/** A file named without its folder, or a folder, in backticks. */
const SHORT_NAME = /`([\w@./-]+\.(?:[cm]?tsx?|[cm]js|scss|sql))`/g;
const FOLDER =
  /`(?!docs\/decisions\/\d{4}`)((?:app|components|docs|lib|messages|platform|player|public|scripts|server|styles|tests)\/[\w/-]*)`/g;

/** Files and folders that a text names, by their path or by the end of it, and that are not there. */
export function pathProblems(file: string, text: string, { exists, endsSome }: Tree): Problem[] {
  const isInPlatform = file.startsWith('platform/');
  const isThere = (path: string) => exists(path) || (isInPlatform && exists(`platform/${path}`));
  // The two programs do not name each other's files by a short name; pages speak of both.
  const ownSide = file.endsWith('.md') ? 'both' : isInPlatform ? 'platform' : 'web';
  const wrong = [
    ...[...text.matchAll(PATH)].filter(([path]) => !isThere(path)),
    ...[...text.matchAll(FOLDER)].filter(([, path = '']) => !isThere(path.replace(/\/$/, ''))),
    ...[...text.matchAll(SHORT_NAME)].filter(
      ([, name = '']) => !name.match(PATH) && !isThere(name) && !endsSome(name, ownSide),
    ),
  ];
  return wrong.map(({ index, 0: whole, 1: name = whole }) => {
    const line = text.slice(0, index).split('\n').length;
    return { file, line, citation: name, reason: 'there is no such file' };
  });
}

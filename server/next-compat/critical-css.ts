import { type ChildNode, parse } from 'postcss';
import { CLASS_ATTRIBUTE } from './markup';

/** At-rules that group rules: only the groups that still have a rule are written. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** Parts of a selector that require no class of the element itself: `:has(.a)`, `[href$=".b"]`, `:not(.c)`. */
const ASIDE = /\([^()]*\)|\[[^\]]*\]/g;
const CLASS = /\.([\w-]+)/g;

/** A piece of a sheet: needed always, needed with one of several sets of classes, or a group of pieces. */
type Piece =
  | { kind: 'always'; css: string }
  | { kind: 'rule'; css: string; needs: string[][] }
  | { kind: 'group'; head: string; pieces: Piece[] };

/** The rules that a page needs of a sheet, and whether these are all of its rules. */
interface Part {
  css: string;
  isWhole: boolean;
}

/** A style sheet, of which each page gets the rules that its elements can need: a page uses a fifth of the 120 KB. */
export class Sheet {
  readonly #pieces: Piece[];

  /** @param css a whole sheet, with addresses that are right within a page */
  constructor(css: string) {
    this.#pieces = parse(css).nodes.map(pieceOf);
  }

  /** The rules that could match an element with these classes, in their order. */
  partFor(classes: ReadonlySet<string>): Part {
    return partOfAll(this.#pieces, classes);
  }
}

/** Every class that an element of this page has. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return { kind: 'rule', css: node.toString(), needs: node.selectors.map(needsOf) };
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { kind: 'group', head: `@${node.name} ${node.params}`, pieces: node.nodes.map(pieceOf) };
  const end = node.type === 'atrule' && !node.nodes ? ';' : '';
  return { kind: 'always', css: `${node.toString()}${end}` };
}

function needsOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replace(ASIDE, '');
  }
  return [...outside.matchAll(CLASS)].map(([, name = '']) => name);
}

function partOf(piece: Piece, classes: ReadonlySet<string>): Part {
  if (piece.kind === 'always') return { css: piece.css, isWhole: true };
  if (piece.kind === 'rule') {
    const isKept = piece.needs.some((names) => names.every((name) => classes.has(name)));
    return { css: isKept ? piece.css : '', isWhole: isKept };
  }
  const { css, isWhole } = partOfAll(piece.pieces, classes);
  if (css) return { css: `${piece.head}{${css}}`, isWhole };
  // The order of layers follows from where each is named first, so its name stays.
  return { css: piece.head.startsWith('@layer') ? `${piece.head};` : '', isWhole };
}

function partOfAll(pieces: Piece[], classes: ReadonlySet<string>): Part {
  const parts = pieces.map((piece) => partOf(piece, classes));
  return { css: parts.map(({ css }) => css).join(''), isWhole: parts.every(({ isWhole }) => isWhole) };
}

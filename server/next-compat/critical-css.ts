import { type ChildNode, parse } from 'postcss';
import { CLASS_ATTRIBUTE } from './markup';
import { type OrderedRule, orderedRule, overridesOf } from './rule-order';

/** At-rules that group rules: only the groups that still have a rule are written. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** Parts of a selector that require no class of the element itself: `:has(.a)`, `[href$=".b"]`, `:not(.c)`. */
const ASIDE = /\([^()]*\)|\[[^\]]*\]/g;
const CLASS = /\.([\w-]+)/g;

const BITS = 8;

/** A piece of a sheet: needed always, needed with one of several sets of classes, or a group of pieces. */
type Piece =
  | { kind: 'always'; css: string }
  | { kind: 'rule'; css: string; at: number }
  | { kind: 'group'; head: string; pieces: Piece[] };

/** The rules that a page needs of a sheet, and the name of all others for `restOf`; null when there are none. */
interface Part {
  css: string;
  rest: string | null;
}

/**
 * A style sheet, of which each page gets the rules that its elements can need: a page uses a third of the 120 KB. The others come later, as a
 * sheet that repeats none of them: browsers then restyle only elements that its rules can match, and there are none yet.
 */
export class Sheet {
  readonly #pieces: Piece[];
  /** For each rule the sets of classes with one of which it is needed. */
  readonly #needs: string[][][] = [];
  /** For each rule the later rules that may override it. */
  readonly #overrides: number[][];

  /** @param css a whole sheet, with addresses that are right within a page */
  constructor(css: string) {
    const rules: OrderedRule[] = [];
    this.#pieces = parse(css).nodes.map((node) => this.#pieceOf(node, '', rules));
    this.#overrides = overridesOf(rules);
  }

  /** The rules that could match an element with these classes, in their order. */
  partFor(classes: ReadonlySet<string>): Part {
    const written = this.#writtenFor(classes);
    const css = textOf(this.#pieces, ({ at }) => written[at] === true, true);
    return { css, rest: written.every(Boolean) ? null : nameOf(written) };
  }

  /** The rules that a page does not contain. */
  restOf(name: string): string {
    const written = Buffer.from(name, 'base64url');
    const isWritten = (at: number) => ((written[Math.floor(at / BITS)] ?? 0) >> (at % BITS)) & 1;
    return textOf(this.#pieces, ({ at }) => !isWritten(at), false);
  }

  /** A rule that is not needed is written, too, if it would come after one that overrides it. */
  #writtenFor(classes: ReadonlySet<string>): boolean[] {
    const written = this.#needs.map((needs) =>
      needs.some((names) => names.every((name) => classes.has(name))),
    );
    for (let at = written.length - 1; at >= 0; at -= 1)
      written[at] ||= this.#overrides[at]?.some((later) => written[later]) ?? false;
    return written;
  }

  #pieceOf(node: ChildNode, layer: string, rules: OrderedRule[]): Piece {
    if (node.type === 'rule') {
      rules.push(orderedRule(node, layer));
      return { kind: 'rule', css: node.toString(), at: this.#needs.push(node.selectors.map(needsOf)) - 1 };
    }
    if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
      const inner = node.name === 'layer' ? `${layer}.${node.params}` : layer;
      const pieces = node.nodes.map((child) => this.#pieceOf(child, inner, rules));
      return { kind: 'group', head: `@${node.name} ${node.params}`, pieces };
    }
    const end = node.type === 'atrule' && !node.nodes ? ';' : '';
    return { kind: 'always', css: `${node.toString()}${end}` };
  }
}

/** Every class that an element of this page has. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

function needsOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replace(ASIDE, '');
  }
  return [...outside.matchAll(CLASS)].map(([, name = '']) => name);
}

/** @param isFirst with what is needed always: fonts, animations, and the names of layers, whose order follows from where each is named first */
function textOf(
  pieces: Piece[],
  isKept: (rule: Extract<Piece, { kind: 'rule' }>) => boolean,
  isFirst: boolean,
): string {
  const text = (piece: Piece): string => {
    if (piece.kind === 'always') return isFirst ? piece.css : '';
    if (piece.kind === 'rule') return isKept(piece) ? piece.css : '';
    const css = textOf(piece.pieces, isKept, isFirst);
    if (css) return `${piece.head}{${css}}`;
    return isFirst && piece.head.startsWith('@layer') ? `${piece.head};` : '';
  };
  return pieces.map(text).join('');
}

/** One bit for each rule. */
function nameOf(written: boolean[]): string {
  const bytes = Buffer.alloc(Math.ceil(written.length / BITS));
  written.forEach((isWritten, at) => {
    if (isWritten) bytes[Math.floor(at / BITS)] = (bytes[Math.floor(at / BITS)] ?? 0) | (1 << (at % BITS));
  });
  return bytes.toString('base64url');
}

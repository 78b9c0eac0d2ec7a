import { webAddress } from '@/lib/shared/web-address';
import { decodeEntities } from './entities';

/**
 * A foreign text without active content (quality R7, S25): not cleaned HTML but a tree with a few kinds of
 * nodes, which components draw. Other tags leave their text; script and style are removed with their content.
 */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  /** Target of a link: http(s), e-mail and telephone only. */
  href?: string;
  children: RichNode[];
}

/** Tags with the same meaning; headings start below the heading of the page. */
const TAGS = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  a: 'a',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  br: 'br',
} as const;

export type RichTag = (typeof TAGS)[keyof typeof TAGS];

/** Block elements: a new one closes an open paragraph or heading. */
const BLOCKS: readonly RichTag[] = ['h2', 'h3', 'p', 'ul', 'ol', 'li'];
const LINES: readonly RichTag[] = ['h2', 'h3', 'p'];

/** Deeper nesting is not an ordinary text but an attack on the renderer. */
const MAX_DEPTH = 12;

/** Comments, declarations, and elements whose content is not text; then tags. */
const SILENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|svg|math|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)>|<[!?/][^<>]*>/gi;

export function readRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] };
  const open: RichElement[] = [root];
  const text = html.replace(SILENT, ' ');
  let from = 0;
  for (const found of text.matchAll(TAG)) {
    addText(open, text.slice(from, found.index));
    from = found.index + found[0].length;
    const [, slash, name = '', attributes = ''] = found;
    const tag = Object.hasOwn(TAGS, name.toLowerCase())
      ? TAGS[name.toLowerCase() as keyof typeof TAGS]
      : null;
    if (tag && slash) close(open, tag);
    else if (tag) begin(open, tag, attributes);
  }
  addText(open, text.slice(from));
  return root.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
}

/** The visible text, for titles and search engines. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = nodes.map((node) => {
    if (typeof node === 'string') return node;
    const inner = plainText(node.children);
    return node.tag === 'br' || BLOCKS.includes(node.tag) ? ` ${inner} ` : inner;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

function addText(open: RichElement[], source: string): void {
  const text = decodeEntities(source).replace(/\s+/g, ' ');
  if (text !== '') last(open).children.push(text);
}

function begin(open: RichElement[], tag: RichTag, attributes: string): void {
  if (BLOCKS.includes(tag)) {
    while (open.length > 1 && LINES.includes(last(open).tag)) open.pop();
    if (tag === 'li') close(open, 'li', ['ul', 'ol']);
  }
  const element: RichElement = { tag, children: [] };
  if (tag === 'a') element.href = hrefOf(attributes) ?? undefined;
  last(open).children.push(element);
  if (tag !== 'br' && open.length < MAX_DEPTH) open.push(element);
}

/** Closes the innermost element of that name and everything open in it; stops at `until`. */
function close(open: RichElement[], tag: RichTag, until: readonly RichTag[] = []): void {
  for (let depth = open.length - 1; depth > 0; depth -= 1) {
    const element = open[depth];
    if (!element || until.includes(element.tag)) return;
    if (element.tag === tag) {
      open.length = depth;
      return;
    }
  }
}

function hrefOf(attributes: string): string | null {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const address = decodeEntities(double ?? single ?? bare ?? '').trim();
  return /^(?:mailto:[^\s?]+@[^\s?]+|tel:\+?[\d() -]+)$/i.test(address) ? address : webAddress(address);
}

// The root is never closed.
const last = (open: RichElement[]) => open[open.length - 1] as RichElement;

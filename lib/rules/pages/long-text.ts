import { plainText, type RichNode, readRichText } from './rich-text';

/** A text of others, such as an agreement. */
export interface LongText {
  /** Its first heading; null without one. Who shows the text has a heading of their own, so it is not repeated. */
  title: string | null;
  nodes: RichNode[];
}

export function readLongText(html: string): LongText {
  const nodes = readRichText(html);
  const [first, ...rest] = nodes;
  const title = typeof first === 'object' && first.tag === 'h2' ? plainText(first.children) : null;
  return title ? { title, nodes: rest } : { title: null, nodes };
}

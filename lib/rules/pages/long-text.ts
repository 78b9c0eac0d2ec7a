import { plainText, type RichNode, readRichText } from './rich-text';

/** A text of others, such as an agreement. */
export interface LongText {
  /**
   * The first heading of the text; null without one. It is not part of `nodes`, because the page shows its own heading.
   */
  title: string | null;
  nodes: RichNode[];
}

export function readLongText(html: string): LongText {
  const nodes = readRichText(html);
  const [first, ...rest] = nodes;
  const title = typeof first === 'object' && first.tag === 'h2' ? plainText(first.children) : null;
  return title ? { title, nodes: rest } : { title: null, nodes };
}

/** A text of others with the day from which it holds. */
export interface DatedText extends LongText {
  /** YYYY-MM-DD; null where the text does not say it. */
  since: string | null;
}

/** A line with nothing but a day in it. */
const DAY_LINE = /<(p|div)>\s*<time\b[^>]*\bdatetime="(\d{4}-\d{2}-\d{2})"[^>]*>[^<]*<\/time>\s*<\/\1>/i;

/** Removes the line with the date, because the page shows the date in its own words. */
export function readDatedText(html: string): DatedText {
  const [line, , since] = DAY_LINE.exec(html) ?? [];
  if (!line || !since || Number.isNaN(Date.parse(since))) return { ...readLongText(html), since: null };
  return { ...readLongText(html.replace(line, '')), since };
}

/** A shorter text needs no list of its sections. */
const LEAST_SECTIONS = 3;

/** The headings of the sections of a text, for a list of links to them. */
export function sectionsOf(nodes: readonly RichNode[]): string[] {
  const titles = nodes.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2' ? [plainText(node.children)] : [],
  );
  return titles.length < LEAST_SECTIONS ? [] : titles;
}

/** Whether the page may number the sections: not if the text already has numbers. */
export const mayBeNumbered = (sections: readonly string[]): boolean =>
  sections.length > 0 && !sections.some((section) => /^[\d§]/.test(section));

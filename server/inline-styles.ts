import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classesIn, Sheet } from './sheet';

/** A style sheet as the framework asks for it; names change with contents. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)"([^>]*?)\/>/g;
const END = '</head>';
/** Where the framework keeps what it serves under `/_next`, below the folder it runs in. */
const BUILD = '.next';

const sheets = new Map<string, Sheet>();

/**
 * What a page needs of its style sheets, within the page. A page that waits for five files before its first paint waits a
 * round trip more, on a phone a tenth of a second or several (DESIGN section 10, LCP), and the whole of them would be a third
 * of its bytes. The links stay, switched off: they end the head, and come on with the scripts that can show more (`STARTER`).
 * Those in front of which nothing is missing stay off for good: browsers load the fonts of a sheet again when it comes twice.
 */
export function inlineStyles(html: string, read = readSheet): { html: string; hashes: string[] } {
  const classes = classesIn(html);
  let css = '';
  let links = '';
  let isMissing = false;
  const bare = html.replace(SHEET, (link, href: string, rest: string) => {
    const sheet = read(href);
    if (!sheet) return link;
    const part = sheet.partFor(classes);
    isMissing ||= !part.isWhole;
    css += part.css;
    links += `<link rel="stylesheet" href="${href}"${rest} disabled=""${isMissing ? ' data-more=""' : ''}/>`;
    return '';
  });
  if (!css || !bare.includes(END)) return { html, hashes: [] };
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { html: bare.replace(END, () => `<style>${css}</style>${links}${END}`), hashes: [hash] };
}

/** Null when it is no file of this build: the link does what it did. */
function readSheet(href: string): Sheet | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const file = path.join(process.cwd(), BUILD, href.slice('/_next/'.length));
    const sheet = sheetOf(readFileSync(file, 'utf8'));
    sheets.set(href, sheet);
    return sheet;
  } catch {
    return null;
  }
}

/** Addresses in a sheet go by its own place; in a page they go by the page's. */
export const sheetOf = (text: string): Sheet =>
  new Sheet(text.replaceAll('url(../media/', 'url(/_next/static/media/'));

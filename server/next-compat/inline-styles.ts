import { createHash } from 'node:crypto';
import { asInlineCss, readBuildFile } from './build-files';
import { classesIn, Sheet } from './critical-css';
import { HEAD_END, STYLE_SHEET } from './markup';

/** By address, which changes with the contents. */
const sheets = new Map<string, Sheet>();

/**
 * Writes the rules that a page needs of its style sheets into the page. Linked sheets cost a round trip
 * before the first paint, on a phone a tenth of a second or more (DESIGN section 10, LCP), and complete
 * sheets would be a third of the page's bytes. The links stay at the end of the head, disabled; the deferred
 * loader enables them before scripts run, because scripts can show more than the page contained. Links before
 * the first incomplete sheet stay disabled, because browsers load the fonts of a sheet again when it is
 * applied twice.
 */
export function inlineStyles(html: string, read = readSheet): { html: string; hashes: string[] } {
  const classes = classesIn(html);
  let css = '';
  let links = '';
  let isMissing = false;
  const bare = html.replace(STYLE_SHEET, (link, href: string, rest: string) => {
    const sheet = read(href);
    if (!sheet) return link;
    const part = sheet.partFor(classes);
    isMissing ||= !part.isWhole;
    css += part.css;
    links += `<link rel="stylesheet" href="${href}"${rest} disabled=""${isMissing ? ' data-more=""' : ''}/>`;
    return '';
  });
  if (!css || !bare.includes(HEAD_END)) return { html, hashes: [] };
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { html: bare.replace(HEAD_END, () => `<style>${css}</style>${links}${HEAD_END}`), hashes: [hash] };
}

/** Null when it is not a file of this build: then the link stays unchanged. */
function readSheet(href: string): Sheet | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const sheet = sheetOf(readBuildFile(href));
    // Copied, because the engine would keep a reference to the whole page.
    sheets.set(Buffer.from(href).toString(), sheet);
    return sheet;
  } catch {
    return null;
  }
}

/** @param text of a style sheet file */
export const sheetOf = (text: string): Sheet => new Sheet(asInlineCss(text));

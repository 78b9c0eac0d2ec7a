import { createHash } from 'node:crypto';
import { FRAMEWORK_PATH } from './addresses';
import { asInlineCss, readBuildFile } from './build-files';
import { classesIn, Sheet } from './critical-css';
import { HEAD_END, STYLE_PRELOAD, STYLE_SHEET } from './markup';

/** By address, which changes with the contents. */
const sheets = new Map<string, Sheet>();

/** A style sheet of the build, and in the query which of its rules the page contains already. */
const SHEET_PATH = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;
const REST_QUERY = /^\?without=([\w-]+)$/;

/**
 * Writes the rules that a page needs of its style sheets into the page. Linked sheets cost a round trip
 * before the first paint, on a phone a tenth of a second or more (DESIGN section 10, LCP), and complete
 * sheets would be a third of the page's bytes. The links stay at the end of the head, disabled, so that the framework
 * knows that their sheets are there. Links to the other rules of each sheet follow (`restOfSheet`); the deferred loader enables
 * them before scripts run, because scripts can show more than the page contained. The sheets of views that the page does not draw, such as
 * that of a missing page, would be fetched ahead of its pictures: they come when such a view does.
 */
export function inlineStyles(html: string, read = readSheet): { html: string; hashes: string[] } {
  const classes = classesIn(html);
  let css = '';
  let links = '';
  let rests = '';
  const bare = html.replace(STYLE_SHEET, (link, href: string, more: string) => {
    const sheet = read(href);
    if (!sheet) return link;
    const part = sheet.partFor(classes);
    css += part.css;
    links += `<link rel="stylesheet" href="${href}"${more} disabled=""/>`;
    if (part.rest)
      rests += `<link rel="stylesheet" href="${href}?without=${part.rest}"${more} disabled="" data-more=""/>`;
    return '';
  });
  if (!css || !bare.includes(HEAD_END)) return { html, hashes: [] };
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const head = `<style>${css}</style>${links}${rests}${HEAD_END}`;
  return { html: bare.replace(STYLE_PRELOAD, '').replace(HEAD_END, () => head), hashes: [hash] };
}

/** The rules that such a link names; null for any other address. */
export function restOfSheet({ pathname, search }: { pathname: string; search: string }, read = readSheet) {
  const name = REST_QUERY.exec(search)?.[1];
  return name && SHEET_PATH.test(pathname) ? (read(pathname)?.restOf(name) ?? null) : null;
}

/** Null when it is not a file of this build: then the link stays unchanged. */
function readSheet(href: string): Sheet | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const sheet = sheetOf(readBuildFile(href.slice(href.indexOf(FRAMEWORK_PATH))));
    // Copied, because the engine would keep a reference to the whole page.
    sheets.set(Buffer.from(href).toString(), sheet);
    return sheet;
  } catch {
    return null;
  }
}

/** @param text of a style sheet file */
export const sheetOf = (text: string): Sheet => new Sheet(asInlineCss(text));

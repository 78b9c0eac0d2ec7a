import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A style sheet as the framework asks for it; names change with contents. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)"([^>]*?)\/>/g;
const PRECEDENCE = /data-precedence="([\w-]*)"/;
/** Where the framework keeps what it serves under `/_next`, below the folder it runs in. */
const BUILD = '.next';

interface Sheet {
  css: string;
  hash: string;
}

const sheets = new Map<string, Sheet>();

/**
 * Style sheets within the page, with what the policy calls them by. A page that waits for five files before its first paint
 * waits a round trip more, on a phone a tenth of a second or several (DESIGN section 10, LCP); the framework's own option
 * would send each sheet twice, once more in the data. The links stay, switched off: by them React and the loader
 * of chunks know that a sheet is there, and nobody fetches it.
 */
export function inlineStyles(html: string, read = readSheet): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const page = html.replace(SHEET, (link, href: string, rest: string) => {
    const sheet = read(href);
    if (!sheet) return link;
    hashes.add(sheet.hash);
    const [, precedence = ''] = PRECEDENCE.exec(rest) ?? [];
    const style = `<style data-precedence="${precedence}" data-href="${href}">${sheet.css}</style>`;
    return `${style}<link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
  return { html: page, hashes: [...hashes] };
}

/** Null when it is no file of this build: the link does what it did. */
function readSheet(href: string): Sheet | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const sheet = sheetOf(
      readFileSync(path.join(process.cwd(), BUILD, href.slice('/_next/'.length)), 'utf8'),
    );
    sheets.set(href, sheet);
    return sheet;
  } catch {
    return null;
  }
}

/** Addresses in a sheet go by its own place; in a page they go by the page's. */
export function sheetOf(text: string): Sheet {
  const css = text.replaceAll('url(../media/', 'url(/_next/static/media/');
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

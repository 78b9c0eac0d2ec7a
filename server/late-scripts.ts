import { STARTER } from './starter';

/** A file of script as the framework asks for it. */
const FILE = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"([^>]*?) async=""([^>]*)><\/script>/g;
/** The same once more, fetched ahead. */
const AHEAD = /<link rel="preload" as="script"[^>]*\/>/g;
const END = '</body>';

/**
 * The same page, with its files of script put off. On a phone they would share one thin line with its picture, and one slow
 * processor with its first paint (DESIGN section 10, LCP); what is read, and where links lead, needs none of them.
 */
export function lateScripts(html: string): string {
  const end = html.lastIndexOf(END);
  if (end < 0) return html;
  const late = html
    .slice(0, end)
    .replace(AHEAD, '')
    .replace(FILE, '<script data-src="$1"$2 async=""$3></script>');
  return `${late}<script>${STARTER}</script>${html.slice(end)}`;
}

import { BODY_END, SCRIPT_FILE, SCRIPT_PRELOAD } from './markup';

/**
 * The same page with its script files deferred, and the loader as its last script. On a phone the files would share one slow connection
 * with the first picture, and one slow processor with the first paint (DESIGN section 10, LCP). Texts and links need no script.
 */
export function deferScripts(html: string, loader: string): string {
  const end = html.lastIndexOf(BODY_END);
  if (end < 0) return html;
  const deferred = html
    .slice(0, end)
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT_FILE, '<script data-src="$1"$2 async=""$3></script>');
  return `${deferred}<script>${loader}</script>${html.slice(end)}`;
}

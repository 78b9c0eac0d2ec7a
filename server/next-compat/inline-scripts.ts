import { isInRenderer } from './build-files';
import { SCRIPT_ELEMENT } from './markup';

/** Data of the page for the router, in as many pieces as the renderer has streamed. */
const DATA =
  /(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d+(?:,(?:null|"[^"\\]*(?:\\.[^"\\]*)*"))?\]\);?/y;

/** The text in such a piece. */
const DATA_TEXT = /self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)/g;

/** The first piece, which has no text. */
const DATA_START = /\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)/g;

/** Two scripts of data in a row. */
const BETWEEN_DATA = /(?<=\))<\/script><script>(?=self\.__next_f\.push\()/g;

/** The bundler's list of the page's files and entry modules. */
const LOADER =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{(?:"\w+":\[(?:(?:"[\w./~-]*"|\d+)[,\]])+,?)*\}\);?$/;

/** React notes when the first part of the page was shown. */
const REVEALED_AT = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** Next moves icons that were streamed into the body to the head. */
const ICONS =
  'document.querySelectorAll(\'body link[rel="icon"], body link[rel="apple-touch-icon"]\').forEach(el => document.head.appendChild(el))';

/** Calls of React's functions for streamed pieces: which piece goes to which place. */
const CALLS = /(?:\$R[A-Z]\((?:"[^"\\]*"|[[\],])+\);?)+$/;

/**
 * Whether the framework wrote an inline script. The whole text is compared, because a script that only starts
 * like one of the framework may continue in any way (quality S25, S26).
 */
export function isFrameworkScript(script: string): boolean {
  if (script === REVEALED_AT || script === ICONS || LOADER.test(script)) return true;
  return script.startsWith('$R') ? isStreaming(script) : isData(script);
}

/** Joins adjacent data scripts, so that the policy of the page needs fewer hashes. */
export const joinDataScripts = (html: string): string => html.replace(BETWEEN_DATA, ';');

/** The data of a page as one text: everything that its components received or rendered. */
export const dataOf = (html: string): string =>
  [...html.matchAll(DATA_TEXT)].map(([, text = '']) => parsed(text)).join('');

/**
 * A page without its data scripts, and their text, which a browser hands to the router by `push([0])` and `push([1, data])`. Null for a page
 * that has other pieces of data: those of forms and of bytes stay where they are.
 */
export function takeData(html: string): { html: string; data: string } | null {
  const scripts: string[] = [];
  const rest = html.replace(SCRIPT_ELEMENT, (element, attributes: string, text: string) => {
    if (attributes !== '' || !isData(text)) return element;
    scripts.push(text);
    return '';
  });
  const text = scripts.join(';');
  const others = text.replace(DATA_START, '').replace(DATA_TEXT, '');
  return scripts.length === 0 || /[^;]/.test(others) ? null : { html: rest, data: dataOf(text) };
}

function parsed(text: string): string {
  try {
    return JSON.parse(text);
  } catch {
    // Not written by the framework.
    return '';
  }
}

function isData(script: string): boolean {
  DATA.lastIndex = 0;
  let end = 0;
  while (DATA.test(script)) end = DATA.lastIndex;
  return script !== '' && end === script.length;
}

/** Definitions of React's functions are compared with the renderer's own text, which changes with its version. */
function isStreaming(script: string): boolean {
  const definitions = script.replace(CALLS, '');
  return definitions === '' || isInRenderer(definitions);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the framework has the scripts by which React puts streamed pieces into their places. */
const RENDERER = 'node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';

/** Nothing but data, in as many pieces as there are. */
const DATA =
  /(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d+(?:,(?:null|"[^"\\]*(?:\\.[^"\\]*)*"))?\]\);?/y;

/** Names of files of the build, and numbers of its modules. */
const LOADER =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{(?:"\w+":\[(?:(?:"[\w./~-]*"|\d+)[,\]])+,?)*\}\);?$/;

const REVEALED_AT = 'requestAnimationFrame(function(){$RT=performance.now()});';

const ICONS =
  'document.querySelectorAll(\'body link[rel="icon"], body link[rel="apple-touch-icon"]\').forEach(el => document.head.appendChild(el))';

/** Orders to what is defined before them: which piece goes where. */
const ORDERS = /(?:\$R[A-Z]\((?:"[^"\\]*"|[[\],])+\);?)+$/;

let renderer: string | undefined;

/**
 * Whether an inline script is one that the framework writes, from its first sign to its last: what only begins like one may
 * go on as it likes (facts/quality.md S25, S26).
 */
export function isOfFramework(script: string): boolean {
  if (script === REVEALED_AT || script === ICONS || LOADER.test(script)) return true;
  return script.startsWith('$R') ? isPlacing(script) : isData(script);
}

function isData(script: string): boolean {
  DATA.lastIndex = 0;
  let end = 0;
  while (DATA.test(script)) end = DATA.lastIndex;
  return script !== '' && end === script.length;
}

/** Definitions are compared with the framework's own text, which changes with its version. */
function isPlacing(script: string): boolean {
  const definitions = script.replace(ORDERS, '');
  if (definitions === '') return true;
  renderer ??= readFileSync(path.join(process.cwd(), RENDERER), 'utf8');
  return renderer.includes(definitions.replaceAll('\\', '\\\\').replaceAll('\n', '\\n'));
}

import { FRAMEWORK_PATH, STATIC_ADDRESS } from './next-compat/addresses';
import { readBuildFile } from './next-compat/build-files';

/** The names that `scripts/bundle-early.mjs` has written. */
interface EarlyFiles {
  script: string;
  engine: string;
}

let files: EarlyFiles | undefined;

const HEAD = '<head>';
const PLAYER = ' data-screen=""';
const CERTAIN = '<script data-calls=';
const SCRIPT_END = '</script>';

/**
 * Adds the early files to the HTML of a page with a player. Every such page preloads the file of the engine. A page
 * that is certain to play also gets its calls at the start of the HTML, because the same script in the content
 * (`components/shell/EarlyCalls.tsx`) comes after half of the HTML, and the script that plays before the framework
 * (`app/early-script.ts`).
 */
export function withEarlyFiles(html: string): string {
  if (!html.includes(PLAYER)) return html;
  files ??= JSON.parse(readBuildFile(`${FRAMEWORK_PATH}early-files.json`)) as EarlyFiles;
  const address = (name: string) => `${STATIC_ADDRESS}early/${name}`;
  const calls = callsOf(html);
  const script =
    calls && `${calls}<script type="module" src="${address(files.script)}" data-early-script=""></script>`;
  const engine = `<link rel="modulepreload" href="${address(files.engine)}" data-engine=""/>`;
  return html.replace(HEAD, () => `${HEAD}${script}${engine}`);
}

/** The script that begins the calls of a page; empty without one. */
function callsOf(html: string): string {
  const at = html.indexOf(CERTAIN);
  return at < 0 ? '' : html.slice(at, html.indexOf(SCRIPT_END, at) + SCRIPT_END.length);
}

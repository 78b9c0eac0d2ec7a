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
 * A page with a player preloads the file of the engine, so that it loads beside the HTML. A page that is certain to play begins with its calls, which
 * are in the page itself, too, behind half of its HTML (`components/shell/EarlyCalls.tsx`), and has the script that plays before the framework
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

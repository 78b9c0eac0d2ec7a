import { FRAMEWORK_PATH, STATIC_PATH } from './next-compat/addresses';
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

/**
 * A page with a player names the file of the engine first of all, so that it loads beside the HTML. A page that is certain to play has the script, too, which
 * plays before the framework (`app/early-script.ts`).
 */
export function withEarlyFiles(html: string): string {
  if (!html.includes(PLAYER)) return html;
  files ??= JSON.parse(readBuildFile(`${FRAMEWORK_PATH}early-files.json`)) as EarlyFiles;
  const address = (name: string) => `${STATIC_PATH}early/${name}`;
  const script = html.includes(CERTAIN)
    ? `<script type="module" src="${address(files.script)}" data-early-script=""></script>`
    : '';
  const engine = `<link rel="modulepreload" href="${address(files.engine)}" data-engine=""/>`;
  return html.replace(HEAD, () => `${HEAD}${script}${engine}`);
}

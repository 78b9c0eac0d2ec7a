import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FRAMEWORK_PATH, STATIC_ADDRESS } from './addresses';

/** The framework's build folder, below the working directory. Its `static` folder is served as `/_next/static`. */
export const BUILD_FOLDER = '.next';

/** The framework's production renderer, a compiled file that contains the scripts of React's streaming. */
export const RENDERER = 'node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';

/** Style sheets lie in `static/chunks` and name their fonts and pictures relative to that folder. */
const MEDIA_OF_SHEET = 'url(../media/';

/** The text of a file of the build. @throws when there is no such file */
export function readBuildFile(href: string): string {
  return readFileSync(path.join(process.cwd(), BUILD_FOLDER, href.slice(FRAMEWORK_PATH.length)), 'utf8');
}

/** The name of this build: the names of its files are in its pages. */
export const buildId = (): string => readBuildFile(`${FRAMEWORK_PATH}BUILD_ID`);

/** The host that the build has written into its files: `ASSETS_URL` while it was made. */
export function assetsOfBuild(): string {
  const { config } = JSON.parse(readBuildFile(`${FRAMEWORK_PATH}required-server-files.json`)) as {
    config: { assetPrefix: string };
  };
  return config.assetPrefix;
}

/** A style sheet whose relative addresses are right within a page. */
export const asInlineCss = (css: string): string =>
  css.replaceAll(MEDIA_OF_SHEET, `url(${STATIC_ADDRESS}media/`);

let renderer: string | undefined;

/** Whether the renderer contains a script, word for word. */
export function isInRenderer(script: string): boolean {
  renderer ??= readFileSync(path.join(process.cwd(), RENDERER), 'utf8');
  // The renderer has its scripts as string literals.
  return renderer.includes(script.replaceAll('\\', '\\\\').replaceAll('\n', '\\n'));
}

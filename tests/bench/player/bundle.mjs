import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import * as sass from 'sass';

const root = path.resolve(import.meta.dirname, '../../..');

/** Sass modules as the site compiles them: tokens by load path, class names made local. */
const sassModules = {
  name: 'sass-modules',
  setup(build) {
    build.onLoad({ filter: /\.scss$/ }, ({ path: file }) => {
      const { css } = sass.compile(file, { loadPaths: [path.join(root, 'styles')] });
      return { contents: css, loader: file.endsWith('.module.scss') ? 'local-css' : 'css' };
    });
  },
};

/**
 * Dynamic imports that are always used. The site names their files in its HTML (player/ui/PagePlayer.tsx).
 */
const ENGINE = 'player/engines/hls/hls.ts';
const WATCH = 'tests/bench/player/pages/watch.tsx';
const CERTAIN = [ENGINE, WATCH];

/** Draws the page as the site's server does; in the same bundle, so that its classes have the same names. */
const FRAME = 'tests/bench/player/pages/frame.tsx';

/**
 * Leaves out what loads only when it is wanted. With it esbuild would cut the certain files into thirty pieces along these imports; the
 * site's bundler makes four.
 */
const withoutOnDemand = {
  name: 'without-on-demand',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ kind, path: wanted, importer, pluginData, ...more }) => {
      if (kind !== 'dynamic-import' || pluginData) return;
      const { path: file } = await build.resolve(wanted, { ...more, kind, importer, pluginData: true });
      if (CERTAIN.includes(path.relative(root, file))) return;
      return { path: `./on-demand/${path.relative(root, file)}`, external: true };
    });
  },
};

/**
 * Bundles one page as a site would: minified, split, engines in their own files.
 * @param {string} name of a file in pages/, without its ending
 * @param {string} folder gets a folder of that name
 * @param {{hasOnDemand?: boolean, hasFrame?: boolean}} [options]
 */
export async function bundle(name, folder, { hasOnDemand = false, hasFrame = false } = {}) {
  const outdir = path.join(folder, name);
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path.join(import.meta.dirname, 'pages', `${name}.ts`), ...(hasFrame ? [FRAME] : [])],
    entryNames: '[name]',
    outdir,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: '{}',
    alias: { '@': root },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['*.woff2'],
    plugins: hasOnDemand ? [sassModules] : [withoutOnDemand, sassModules],
    logLevel: 'warning',
  });
  const frame = hasFrame ? await drawn(path.join(outdir, 'frame.js')) : '';
  return { name, frame, ...filesFor(metafile, `tests/bench/player/pages/${name}.ts`) };
}

/** @param {string} script @returns {Promise<string>} */
async function drawn(script) {
  // What pages read when they are imported.
  Object.assign(globalThis, { window: globalThis, location: { search: '' } });
  const { html } = await import(pathToFileURL(script).href);
  for (const name of ['window', 'location']) Reflect.deleteProperty(globalThis, name);
  return html;
}

/**
 * The files that a page always needs: `scripts` of its own and of the engine, `later` those of the player around the picture.
 * @param {esbuild.Metafile} metafile
 * @param {string} entry
 */
function filesFor({ outputs }, entry) {
  const found = new Map();
  const styles = new Set();
  const add = (file, isLater) => {
    if (found.has(file) || !outputs[file]) return;
    found.set(file, isLater);
    const { imports, cssBundle } = outputs[file];
    if (cssBundle) styles.add(cssBundle);
    for (const next of imports) if (next.kind === 'import-statement') add(next.path, isLater);
  };
  const outputOf = (point) => Object.keys(outputs).find((file) => outputs[file]?.entryPoint === point) ?? '';
  add(outputOf(entry), false);
  add(outputOf(ENGINE), false);
  add(outputOf(WATCH), true);
  const files = (isLater) => [...found.keys()].filter((file) => found.get(file) === isLater);
  const names = (paths) => [...paths].map((file) => path.basename(file));
  return { scripts: names(files(false)), later: names(files(true)), styles: names(styles) };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import * as sass from 'sass';
import { bundleEarly, ENGINE_ENTRY } from '../../../scripts/lib/early-files.mjs';

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

/** The page around the player, and its frame as the site's server draws it: in one bundle, so that their classes have the same names. */
const PAGE = 'tests/bench/player/pages/watch.tsx';
const FRAME = 'tests/bench/player/pages/frame.tsx';

/**
 * Bundles one page as a site would: minified, split, engines in their own files.
 * @param {string} name of a file in pages/, without its ending
 * @param {string} folder gets a folder of that name
 */
export async function bundle(name, folder) {
  const entry = `tests/bench/player/pages/${name}.ts`;
  const outputs = await bundled([entry], path.join(folder, name));
  return { name, frame: '', ...filesOf(outputs, entry) };
}

/** Bundles the page of the player as the site does: what plays before the page is a script of its own beside the engine. @param {string} folder */
export async function bundlePlayer(folder) {
  const name = 'ours';
  const outdir = path.join(folder, name);
  const outputs = await bundled([PAGE, FRAME], outdir);
  await bundleEarly('tests/bench/player/pages/ours.ts', { outdir }, ['./watch.js']);
  await bundleEarly(ENGINE_ENTRY, { outdir });
  const { styles } = filesOf(outputs, PAGE);
  const engine = path.basename(ENGINE_ENTRY).replace('.ts', '.js');
  return { name, frame: await drawn(path.join(outdir, 'frame.js')), scripts: [], engine, styles };
}

/** @param {string[]} entryPoints @param {string} outdir */
async function bundled(entryPoints, outdir) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
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
    plugins: [sassModules],
    logLevel: 'warning',
  });
  return metafile.outputs;
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
 * The files that an entry always needs.
 * @param {esbuild.Metafile['outputs']} outputs
 * @param {string} entry
 */
function filesOf(outputs, entry) {
  const scripts = new Set();
  const styles = new Set();
  const add = (file) => {
    if (scripts.has(file) || !outputs[file]) return;
    scripts.add(file);
    const { imports, cssBundle } = outputs[file];
    if (cssBundle) styles.add(cssBundle);
    for (const next of imports) if (next.kind === 'import-statement') add(next.path);
  };
  add(Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry) ?? '');
  const names = (paths) => [...paths].map((file) => path.basename(file));
  return { scripts: names(scripts), styles: names(styles) };
}

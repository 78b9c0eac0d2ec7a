import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
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
 * Dynamic imports that are always used. The site names their files in its HTML (player/ui/LazyPlayer.tsx).
 */
const CERTAIN = ['player/engines/hls/hls.ts', 'tests/bench/player/pages/watch.tsx'];

/**
 * Bundles one page as a site would: minified, split, engines in their own files.
 * @param {string} name of a file in pages/, without its ending
 * @param {string} folder gets a folder of that name
 */
export async function bundle(name, folder) {
  const outdir = path.join(folder, name);
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path.join(import.meta.dirname, 'pages', `${name}.ts`)],
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
  const styles = (await readdir(outdir)).filter((file) => file.endsWith('.css'));
  return { name, styles, scripts: filesFor(metafile, `tests/bench/player/pages/${name}.ts`) };
}

/**
 * All files that a page always needs: those of its own script and those of certain imports.
 * @param {esbuild.Metafile} metafile
 * @param {string} entry
 */
function filesFor({ outputs }, entry) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of outputs[file]?.imports ?? []) if (next.kind === 'import-statement') add(next.path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === entry || CERTAIN.includes(entryPoint ?? '')) add(file);
  }
  return [...found].filter((file) => file.endsWith('.js')).map((file) => path.basename(file));
}

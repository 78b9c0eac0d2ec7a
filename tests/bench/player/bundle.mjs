import { rm, writeFile } from 'node:fs/promises';
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
 * Bundles pages the way a site would: minified, split, engines in chunks of their own.
 * @param {string[]} entries file names in pages/
 * @param {string} outdir
 */
export async function bundle(entries, outdir) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: entries.map((entry) => path.join(import.meta.dirname, 'pages', entry)),
    outdir,
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
  await writeFile(path.join(outdir, 'lazy.json'), JSON.stringify(lazyFiles(metafile, LAZY)));
}

/** What the player imports dynamically for an HLS stream. */
const LAZY = ['player/engines/hls/hls.ts'];

/**
 * All files behind some dynamic imports. The site names them in the HTML of a page that is certain to play
 * (player/ui/LazyPlayer.tsx), so that they travel beside the page's own script.
 * @param {import('esbuild').Metafile} metafile
 * @param {string[]} modules
 */
function lazyFiles({ outputs }, modules) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of outputs[file]?.imports ?? []) if (next.kind === 'import-statement') add(next.path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (modules.includes(entryPoint ?? '')) add(file);
  return [...found].filter((file) => file.endsWith('.js')).map((file) => `/${path.basename(file)}`);
}

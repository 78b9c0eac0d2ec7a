import { rm } from 'node:fs/promises';
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
  await esbuild.build({
    entryPoints: entries.map((entry) => path.join(import.meta.dirname, 'pages', entry)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    alias: { '@': root },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['*.woff2'],
    plugins: [sassModules],
    logLevel: 'warning',
  });
}

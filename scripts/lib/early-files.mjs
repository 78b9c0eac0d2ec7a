import { build } from 'esbuild';
import { inRoot } from './paths.mjs';

/** hls.js with what the player adds to it: its file is shared with the scripts of the framework (`player/engines/hls-module.ts`). */
export const ENGINE_ENTRY = 'player/engines/hls/hls.ts';

/** hls.js has its file, and shaka plays nothing early (`player/stage/early.ts`). */
const OTHER_ENGINES = ['./hls/hls', './shaka/shaka'];

/**
 * One file of the scripts that play before the framework.
 * @param {string} entry below the root
 * @param {import('esbuild').BuildOptions} more where it goes
 * @param {string[]} [others] further imports that are files of their own
 */
export const bundleEarly = (entry, more, others = []) =>
  build({
    entryPoints: [inRoot(entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    // As the framework's scripts.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    tsconfig: inRoot('tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...OTHER_ENGINES, ...others],
    logLevel: 'error',
    ...more,
  });

import { rm } from 'node:fs/promises';
import { bundleForNode } from './lib/bundle.mjs';
import { inRoot } from './lib/paths.mjs';

/** The platform, its command line and the thread of imports, with the code that they share. */
const outdir = inRoot('platform/dist');
await rm(outdir, { recursive: true, force: true });
await bundleForNode({
  entryPoints: {
    main: inRoot('platform/src/main.ts'),
    cli: inRoot('platform/src/cli.ts'),
    thread: inRoot('platform/src/import/worker-thread/thread.ts'),
  },
  outdir,
  // What is loaded on demand stays in a file of its own.
  splitting: true,
  sourcemap: true,
  tsconfig: inRoot('platform/tsconfig.json'),
  // They find files of their package beside their own.
  external: ['@electric-sql/pglite', '@fastify/*', 'sharp', 'pg-native'],
});

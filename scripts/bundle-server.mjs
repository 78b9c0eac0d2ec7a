import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { inRoot, serverFile, workersFile } from './lib/paths.mjs';

/** The production server as one file beside the framework's build; only the framework is not bundled. */
const bundle = (entry, outfile) =>
  build({
    entryPoints: [inRoot(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The deferred loader's text is sent in every page.
    minifyWhitespace: true,
    minifySyntax: true,
    tsconfig: inRoot('tsconfig.json'),
    external: ['next'],
    // Where `server-only` is empty.
    conditions: ['react-server'],
    // Packages that were written for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
await Promise.all([bundle('server/main.ts', serverFile), bundle('server/workers.ts', workersFile)]);

// Loading the bundle once proves that all its modules exist.
for (const file of [serverFile, workersFile])
  execFileSync(process.execPath, [file, '--only-load'], { stdio: ['ignore', 'ignore', 'inherit'] });

import { execFileSync } from 'node:child_process';
import { bundleForNode } from './lib/bundle.mjs';
import { inRoot, serverFile, workersFile } from './lib/paths.mjs';

/** The production server as one file beside the framework's build; only the framework is not bundled. */
const bundle = (entry, outfile) =>
  bundleForNode({
    entryPoints: [inRoot(entry)],
    outfile,
    // The deferred loader's text is sent in every page.
    minifyWhitespace: true,
    minifySyntax: true,
    tsconfig: inRoot('tsconfig.json'),
    external: ['next'],
    // Node finds these parts of the framework by the names of their files only.
    alias: { 'next/cache': 'next/cache.js', 'next/headers': 'next/headers.js' },
    // Where `server-only` is empty.
    conditions: ['react-server'],
  });
await Promise.all([bundle('server/main.ts', serverFile), bundle('server/workers.ts', workersFile)]);

// Loading the bundle once proves that all its modules exist.
for (const file of [serverFile, workersFile])
  execFileSync(process.execPath, [file, '--only-load'], { stdio: ['ignore', 'ignore', 'inherit'] });

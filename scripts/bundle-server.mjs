import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { inRoot, serverFile } from './lib/paths.mjs';

/** The production server as one file beside the framework's build; only the framework is not bundled. */
await build({
  entryPoints: [inRoot('server/main.ts')],
  outfile: serverFile,
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

// Loading the bundle once proves that all its modules exist.
execFileSync(process.execPath, [serverFile, '--only-load'], { stdio: ['ignore', 'ignore', 'inherit'] });

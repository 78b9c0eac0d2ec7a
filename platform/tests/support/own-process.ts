import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const packageRoot = path.resolve(__dirname, '../..');

/**
 * Starts a server of the tests as a process of its own, bundled by esbuild first: translating each file of the platform at every start took
 * three seconds of processor, and a test of crashes starts dozens.
 * @param file TypeScript beside the tests
 * @returns a function that starts the process with these arguments and variables
 */
export function ownProcess(file: string) {
  // As deep in the package as `src` and `dist`, because `src/paths.ts` finds the package's other files from there.
  const bundle = path.join(packageRoot, '.cache', `${path.basename(file, '.ts')}-${process.pid}.mjs`);
  execFileSync(createRequire(__filename).resolve('esbuild/bin/esbuild'), [
    file,
    ...['--bundle', '--packages=external', '--platform=node', '--format=esm', '--target=node20'],
    ...['--log-level=error', `--outfile=${bundle}`],
  ]);
  return (args: string[], env: Record<string, string> = {}) =>
    spawn(process.execPath, [bundle, ...args], {
      cwd: packageRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
}

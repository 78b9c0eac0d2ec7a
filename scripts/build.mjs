import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, nextBin, root } from './lib/paths.mjs';
import { runNode, tail } from './lib/run.mjs';
import { withRunLock } from './lib/run-lock.mjs';
import { Advice, command, step } from './lib/say.mjs';

/** Builds both programs, each only when one of its sources has changed since its last build. */

const programs = [
  {
    name: 'platform',
    title: 'Building the platform',
    stamp: 'platform/dist/.built-from',
    sources: [
      'platform/src',
      'platform/package.json',
      'platform/tsconfig.json',
      'package-lock.json',
      'scripts/bundle-platform.mjs',
      'scripts/lib/bundle.mjs',
    ],
    args: [inRoot('scripts/bundle-platform.mjs')],
  },
  {
    name: 'web',
    title: 'Building the web app',
    stamp: '.next/.built-from',
    sources: [
      ...['app', 'components', 'player', 'lib', 'styles', 'messages', 'public'],
      ...[
        'middleware.ts',
        'instrumentation.ts',
        'next.config.mjs',
        'server/next-compat',
        'tsconfig.json',
        'package-lock.json',
      ],
    ],
    settings: [process.env.ASSETS_URL ?? ''],
    args: [nextBin, 'build'],
  },
  {
    name: 'web',
    title: 'Building early playback',
    stamp: '.next/early-files.built-from',
    sources: [
      ...['app', 'components', 'lib', 'player'],
      ...['scripts/bundle-early.mjs', 'scripts/lib/early-files.mjs', 'tsconfig.json', 'package-lock.json'],
    ],
    args: [inRoot('scripts/bundle-early.mjs')],
  },
  {
    name: 'web',
    title: 'Building the server',
    stamp: '.next/server-of-ours/.built-from',
    sources: [
      'server',
      'lib',
      'messages',
      'tsconfig.json',
      'package-lock.json',
      'scripts/bundle-server.mjs',
      'scripts/lib/bundle.mjs',
    ],
    args: [inRoot('scripts/bundle-server.mjs')],
  },
];

/** @param {string[]} [names] which of them; all without */
export async function build(names = []) {
  for (const { name, title, stamp, sources, args, settings = [] } of programs) {
    if (names.length > 0 && !names.includes(name)) continue;
    const current = await fingerprint(sources, settings);
    const built = await readFile(inRoot(stamp), 'utf8').catch(() => '');
    if (built === current) continue;
    const compile = async () => {
      const result = await runNode(args, { isQuiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } });
      if (result.code !== 0)
        throw new Advice(`${title} failed; fix the errors below.\n${tail(result.output)}`);
      await mkdir(path.dirname(inRoot(stamp)), { recursive: true });
      await writeFile(inRoot(stamp), current);
    };
    await withRunLock(() => step(title, compile));
  }
}

/**
 * @param {string[]} sources files and folders below the root
 * @param {string[]} settings of the environment that a build contains
 */
async function fingerprint(sources, settings) {
  const hash = createHash('sha256').update(settings.join());
  for (const source of sources) await addTo(hash, inRoot(source));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} place
 */
async function addTo(hash, place) {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(path.relative(root, place)).update(await readFile(place).catch(() => ''));
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) await addTo(hash, path.join(place, entry.name));
}

if (process.argv[1] === import.meta.filename) await command(() => build(process.argv.slice(2)));

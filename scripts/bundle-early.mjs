import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleEarly, ENGINE_ENTRY } from './lib/early-files.mjs';
import { inRoot } from './lib/paths.mjs';

/** The scripts that play before the framework, beside its own files, and a list of their names for the server (`server/early-files.ts`). */
const folder = inRoot('.next/static/early');

/** @param {string} entry @returns {Promise<string>} name of its file, with a hash of its contents */
async function bundled(entry) {
  const { metafile } = await bundleEarly(entry, {
    outdir: folder,
    entryNames: '[name]-[hash]',
    metafile: true,
  });
  return path.basename(Object.keys(metafile.outputs)[0] ?? '');
}

await rm(folder, { recursive: true, force: true });
const [script, engine] = await Promise.all([bundled('app/early-script.ts'), bundled(ENGINE_ENTRY)]);
await writeFile(inRoot('.next/early-files.json'), JSON.stringify({ script, engine }));

import path from 'node:path';
import { writeUnavailablePages } from './lib/cluster/unavailable-pages.mjs';
import { Advice, command } from './lib/say.mjs';

/** `npm run nginx:pages FOLDER` writes the pages that nginx shows while no web app answers. */
await command(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Advice('Where to? npm run nginx:pages FOLDER');
  await writeUnavailablePages(path.resolve(folder));
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/**
 * The scripts of the player that load on demand, each with what makes a page load it. A `sign` is a text that only that part has and
 * that survives minifying, because the names of files change with each build.
 */
export const PLAYER_PARTS = [
  { name: 'player and controls', sign: 'data-controls', trigger: 'a page that plays' },
  { name: 'hls.js', sign: 'hlsManifestParsed', trigger: 'a stream with HLS' },
  { name: 'shaka', sign: 'urn:mpeg:dash', trigger: 'a stream with DASH alone' },
  { name: 'ads', sign: 'VASTAdTagURI', trigger: 'a stream with ads' },
  { name: 'layer of ads', sign: '"data-testid":"ad"', trigger: 'an ad begins' },
  { name: 'Google Cast', sign: '__onGCastApiAvailable', trigger: 'pointer or focus at the cast button' },
  {
    name: 'vitrina',
    sign: 'autoplay; encrypted-media; fullscreen',
    trigger: 'a channel with vitrinaUrl, live',
  },
  { name: 'settings', sign: '[data-page="', trigger: 'the settings open' },
  { name: 'statistics', sign: 'megabit-per-second', trigger: '"stats for nerds" open' },
];

/** What a stream of plain HLS needs. */
export const PLAIN_PARTS = ['player and controls', 'hls.js'];

/** @param {string} script @returns {string[]} names of the parts in it */
export const partsIn = (script) =>
  PLAYER_PARTS.filter(({ sign }) => script.includes(sign)).map(({ name }) => name);

/** The built files of each part; a bundler may write a part into several files. @returns {Promise<Map<string, Buffer[]>>} */
export async function builtParts() {
  const folder = inRoot('.next/static/chunks');
  const found = new Map(PLAYER_PARTS.map(({ name }) => [name, /** @type {Buffer[]} */ ([])]));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const body = await readFile(path.join(folder, file));
    for (const name of partsIn(body.toString())) found.get(name)?.push(body);
  }
  return found;
}

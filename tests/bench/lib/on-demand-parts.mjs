import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/**
 * The scripts of the player and of payment that load on demand, each with what makes a page load it. A `sign` is a text that only that
 * part has and that survives minifying, because the names of files change with each build; the name of an export in quotes is one.
 */
export const ON_DEMAND_PARTS = [
  { name: 'player and controls', sign: 'data-controls', trigger: 'a page that plays' },
  { name: 'early playback', sign: 'taspa:early-over', trigger: 'an address that is certain to play' },
  { name: 'hls.js', sign: 'hlsManifestParsed', trigger: 'a stream with HLS' },
  { name: 'shaka', sign: 'urn:mpeg:dash', trigger: 'a stream with DASH alone' },
  { name: 'mini-player', sign: '"moveToMiniPlayer"', trigger: 'the first picture' },
  { name: 'ads', sign: 'VASTAdTagURI', trigger: 'a stream with ads' },
  { name: 'layer of ads', sign: '"data-testid":"ad"', trigger: 'an ad begins' },
  { name: 'packshots', sign: '"preparePackshots"', trigger: 'a stream with packshots' },
  { name: 'Google Cast', sign: '__onGCastApiAvailable', trigger: 'pointer or focus at the cast button' },
  { name: 'remote playback', sign: '"connectRemotePlayback"', trigger: 'a press on the button of AirPlay' },
  {
    name: 'vitrina',
    sign: 'autoplay; encrypted-media; fullscreen',
    trigger: 'a channel with vitrinaUrl, live',
  },
  { name: 'settings', sign: '[data-page="', trigger: 'the settings open' },
  { name: 'episodes', sign: '"EpisodesPanel"', trigger: 'the menu of a series opens' },
  { name: 'help', sign: '"HelpLayer"', trigger: 'the list of keys opens' },
  { name: 'statistics', sign: 'megabit-per-second', trigger: '"stats for nerds" open' },
  { name: 'purchase', sign: '"startPurchase"', trigger: 'somebody buys' },
  { name: 'payment dialogs', sign: '"paymentDialogs"', trigger: 'a purchase asks for something' },
  { name: 'open payment', sign: '"OpenPayment"', trigger: 'a viewer with an unfinished payment' },
];

/** What a stream of plain HLS needs. */
export const PLAIN_PARTS = ['player and controls', 'early playback', 'hls.js'];

/** What follows its first picture, at any time. */
export const LATER_PARTS = ['mini-player'];

/** @param {string} script @returns {string[]} names of the parts in it */
export const partsIn = (script) =>
  ON_DEMAND_PARTS.filter(({ sign }) => script.includes(sign)).map(({ name }) => name);

/** The built files of each part; a bundler may write a part into several files. @returns {Promise<Map<string, Buffer[]>>} */
export async function builtParts() {
  const folder = inRoot('.next/static');
  const found = new Map(ON_DEMAND_PARTS.map(({ name }) => [name, /** @type {Buffer[]} */ ([])]));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const body = await readFile(path.join(folder, file));
    for (const name of partsIn(body.toString())) found.get(name)?.push(body);
  }
  return found;
}

type HlsModule = typeof import('./hls/hls');

/** Marks the link to the file of hls.js in the HTML of a page with a player (`server/early-files.ts`). */
const LINK = 'link[data-engine]';

/**
 * hls.js from the file that the HTML names. The script that plays before the framework and the scripts of the framework import the same address, so a
 * page loads it once. The HTML of a page that began without a player names none, nor does that of `next dev`; and browsers do not load an
 * address again that has failed: then it is the framework's own file.
 */
export function hlsModule(): Promise<HlsModule> {
  const own = () => import('./hls/hls');
  const link = document.querySelector<HTMLLinkElement>(LINK);
  return link ? import(/* turbopackIgnore: true */ link.href).catch(own) : own();
}

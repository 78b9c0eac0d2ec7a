type HlsModule = typeof import('./hls/hls');

/** Marks the link to the file of hls.js in the HTML of a page with a player (`server/early-files.ts`). */
const LINK = 'link[data-engine]';

/**
 * Imports hls.js from the file that the HTML names. The early script and the scripts of the framework use the same
 * address, so that a page loads the file once. Without that link (a page that started without a player, or `next dev`),
 * or if the file fails to load, the framework's own copy is used: browsers do not load a failed module again.
 */
export function hlsModule(): Promise<HlsModule> {
  const own = () => import('./hls/hls');
  const link = document.querySelector<HTMLLinkElement>(LINK);
  return link ? import(/* turbopackIgnore: true */ link.href).catch(own) : own();
}

import './hls';

/**
 * Renders nothing. A page that is certain to play renders this lazily, so that the file of the engine is in its HTML
 * and the browser loads it in parallel with the page's own scripts.
 */
export function HlsPreload() {
  return null;
}

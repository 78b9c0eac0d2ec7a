import './hls';

/**
 * Draws nothing. A page that is certain to play names the engine's file in its HTML by rendering this lazily, so
 * that the browser fetches it beside the page's own scripts instead of after them.
 */
export function HlsSoon() {
  return null;
}

import './bare';

/**
 * What no player can be faster than: hls.js alone begins first, and the page loads and draws what ours does around the picture, but without a
 * stream of its own.
 */
void import('./watch');

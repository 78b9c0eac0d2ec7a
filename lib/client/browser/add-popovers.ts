/**
 * Adds popovers to browsers that have none: Safari 16, Chrome 113 and Firefox 124. Until then `styles/global.scss` hides what is one. Its own
 * rules go into our lowest layer, as if they were the browser's.
 */
export function addPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('@oddbird/popover-polyfill/fn').then(
    // Another menu of the page may have been faster.
    ({ apply, isSupported }) => isSupported() || apply({ layerName: 'base' }),
    () => {},
  );
}

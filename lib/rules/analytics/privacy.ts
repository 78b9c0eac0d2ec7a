/**
 * Viewers who do not want to be tracked are not measured: Global Privacy Control, or Do Not Track, which
 * older browsers send (docs/ANALYTICS.md).
 */
export function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** The same for a request, for batches of pages that did not check it in the browser. */
export function isOptOutRequest(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

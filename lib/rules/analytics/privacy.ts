/**
 * Whoever asks not to be tracked is not measured: by Global Privacy Control, or by Do Not Track, which older browsers send
 * (docs/ANALYTICS.md).
 */
export function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** The same of a request, for batches of pages that did not ask the browser. */
export function isOptOutRequest(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

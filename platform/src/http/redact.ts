const secretParameters = /([?&](?:access_token|token|key)=)[^&#]*/gi;
const streamGrant = /(\/(?:hls|dash|relay)\/)[^/?#]+/i;

/** Longer addresses are somebody's experiment and need not fill logs. */
const LONGEST = 500;

/** An address as it may be written down: tokens and stream grants are taken out, and it ends somewhere. */
export function redactUrl(url: string): string {
  const clean = url.replace(secretParameters, '$1***').replace(streamGrant, '$1***');
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

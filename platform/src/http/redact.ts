const secretParameters = /([?&](?:access_token|token)=)[^&#]*/gi;
const streamGrant = /(\/(?:hls|dash)\/)[^/?#]+/i;

/** An address as it may be written down: tokens and stream grants are taken out. */
export function redactUrl(url: string): string {
  return url.replace(secretParameters, '$1***').replace(streamGrant, '$1***');
}

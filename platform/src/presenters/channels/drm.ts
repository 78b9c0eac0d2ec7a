import { type Static, Type } from 'typebox';
import type { StreamLinks } from '../../origin/links.ts';
import { Wire } from '../schema.ts';

const DrmStream = Wire({
  type: Type.String({ description: 'dash_clearkey | hls_clearkey' }),
  name: Type.String(),
  license: Type.String(),
  url: Type.String(),
});

/**
 * wire 5.2. The spec names Widevine, FairPlay and PlayReady, whose licence servers cannot be built here. ClearKey, which
 * every browser has, uses names of the same form; the addresses of the three exist and are empty.
 */
export const Drm = Wire({
  streams: Type.Array(DrmStream),
  fpsCertificate: Type.String(),
  laFairplay: Type.String(),
  laPlayready: Type.String(),
  laWidevine: Type.String(),
  laClearkey: Type.String(),
  drm_provider: Type.String(),
});

/** DASH comes first, for players that read only one stream. */
export function drmAnswer({ hls, dash, license }: StreamLinks): Static<typeof Drm> {
  return {
    streams: [
      { type: 'dash_clearkey', name: 'DASH ClearKey', license, url: dash },
      { type: 'hls_clearkey', name: 'HLS ClearKey', license, url: hls },
    ],
    fpsCertificate: '',
    laFairplay: '',
    laPlayready: '',
    laWidevine: '',
    laClearkey: license,
    drm_provider: 'clearkey',
  };
}

import { type Static, Type } from 'typebox';
import type { System } from '../../origin/cenc/systems.ts';
import type { StreamLinks } from '../../origin/links.ts';
import { CERTIFICATE } from '../../origin/protection.ts';
import { Wire } from '../schema.ts';

const DrmStream = Wire({
  type: Type.String({
    description: 'dash_clearkey | hls_clearkey | dash_widevine | hls_fairplay | dash_playready',
  }),
  name: Type.String(),
  license: Type.String(),
  url: Type.String(),
});

/**
 * wire 5.2. Widevine, PlayReady and FairPlay need contracts; their servers in the sandbox license a test module only. So
 * ClearKey, which every browser has, comes first.
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
  const of = (system: System) => `${license}/${system}`;
  return {
    streams: [
      { type: 'dash_clearkey', name: 'DASH ClearKey', license, url: dash },
      { type: 'hls_clearkey', name: 'HLS ClearKey', license, url: hls },
      { type: 'dash_widevine', name: 'DASH Widevine', license: of('widevine'), url: dash },
      { type: 'hls_fairplay', name: 'HLS FairPlay', license: of('fairplay'), url: hls },
      { type: 'dash_playready', name: 'DASH PlayReady', license: of('playready'), url: dash },
    ],
    fpsCertificate: `${license}/${CERTIFICATE}`,
    laFairplay: of('fairplay'),
    laPlayready: of('playready'),
    laWidevine: of('widevine'),
    laClearkey: license,
    drm_provider: 'sandbox',
  };
}

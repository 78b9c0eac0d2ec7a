import type { LinkBase, StreamLinks } from '../origin/links.ts';
import { grantFor } from '../origin/sign.ts';
import type { Seal } from './seal.ts';

/** The file name of an address: players recognise the format by its extension. */
function fileName(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  return `part${ending}`;
}

type RelayBase = Pick<LinkBase, 'mediaUrl'> & { grant: string; channelId: number; seal: Seal };

/** The relay address of a part of an imported channel. */
export function relayedUrl({ mediaUrl, grant, channelId, seal }: RelayBase, url: string): string {
  return `${mediaUrl}/relay/${grant}/${channelId}/${seal.seal(channelId, url)}/${fileName(url)}`;
}

/** The addresses of a stream answer for a foreign stream. */
export function relayLinks(
  base: LinkBase,
  seal: Seal,
  {
    channelId,
    url,
    isLive,
    from,
    to,
  }: { channelId: number; url: string; isLive: boolean; from: number; to: number },
): StreamLinks {
  const grant = grantFor(isLive ? `relay:${channelId}` : `relay-archive:${channelId}`, base);
  const folder = `${base.mediaUrl}/relay/${grant}/${channelId}/${seal.seal(channelId, url)}`;
  const hls = `${folder}/index.m3u8`;
  return {
    ...{ hls, hls_mbr: hls, dash: '', stream_info: `${folder}/data.json`, license: '' },
    // Seek-bar thumbnails exist only for the media pool, not for foreign streams.
    screenshot_url: null,
    screenshot_timings: null,
    from,
    to,
  };
}

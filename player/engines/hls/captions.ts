import type { MediaPlaylist } from 'hls.js';
import type { Track } from '../../core/tracks';

/** The channels of captions that hls.js reads. */
const CHANNEL = /(?:CC|SERVICE)([1-4])/;

/** Captions inside the picture (CEA-608) that the playlist names; the id is the one that hls.js gives their cues. */
export function captionTracks(
  captions: readonly Pick<MediaPlaylist, 'instreamId' | 'name' | 'lang'>[],
): Track[] {
  // Each group of the playlist names them again.
  const tracks = new Map<string, Track>();
  for (const { instreamId = '', name, lang = '' } of captions) {
    const channel = CHANNEL.exec(instreamId)?.[1];
    const id = `textTrack${channel}`;
    if (channel) tracks.set(id, { id, name, language: lang });
  }
  return [...tracks.values()];
}

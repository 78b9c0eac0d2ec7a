import type { LinkBase, StreamLinks } from '../links.ts';
import { grantFor } from '../sign.ts';
import type { LibraryFilm } from './catalogue.ts';
import { stampOf } from './store.ts';

/** The media fields of a stream answer for a film file (wire 5.2): it has no seek-bar thumbnails. */
export function fileStream(
  base: Pick<LinkBase, 'mediaUrl' | 'secret' | 'nowMs' | 'child'>,
  film: LibraryFilm,
  seconds: number,
): StreamLinks {
  const grant = grantFor(`file:${film.contentId}`, base);
  const folder = `${base.mediaUrl}/hls/${grant}/file/${film.contentId}/${stampOf(film)}`;
  const hls = `${folder}/index.m3u8`;
  return {
    hls,
    hls_mbr: hls,
    dash: `${folder}/manifest.mpd`,
    stream_info: `${folder}/data.json`,
    // Never encrypted: the file is sent unchanged.
    license: '',
    screenshot_url: null,
    screenshot_timings: null,
    from: 0,
    to: seconds,
  };
}

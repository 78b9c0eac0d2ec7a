import type { LinearChannel, VirtualTitle } from './catalogue.ts';
import { LICENCE } from './protection.ts';
import { grantFor, type Resource } from './sign.ts';
import { entryAt, entryOfSecond, SEGMENT_SECONDS, segmentAt } from './timeline.ts';

/** The base and time of the addresses in an answer. */
export type LinkBase = {
  /** The address of media for viewers (http/public-address.ts), without a trailing slash. */
  mediaUrl: string;
  secret: string;
  nowMs: number;
  /** The profile of a child, whose media counts as watching. */
  child?: string | null;
  choice?: TrackChoice;
};

/** One quality and the first audio track, by their positions in the master playlist; without a choice all are offered. */
export type TrackChoice = { video?: number | undefined; audio?: number | undefined };

/** The media fields of a stream answer (wire 3 and 5.2); the caller adds `stat`, `ad`, `trackers` and the other fields. */
export type StreamLinks = {
  hls: string;
  /** With every quality and audio track, whatever was chosen. */
  hls_mbr: string;
  dash: string;
  /** Ends in /data.json: clients replace that by index.m3u8 (wire 10.9). */
  stream_info: string;
  /** The licence server of a protected stream. */
  license: string;
  /** A folder: clients append `/{second, a multiple of 10}.jpg`; null without thumbnails. */
  screenshot_url: string | null;
  screenshot_timings: string | null;
  from: number;
  to: number;
};

/** Streams from the pool have thumbnails for the seek bar. */
type PicturedLinks = StreamLinks & { screenshot_url: string; screenshot_timings: string };

type Folder = Pick<PicturedLinks, 'screenshot_url' | 'screenshot_timings' | 'from' | 'to'> & {
  resource: Resource;
  path: string;
};

function choiceQuery({ video, audio }: TrackChoice): string {
  const chosen = [
    ...(video === undefined ? [] : [`video=${video}`]),
    ...(audio === undefined ? [] : [`audio=${audio}`]),
  ];
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`;
}

/** One literal: spreading parts into it took longer than all the rest. */
function folderLinks(
  base: LinkBase,
  { resource, path, screenshot_url, screenshot_timings, from, to }: Folder,
): PicturedLinks {
  const { mediaUrl, choice = {} } = base;
  const folder = `${mediaUrl}/hls/${grantFor(resource, base)}/${path}`;
  const master = `${folder}/index.m3u8`;
  return {
    hls: master + choiceQuery(choice),
    hls_mbr: master,
    dash: `${folder}/manifest.mpd`,
    stream_info: `${folder}/data.json`,
    license: `${folder}/${LICENCE}`,
    screenshot_url,
    screenshot_timings,
    from,
    to,
  };
}

/**
 * The stream of a channel: live, or with `ts` from that second to the end of the programme at that time. `from` and `to`
 * are the unix seconds of that programme. The caller has checked the viewer and the meaning of `ts`.
 */
export function channelStream(base: LinkBase, channel: LinearChannel, ts: number | null): PicturedLinks {
  const { id, slots } = channel;
  const entry = ts === null ? entryAt(slots, segmentAt(base.nowMs)) : entryOfSecond(slots, ts);
  const thumbs = `${base.mediaUrl}/thumb/live/${id}`;
  return folderLinks(base, {
    resource: ts === null ? `live:${id}` : `archive:${id}:${ts}`,
    path: ts === null ? `live/${id}` : `archive/${id}/${ts}`,
    screenshot_url: thumbs,
    screenshot_timings: `${thumbs}/timings/${entry.realTimestamp}.json`,
    from: entry.realTimestamp,
    to: entry.realTimestamp + entry.realDuration,
  });
}

/** The stream of a film, an episode or a trailer; `to` is its duration in seconds. */
export function titleStream(base: LinkBase, { contentId, segments }: VirtualTitle): PicturedLinks {
  const thumbs = `${base.mediaUrl}/thumb/vod/${contentId}`;
  return folderLinks(base, {
    resource: `vod:${contentId}`,
    path: `vod/${contentId}`,
    screenshot_url: thumbs,
    screenshot_timings: `${thumbs}/timings.json`,
    from: 0,
    to: Math.floor(segments * SEGMENT_SECONDS),
  });
}

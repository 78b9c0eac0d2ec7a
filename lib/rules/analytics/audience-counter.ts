import { DEVICE_WEB } from './constants';

/** The parameters of a `tns` tracker (spec 2 §3 Channel): the catalogue, the broadcast, the account and its section. */
export interface AudienceTracker {
  CatID: string;
  VcID: string;
  VcVersion: string;
  Account: string;
  Tmsec: string;
}

/** One sign that somebody watches. */
export interface AudienceHeartbeat {
  tracker: AudienceTracker;
  isLive: boolean;
  /** The picture on the screen: unix seconds of a broadcast, or seconds into a film. */
  frame: number;
}

/** What the counter of the audience understands: a broadcast at its own time, or anything that is watched later. */
const LIVE = 1;
const ON_DEMAND = 2;

/**
 * The picture that an audience counter of television receives every thirty seconds (spec 2 §7 "Analytics events": fts,
 * evtp). `fts` is the time of the picture on the screen, `vts` that of the viewer, both in seconds.
 */
export function audienceAddress(
  base: string,
  { tracker, isLive, frame }: AudienceHeartbeat,
  now: number,
): string {
  const fields = {
    catid: tracker.CatID,
    vcid: tracker.VcID,
    vcver: tracker.VcVersion,
    fts: Math.floor(frame),
    vts: Math.floor(now / 1000),
    evtp: isLive ? LIVE : ON_DEMAND,
    dvtp: DEVICE_WEB,
  };
  const sign = Object.entries(fields)
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(':');
  const [account, section] = [tracker.Account, tracker.Tmsec].map(encodeURIComponent);
  return `${base.replace(/\/$/, '')}/V13a**${sign}**${account}/ru/UTF-8/tmsec=${section}/`;
}

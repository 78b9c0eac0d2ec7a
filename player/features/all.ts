import { autohide } from './autohide';
import { ending } from './ending';
import { errors } from './errors';
import type { Feature } from './feature';
import { fullscreen } from './fullscreen';
import { keyboard } from './keyboard';
import { live } from './live';
import { mediaSession } from './media-session';
import { notice } from './notice';
import { offline } from './offline';
import { pip } from './pip';
import { playback } from './playback';
import { programme } from './programme';
import { resumeLive } from './resume-live';
import { seek } from './seek';
import { speed } from './speed';
import { subtitles } from './subtitles';
import { taps } from './taps';
import { thumbnails } from './thumbnails';
import { time } from './time';
import { tracks } from './tracks';
import { visibility } from './visibility';
import { volume } from './volume';
import { watching } from './watching';

/** The order matters only for the first ones: later features read the time and the programme of a new session. */
export const features: readonly Feature[] = [
  playback,
  time,
  programme,
  volume,
  speed,
  tracks,
  subtitles,
  seek,
  live,
  resumeLive,
  notice,
  thumbnails,
  watching,
  ending,
  errors,
  offline,
  fullscreen,
  pip,
  keyboard,
  autohide,
  taps,
  visibility,
  mediaSession,
];

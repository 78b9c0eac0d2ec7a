import { ads } from './ads';
import { autohide } from './autohide';
import { bandwidth } from './bandwidth';
import { blackout } from './blackout';
import { cast } from './cast';
import { catchUp } from './catch-up';
import { channelKeys } from './channel-keys';
import { copyLink } from './copy-link';
import { ending } from './ending';
import { errors } from './errors';
import type { Feature } from './feature';
import { feedback } from './feedback';
import { fullscreen } from './fullscreen';
import { interruption } from './interruption';
import { keepFocus } from './keep-focus';
import { keyboard } from './keyboard';
import { layers } from './layers';
import { live } from './live';
import { loading } from './loading';
import { markers } from './markers';
import { mediaSession } from './media-session';
import { neighbours } from './neighbours';
import { notice } from './notice';
import { offline } from './offline';
import { overlap } from './overlap';
import { pin } from './pin';
import { pip } from './pip';
import { playback } from './playback';
import { programme } from './programme';
import { qualityOfPlayback } from './quality-of-playback';
import { renewal } from './renewal';
import { resumeLive } from './resume-live';
import { seek } from './seek';
import { sleep } from './sleep';
import { speed } from './speed';
import { stats } from './stats';
import { subtitles } from './subtitles';
import { systemSubtitles } from './system-subtitles';
import { taps } from './taps';
import { thumbnails } from './thumbnails';
import { time } from './time';
import { tracks } from './tracks';
import { upNext } from './up-next';
import { visibility } from './visibility';
import { volume } from './volume';
import { watching } from './watching';

/**
 * Playback, time and programme are first, because later features read them of a new session. A feature that takes over a
 * command stands behind its owner: cast behind tracks and playback, interruption behind all.
 */
export const features: readonly Feature[] = [
  playback,
  time,
  programme,
  volume,
  speed,
  catchUp,
  tracks,
  subtitles,
  systemSubtitles,
  cast,
  seek,
  live,
  resumeLive,
  renewal,
  blackout,
  neighbours,
  channelKeys,
  copyLink,
  sleep,
  stats,
  notice,
  layers,
  feedback,
  thumbnails,
  markers,
  watching,
  ending,
  upNext,
  errors,
  loading,
  qualityOfPlayback,
  bandwidth,
  offline,
  fullscreen,
  pip,
  keyboard,
  keepFocus,
  autohide,
  taps,
  visibility,
  overlap,
  mediaSession,
  pin,
  ads,
  interruption,
];

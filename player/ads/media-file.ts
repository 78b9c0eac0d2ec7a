import { AD_ERRORS, type AdErrorCode } from './errors';

/** The attributes of a VAST `MediaFile` that decide whether this player can show it. */
export interface MediaFile {
  url: string;
  type: string;
  /** By its name in RFC 6381; other names occur. */
  codec: string | null;
  width: number;
  height: number;
  /** Kilobits per second; 0 is unknown. */
  bitrate: number;
  /** A program that plays the ad itself, such as VPAID; null for a film. */
  apiFramework: string | null;
}

interface Screen {
  /** Height of the player in pixels of the device. */
  height: number;
  /** Megabits per second by the browser's estimate; null without one. */
  downlink: number | null;
  canPlay(type: string): boolean;
}

/** A file that takes more than this share of the line may stall. */
const LINE_SHARE = 0.8;

/**
 * The film for this player: the smallest one that is not enlarged, of those that the line carries; without such, the
 * nearest. An ad should start at once, so a small file is better than the best picture.
 */
export function chooseMediaFile(files: readonly MediaFile[], screen: Screen): MediaFile | null {
  const playable = files.filter(({ apiFramework, type }) => apiFramework === null && screen.canPlay(type));
  // A codec of another name is no reason to show nothing.
  const named = playable.filter(({ type, codec }) => !codec || screen.canPlay(`${type}; codecs="${codec}"`));
  const known = named.length > 0 ? named : playable;
  const line = screen.downlink === null ? Number.POSITIVE_INFINITY : screen.downlink * 1000 * LINE_SHARE;
  const light = known.filter(({ bitrate }) => bitrate <= line);
  if (light.length === 0) return smallest(known);
  const bySize = light.sort((a, b) => a.height - b.height || a.bitrate - b.bitrate);
  return bySize.find(({ height }) => height >= screen.height) ?? bySize.at(-1) ?? null;
}

/** The files that can be shown, in the order in which they are tried: the chosen one, then that of the others. */
export function orderMediaFiles(files: readonly MediaFile[], screen: Screen): MediaFile[] {
  const chosen = chooseMediaFile(files, screen);
  if (!chosen) return [];
  const others = files.filter((file) => file !== chosen);
  return [chosen, ...orderMediaFiles(others, screen)];
}

function smallest(files: readonly MediaFile[]): MediaFile | null {
  return [...files].sort((a, b) => a.bitrate - b.bitrate)[0] ?? null;
}

/** Why no file of an ad can be shown. VPAID is declined, because it runs a script of others in our page. */
export function declineCode(files: readonly MediaFile[], isInteractive: boolean): AdErrorCode {
  if (files.length > 0 && files.every(({ apiFramework }) => apiFramework !== null)) return AD_ERRORS.vpaid;
  return isInteractive ? AD_ERRORS.interactive : AD_ERRORS.noPlayableFile;
}

/** Words of the player, with `{placeholders}`; they live in messages/*.json under "player". */
export const labelNames = [
  'region',
  'play',
  'pause',
  'replay',
  'skipBack',
  'skipForward',
  'seek',
  'seekValue',
  'mute',
  'unmute',
  'volume',
  'percent',
  'fullscreen',
  'exitFullscreen',
  'pip',
  'exitPip',
  'pipElsewhere',
  'settings',
  'closeSettings',
  'quality',
  'lines',
  'qualityAuto',
  'qualityAutoNow',
  'audio',
  'subtitles',
  'subtitlesOff',
  'speed',
  'speedNormal',
  'rate',
  'shortcuts',
  'live',
  'goLive',
  'startOver',
  'fromStart',
  'next',
  'close',
  'loading',
  'offline',
  'noArchivePause',
  'errorTitle',
  'error_video_download',
  'error_video_codec',
  'error_drm',
  'retry',
] as const;

export type LabelName = (typeof labelNames)[number];
export type PlayerLabels = Record<LabelName, string>;

/** Collects the labels on the server, where the dictionary is: `playerLabels((name) => messages.player[name])`. */
export function playerLabels(read: (name: LabelName) => string): PlayerLabels {
  return Object.fromEntries(labelNames.map((name) => [name, read(name)])) as PlayerLabels;
}

/**
 * What plays the content: the video element, or a remote device that reports the same properties and events. Features
 * of playback, time, volume and speed use nothing else of it.
 */
export type MediaTarget = Pick<
  HTMLVideoElement,
  | 'play'
  | 'pause'
  | 'paused'
  | 'ended'
  | 'seeking'
  | 'readyState'
  | 'currentTime'
  | 'duration'
  | 'buffered'
  | 'volume'
  | 'muted'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'addEventListener'
  | 'removeEventListener'
  | 'dispatchEvent'
>;

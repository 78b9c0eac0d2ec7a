import type { PlayerSource } from '../core/source';
import { type AutohideState, autohideState } from './autohide';
import { type ErrorsState, errorsState } from './errors';
import { type FullscreenState, fullscreenState } from './fullscreen';
import { type KeyboardState, keyboardState } from './keyboard';
import { type NoticeState, noticeState } from './livePause';
import { type OfflineState, offlineState } from './offline';
import { type PipState, pipState } from './pip';
import { type PlaybackState, playbackState } from './playback';
import { type ProgrammeState, programmeState } from './programme';
import { type SeekState, seekState } from './seek';
import { type SpeedState, speedState } from './speed';
import { type SubtitlesState, subtitlesState } from './subtitles';
import { type ThumbnailsState, thumbnailsState } from './thumbnails';
import { type TimeState, timeState } from './time';
import { type TracksState, tracksState } from './tracks';
import { type VolumeState, volumeState } from './volume';

/** Everything a control can know: what each feature says, and the source on screen. */
export interface PlayerState
  extends PlaybackState,
    TimeState,
    ProgrammeState,
    SeekState,
    VolumeState,
    FullscreenState,
    PipState,
    TracksState,
    SubtitlesState,
    SpeedState,
    ThumbnailsState,
    KeyboardState,
    AutohideState,
    NoticeState,
    ErrorsState,
    OfflineState {
  source: PlayerSource | null;
}

export const initialState: PlayerState = {
  source: null,
  ...playbackState,
  ...timeState,
  ...programmeState,
  ...seekState,
  ...volumeState,
  ...fullscreenState,
  ...pipState,
  ...tracksState,
  ...subtitlesState,
  ...speedState,
  ...thumbnailsState,
  ...keyboardState,
  ...autohideState,
  ...noticeState,
  ...errorsState,
  ...offlineState,
};

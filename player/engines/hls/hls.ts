import Hls, { type CuesParsedData, Events } from 'hls.js';
import { type Cue, plainCueText } from '../../core/cues';
import { isAndroid } from '../../core/drm';
import { AUTO_QUALITY, namedText, type Track } from '../../core/tracks';
import { type EngineFactory, type EngineSource, elementSeekable, untilDestroyed } from '../engine';
import { captionTracks } from './captions';
import { hlsConfig } from './config';
import { dateAtTime, timeAtDate } from './dates';
import { hlsFault } from './faults';
import { pictureFirst } from './first-picture';
import { watchLiveWindow } from './live-window';
import { startLowLatency } from './low-latency';
import { watchStartDate } from './playlist-loader';
import { soundBesidePicture } from './sound-beside';
import { limitLevels, preferAudio, readTracks } from './tracks';

/** HLS with hls.js: the engine for nearly all streams. */
export const createHlsEngine: EngineFactory = (media, events) => {
  const say = untilDestroyed(events);
  let hls: Hls | null = null;
  let url = '';
  let quality = AUTO_QUALITY;
  /** The level of hls.js while the viewer has chosen none. */
  let automatic = AUTO_QUALITY;
  let captions: Track[] = [];
  /** hls.js reads all captions, and does not know which of them the viewer has chosen. */
  let captionId: string | null = null;

  function sayTracks() {
    if (!hls) return;
    const tracks = readTracks(hls, quality);
    say.tracks({
      ...tracks,
      text: [...tracks.text, ...captions],
      textId: captionId ?? tracks.textId,
    });
  }
  const details = () => hls?.latestLevelDetails ?? null;

  function start(source: EngineSource) {
    url = source.url;
    const own = new Hls(hlsConfig(source));
    hls = own;
    own.on(Events.MANIFEST_PARSED, () => {
      limitLevels(own, source.expectedBps ?? null);
      preferAudio(own, source.audioLanguages ?? []);
      // Spec 2 §9: no adaptive bitrate for protected streams on Android.
      automatic = source.drm && isAndroid() ? own.startLevel : AUTO_QUALITY;
      if (automatic !== AUTO_QUALITY) own.loadLevel = automatic;
      sayTracks();
    });
    own.on(Events.MANIFEST_LOADED, (_, data) => {
      captions = namedText(captionTracks(data.captions ?? []));
      sayTracks();
    });
    own.on(Events.AUDIO_TRACKS_UPDATED, sayTracks);
    own.on(Events.AUDIO_TRACK_SWITCHED, sayTracks);
    own.on(Events.SUBTITLE_TRACKS_UPDATED, sayTracks);
    own.on(Events.SUBTITLE_TRACK_SWITCH, sayTracks);
    own.on(Events.LEVEL_SWITCHED, (_, { level }) => say.height(own.levels[level]?.height ?? 0));
    own.on(Events.CUES_PARSED, (_, data) => {
      const caption = captions.find(({ id }) => id === data.track);
      const track = data.subtitleTrack ?? caption;
      if (track) say.cues(String(track.id), readCues(data));
    });
    own.on(Events.ERROR, (_, data) => {
      const fault = hlsFault(data);
      if (fault) say.fault(fault);
    });
    if (source.hasArchive) {
      if (source.beginAt !== undefined) watchStartDate(own, source.beginAt, say.leftWindow);
      watchLiveWindow(own, media, say.leftWindow);
    }
    startLowLatency(own);
    pictureFirst(own, media);
    soundBesidePicture(own);
    own.attachMedia(media);
    own.loadSource(url);
  }

  return {
    name: 'hls',
    load: start,
    setQuality(id) {
      if (!hls) return;
      quality = id;
      hls.nextLevel = id === AUTO_QUALITY ? automatic : id;
      sayTracks();
    },
    setAudio(id) {
      if (hls) hls.audioTrack = Number(id);
    },
    setText(id) {
      if (!hls) return;
      captionId = captions.find((track) => track.id === id)?.id ?? null;
      hls.subtitleTrack = hls.subtitleTracks.findIndex((track) => String(track.id) === id);
      // From captions to none hls.js has nothing to report.
      sayTracks();
    },
    dateAt: (time) => dateAtTime(details(), time),
    timeAt: (date) => timeAtDate(details(), date),
    seekable() {
      const known = details();
      // The element counts from 0, which the live window has passed.
      return known?.live ? { start: known.fragmentStart, end: known.edge } : elementSeekable(media);
    },
    liveEdge: () => (details()?.live ? (hls?.liveSyncPosition ?? null) : null),
    bandwidth: () => hls?.bandwidthEstimate || null,
    isLowLatency: () => (details()?.partTarget ?? 0) > 0,
    measures() {
      const level = hls?.levels[hls.currentLevel];
      return {
        bitrate: level?.bitrate ?? null,
        bandwidth: hls?.bandwidthEstimate || null,
        codecs: [level?.videoCodec, level?.audioCodec].filter(Boolean).join(', ') || null,
      };
    },
    restart() {
      // Without levels the master playlist itself failed, and startLoad would do nothing.
      if (hls?.levels.length) hls.startLoad();
      else hls?.loadSource(url);
    },
    recover: () => hls?.recoverMediaError(),
    stopLoading: () => hls?.stopLoad(),
    destroy() {
      say.silence();
      hls?.destroy();
      hls = null;
    },
  };
};

function readCues(data: CuesParsedData): Cue[] {
  const cues = (data.cues ?? []) as VTTCue[];
  return cues.map((cue) => ({ start: cue.startTime, end: cue.endTime, text: plainCueText(cue.text) }));
}

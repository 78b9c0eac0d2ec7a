import shaka from 'shaka-player/dist/shaka-player.dash-es2021';
import { AUTO_QUALITY } from '../../core/tracks';
import { type EngineFactory, type EngineSource, untilDestroyed } from '../engine';
import { shakaConfig } from './config';
import { type ShakaError, shakaFault } from './faults';
import { createTextOutlet } from './text';
import { findAudio, findText, readTracks } from './tracks';

// Shaka uses methods of Map that browsers have only had since 2025.
shaka.polyfill.Map.install();

/** The start position: live manifests accept dates; a finished archive has none. */
function startOf({ startAt, beginAt, startDate, live }: EngineSource): number | Date | null {
  if (startAt !== undefined) return startAt;
  if (live) return beginAt === undefined ? null : new Date(beginAt * 1000);
  return beginAt === undefined || startDate === undefined ? 0 : Math.max(0, beginAt - startDate);
}

/** DASH and DRM with shaka. Live DASH needs edge + 1 served, see media 2.3. */
export const createShakaEngine: EngineFactory = (media, events) => {
  const say = untilDestroyed(events);
  const player = new shaka.Player();
  let quality = AUTO_QUALITY;
  let isAdaptive = true;
  /** What could not be loaded: without its manifest there is nothing to continue. */
  let failed: EngineSource | null = null;

  const sayTracks = () => say.tracks(readTracks(player, quality));
  const sayHeight = () => say.height(player.getVideoTracks().find((track) => track.active)?.height ?? 0);
  const sayError = (error: unknown) => {
    const fault = shakaFault(error as ShakaError);
    if (fault) say.fault(fault);
  };
  const epoch = () => {
    const start = player.getPresentationStartTimeAsDate();
    return start ? start.getTime() / 1000 : null;
  };

  const activeText = () => readTracks(player, quality).textId;

  function start(source: EngineSource) {
    const config = shakaConfig(source);
    isAdaptive = config.abr.enabled;
    player.configure({
      ...config,
      textDisplayFactory: () => createTextOutlet((cues) => say.cues(activeText(), cues)),
    });
    for (const name of ['trackschanged', 'audiotrackschanged', 'textchanged', 'variantchanged']) {
      player.addEventListener(name, sayTracks);
    }
    player.addEventListener('adaptation', sayHeight);
    player.addEventListener('variantchanged', sayHeight);
    player.addEventListener('error', (event) => sayError((event as Event & { detail: unknown }).detail));
    void open(source);
  }

  async function open(source: EngineSource) {
    failed = null;
    try {
      await player.attach(media);
      await player.load(source.url, startOf(source));
    } catch (error) {
      failed = source;
      return sayError(error);
    }
    sayTracks();
    sayHeight();
  }

  const goOn = () => void (failed ? open(failed) : player.retryStreaming());

  return {
    name: 'shaka',
    load: start,
    setQuality(id) {
      quality = id;
      const track = player.getVideoTracks()[id];
      player.configure('abr.enabled', id === AUTO_QUALITY && isAdaptive);
      if (track) player.selectVideoTrack(track);
      sayTracks();
    },
    setAudio(id) {
      const track = findAudio(player, id);
      if (track) player.selectAudioTrack(track);
    },
    setText: (id) => player.selectTextTrack(findText(player, id)),
    dateAt: (time) => {
      const zero = epoch();
      return zero === null ? null : zero + time;
    },
    timeAt: (date) => {
      const zero = epoch();
      return zero === null ? null : date - zero;
    },
    seekable: () => player.seekRange(),
    bandwidth: () => player.getStats().estimatedBandwidth || null,
    isLowLatency: () => false,
    liveEdge: () => (player.isLive() ? player.seekRange().end : null),
    measures() {
      const { streamBandwidth, estimatedBandwidth } = player.getStats();
      const codecs = player.getVariantTracks().find((track) => track.active)?.codecs;
      return {
        bitrate: streamBandwidth || null,
        bandwidth: estimatedBandwidth || null,
        codecs: codecs || null,
      };
    },
    restart: goOn,
    // Shaka rebuilds its MediaSource where that helps; here it only has to continue.
    recover: goOn,
    stopLoading: () => player.configure('streaming.bufferingGoal', 0),
    destroy() {
      say.silence();
      void player.destroy();
    },
  };
};

import { type Cue, plainCueText } from '../../core/cues';
import { AUTO_QUALITY, TEXT_OFF } from '../../core/tracks';
import { type EngineFactory, elementSeekable, untilDestroyed } from '../engine';
import { nativeAudio } from './audio';
import { playFairPlay } from './fairplay';

/** The HLS player of the browser, for browsers without Media Source; it chooses the quality on its own. */
export const createNativeEngine: EngineFactory = (media, events) => {
  const say = untilDestroyed(events);
  const life = new AbortController();
  const audio = nativeAudio(media);
  let chosenText = TEXT_OFF;
  let isLive = false;

  // Safari reports the date of the first frame; the standard types do not contain it.
  const startDate = () => {
    const read = (media as HTMLMediaElement & { getStartDate?: () => Date }).getStartDate;
    const ms = read?.call(media).getTime();
    return ms === undefined || Number.isNaN(ms) ? null : ms / 1000;
  };
  const sayTracks = () => {
    const text = [...media.textTracks].map(({ language, label }, id) => ({
      id: String(id),
      language,
      name: label,
    }));
    say.tracks({
      qualities: [],
      audio: audio.tracks(),
      text: text.filter((track) => track.language),
      quality: AUTO_QUALITY,
      audioId: audio.selectedId(),
      textId: chosenText,
    });
  };

  // The player draws the subtitles (spec 2 §4 Tracks), so their track is read and not shown.
  const sayCues = () => {
    const track = media.textTracks[Number(chosenText)];
    const cues = Array.from(track?.cues ?? []) as VTTCue[];
    if (chosenText !== TEXT_OFF) say.cues(chosenText, cues.map(toCue));
  };

  /** Loading anew forgets place and playback. A live stream begins at its edge again, since its seconds are others. */
  function reload() {
    const { paused, currentTime } = media;
    const goOn = () => {
      if (!isLive && currentTime > 0) media.currentTime = currentTime;
      if (!paused) void media.play().catch(() => {});
    };
    media.addEventListener('loadedmetadata', goOn, { once: true, signal: life.signal });
    media.load();
  }

  return {
    name: 'native',
    load(source) {
      isLive = source.live;
      const preferAudio = () => audio.prefer(source.audioLanguages ?? []);
      // Each time: loading anew begins with the default of the stream.
      media.addEventListener('loadedmetadata', preferAudio, { signal: life.signal });
      media.addEventListener('loadedmetadata', sayTracks, { signal: life.signal });
      audio.onChange(sayTracks, life.signal);
      media.textTracks.addEventListener('addtrack', sayTracks, { signal: life.signal });
      media.textTracks.addEventListener('change', sayTracks, { signal: life.signal });
      media.addEventListener(
        'loadedmetadata',
        () => {
          const start = startDate() ?? source.startDate ?? null;
          const dated = source.beginAt === undefined || start === null ? null : source.beginAt - start;
          const begin = source.startAt ?? dated ?? (source.live ? null : 0);
          if (begin !== null) media.currentTime = Math.max(0, begin);
        },
        { once: true, signal: life.signal },
      );
      if (source.drm) playFairPlay(media, source.drm, say.fault, life.signal);
      media.src = source.url;
    },
    setQuality() {},
    setAudio: audio.choose,
    setText(id) {
      chosenText = id;
      [...media.textTracks].forEach((track, index) => {
        const isChosen = String(index) === id;
        track.mode = isChosen ? 'hidden' : 'disabled';
        track.oncuechange = isChosen ? sayCues : null;
      });
      sayCues();
      sayTracks();
    },
    dateAt: (time) => {
      const start = startDate();
      return start === null ? null : start + time;
    },
    timeAt: (date) => {
      const start = startDate();
      return start === null ? null : date - start;
    },
    seekable: () => elementSeekable(media),
    bandwidth: () => null,
    isLowLatency: () => false,
    liveEdge: () => elementSeekable(media)?.end ?? null,
    measures: () => ({ bitrate: null, bandwidth: null, codecs: null }),
    restart: reload,
    recover: reload,
    stopLoading() {},
    destroy() {
      say.silence();
      life.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
};

const toCue = ({ startTime, endTime, text }: VTTCue): Cue => ({
  start: startTime,
  end: endTime,
  text: plainCueText(text),
});

import { AUTO_QUALITY, TEXT_OFF } from '../../core/tracks';
import { type EngineFactory, elementSeekable, untilDestroyed } from '../engine';

/**
 * The HLS player of the browser, for browsers without Media Source; it chooses quality and draws subtitles on its own.
 */
export const createNativeEngine: EngineFactory = (media, events) => {
  const say = untilDestroyed(events);
  const life = new AbortController();

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
    const shown = [...media.textTracks].findIndex((track) => track.mode === 'showing');
    say.tracks({
      qualities: [],
      audio: [],
      text: text.filter((track) => track.language),
      quality: AUTO_QUALITY,
      audioId: null,
      textId: shown < 0 ? TEXT_OFF : String(shown),
    });
  };

  return {
    name: 'native',
    load(source) {
      media.addEventListener('loadedmetadata', sayTracks, { signal: life.signal });
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
      media.src = source.url;
    },
    setQuality() {},
    setAudio() {},
    setText(id) {
      [...media.textTracks].forEach((track, index) => {
        track.mode = String(index) === id ? 'showing' : 'disabled';
      });
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
    liveEdge: () => elementSeekable(media)?.end ?? null,
    restart: () => media.load(),
    recover: () => media.load(),
    stopLoading() {},
    destroy() {
      say.silence();
      life.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
};

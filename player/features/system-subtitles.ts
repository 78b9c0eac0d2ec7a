import { TICK_MS } from '../core/constants';
import { TEXT_OFF } from '../core/tracks';
import { type Feature, intervalUntil } from './feature';

/**
 * Spec 2 §4 Tracks: in the full screen of an iPhone only the video element is shown, so its subtitles are those of the
 * system: the cues of the chosen track are given to a text track of the element.
 */
export const systemSubtitles: Feature = {
  attachSession({ store }, { media, cues }, signal) {
    let track: TextTrack | null = null;
    let isShown = false;

    function fill() {
      if (!isShown || !track) return;
      const id = store.get('textId');
      const known = new Set(
        Array.from(track.cues ?? [], ({ startTime, id: text }) => `${startTime} ${text}`),
      );
      for (const { start, end, text } of id === TEXT_OFF ? [] : cues.of(id)) {
        if (known.has(`${start} ${text}`)) continue;
        const cue = new VTTCue(start, end, text);
        cue.id = text;
        track.addCue(cue);
      }
    }
    function show() {
      isShown = true;
      // Without a language, so that the lists of tracks leave it out.
      track ??= media.addTextTrack('subtitles');
      track.mode = 'showing';
      fill();
    }
    function hide() {
      isShown = false;
      if (!track) return;
      for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
      track.mode = 'disabled';
    }

    media.addEventListener('webkitbeginfullscreen', show, { signal });
    media.addEventListener('webkitendfullscreen', hide, { signal });
    intervalUntil(TICK_MS, fill, signal);
    signal.addEventListener('abort', hide);
  },
};

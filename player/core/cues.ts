/** A subtitle for the overlay: media seconds and plain lines. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Older cues are dropped when there are many. */
const KEEP_BEHIND_S = 600;
const LONG_BOOK = 2000;

const same = (a: Cue, b: Cue) => Math.abs(a.start - b.start) < 0.05 && a.text === b.text;

/**
 * Subtitles by track. Engines deliver the cues of one fragment at a time, some twice, and not again for a track that is
 * switched off and on, so the cues of a track stay for the session.
 */
export function createCueBook() {
  const tracks = new Map<string, Cue[]>();

  return {
    add(track: string, more: readonly Cue[]) {
      const known = tracks.get(track) ?? [];
      const added = more.filter((cue) => !known.some((old) => same(old, cue)));
      tracks.set(track, [...known, ...added]);
    },
    /** Texts of a track at a media second, oldest first. */
    at(track: string, time: number): string[] {
      const cues = tracks.get(track) ?? [];
      if (cues.length > LONG_BOOK) {
        tracks.set(
          track,
          cues.filter((cue) => cue.end > time - KEEP_BEHIND_S),
        );
      }
      return cues.filter((cue) => cue.start <= time && time < cue.end).map((cue) => cue.text);
    },
    /** All known cues of a track. */
    of: (track: string): readonly Cue[] => tracks.get(track) ?? [],
    clear: () => tracks.clear(),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** WebVTT cue text without its markup: the overlay prints text, never HTML. */
export function plainCueText(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}

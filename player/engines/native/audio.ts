import { distinctAudio, type Track, trackInOrder } from '../../core/tracks';

/** Only Safari has it; the types of TypeScript do not. */
interface AudioTrackList
  extends EventTarget,
    Iterable<{ language: string; label: string; enabled: boolean }> {}

/** The languages of the sound in the player of the browser (spec 2 §4 Tracks); none where it does not name them. */
export function nativeAudio(media: HTMLMediaElement) {
  const { audioTracks: list } = media as HTMLMediaElement & { audioTracks?: AudioTrackList };
  const all = () => (list ? [...list] : []);
  const tracks = (): Track[] =>
    distinctAudio(all().map(({ language, label }, id) => ({ id: String(id), language, name: label })));

  /** By the viewer; loading anew forgets it. */
  let chosenId: string | null = null;

  function select(id: string): void {
    // The new track is enabled first, so that there is no moment of silence.
    const chosen = all()[Number(id)];
    if (!chosen) return;
    chosen.enabled = true;
    for (const track of all()) track.enabled = track === chosen;
  }

  return {
    tracks,
    choose(id: string): void {
      chosenId = id;
      select(id);
    },
    selectedId(): string | null {
      const index = all().findIndex(({ enabled }) => enabled);
      return index < 0 ? null : String(index);
    },
    /**
     * Selects the track that the viewer chose, else the one in the first preferred language that the stream has; otherwise keeps the
     * default of the stream.
     */
    prefer(languages: readonly string[]): void {
      const wanted = chosenId ?? trackInOrder(tracks(), languages)?.id;
      if (wanted) select(wanted);
    },
    onChange(listener: () => void, signal: AbortSignal): void {
      for (const name of ['addtrack', 'removetrack', 'change'])
        list?.addEventListener(name, listener, { signal });
    },
  };
}

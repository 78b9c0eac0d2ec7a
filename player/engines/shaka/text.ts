import { type Cue, plainCueText } from '../../core/cues';

interface ShakaCue {
  startTime: number;
  endTime: number;
  payload: string;
  nestedCues: ShakaCue[];
}

const textOf = (cue: ShakaCue): string =>
  cue.nestedCues.length > 0 ? cue.nestedCues.map(textOf).join('') : cue.payload;

/** Passes cues to the overlay of the player instead of drawing them. */
export function createTextOutlet(onCues: (cues: Cue[]) => void) {
  let visible = false;
  return {
    append(cues: ShakaCue[]) {
      onCues(
        cues.map((cue) => ({ start: cue.startTime, end: cue.endTime, text: plainCueText(textOf(cue)) })),
      );
    },
    remove: () => true,
    isTextVisible: () => visible,
    setTextVisibility(on: boolean) {
      visible = on;
    },
    configure() {},
    setTextLanguage() {},
    enableTextDisplayer() {},
    destroy: async () => {},
  };
}

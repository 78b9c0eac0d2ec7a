import { type Cue, plainCueText } from '../../core/cues';

interface ShakaCue {
  startTime: number;
  endTime: number;
  payload: string;
  nestedCues: ShakaCue[];
}

const textOf = (cue: ShakaCue): string =>
  cue.nestedCues.length > 0 ? cue.nestedCues.map(textOf).join('') : cue.payload;

/** Hands cues to the player's overlay where shaka would draw them itself. */
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

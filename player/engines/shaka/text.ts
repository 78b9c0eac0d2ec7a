import { type Cue, plainCueText } from '../../core/cues';

interface ShakaCue {
  startTime: number;
  endTime: number;
  payload: string;
  nestedCues: ShakaCue[];
  /** Holds lines with times of their own, such as the document of TTML. */
  isContainer?: boolean;
  lineBreak?: boolean;
}

/** The words of a line, which may be nested by their styles. */
function textOf(cue: ShakaCue): string {
  if (cue.lineBreak) return '\n';
  return cue.nestedCues.length > 0 ? cue.nestedCues.map(textOf).join('') : cue.payload;
}

const linesOf = (cue: ShakaCue): ShakaCue[] => (cue.isContainer ? cue.nestedCues.flatMap(linesOf) : [cue]);

/** Passes cues to the overlay of the player instead of drawing them. */
export function createTextOutlet(onCues: (cues: Cue[]) => void) {
  let visible = false;
  return {
    append(cues: ShakaCue[]) {
      const lines = cues.flatMap(linesOf);
      onCues(
        lines.map((cue) => ({ start: cue.startTime, end: cue.endTime, text: plainCueText(textOf(cue)) })),
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

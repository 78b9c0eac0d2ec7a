import { type GuideChannel, guideParser } from './parse.ts';
import { type Timed, timed } from './programme.ts';

/** A programme that was understood, or why it cannot be aired. */
export type ReadProgramme = {
  kind: 'programme';
  line: number;
  /** As the guide calls it. */
  channel: string;
  /** What to call the programme in a message. */
  title: string;
  row: Timed | { reason: string };
};

export type ReadItem = GuideChannel | ReadProgramme;

/** Reads and understands a guide part by part; null ends it. `zone` is the clock of times that name none. */
export function guideFeed(zone: string): (part: Uint8Array | null) => ReadItem[] {
  const parse = guideParser();
  return (part) =>
    parse(part).map((item) => {
      if (item.kind === 'channel') return item;
      const { kind, line, channel, title, start } = item;
      return { kind, line, channel, title: Object.values(title)[0] ?? start, row: timed(item, zone) };
    });
}

import { type GuideChannel, guideParser } from './parse.ts';
import { type Timed, timed } from './programme.ts';

/** A valid programme, or why it cannot be aired. */
export type ReadProgramme = {
  kind: 'programme';
  line: number;
  /** The guide's name of the channel. */
  channel: string;
  /** The title for messages. */
  title: string;
  row: Timed | { reason: string };
};

export type ReadItem = GuideChannel | ReadProgramme;

/** Reads and interprets a guide in parts; null ends it. `zone` is used for times without a zone. */
export function guideFeed(zone: string): (part: Uint8Array | null) => ReadItem[] {
  const parse = guideParser();
  return (part) =>
    parse(part).map((item) => {
      if (item.kind === 'channel') return item;
      const { kind, line, channel, title, start } = item;
      return { kind, line, channel, title: Object.values(title)[0] ?? start, row: timed(item, zone) };
    });
}

import * as v from 'valibot';

const command = <const Name extends string, Fields extends v.ObjectEntries>(name: Name, fields: Fields) =>
  v.strictObject({ taspa: v.literal(1), command: v.literal(name), ...fields });

const seconds = v.pipe(v.number(), v.finite());

/** What a page that frames the player may ask for (docs/EMBED.md); anything else is ignored. */
const Command = v.variant('command', [
  command('play', {}),
  command('pause', {}),
  command('seek', { to: v.pipe(seconds, v.minValue(0)) }),
  command('skip', { by: seconds }),
  command('volume', { to: v.pipe(seconds, v.minValue(0), v.maxValue(1)) }),
  command('mute', { on: v.boolean() }),
]);

export type RemoteCommand = v.InferOutput<typeof Command>;

/** Null when it is not one of the commands. */
export function readRemoteCommand(data: unknown): RemoteCommand | null {
  const parsed = v.safeParse(Command, data);
  return parsed.success ? parsed.output : null;
}

/** What the player reports. */
export type RemoteEvent =
  | { taspa: 1; event: 'ready' }
  | { taspa: 1; event: 'state'; state: 'loading' | 'playing' | 'paused' | 'waiting' | 'ended' | 'failed' }
  /** Seconds of the title, or of the programme on screen. */
  | { taspa: 1; event: 'time'; position: number; duration: number }
  | { taspa: 1; event: 'volume'; volume: number; muted: boolean };

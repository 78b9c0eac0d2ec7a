/** Commands of the controls. They are requests: the state changes only when the media reports it. */
export interface CommandMap {
  play: undefined;
  pause: undefined;
  togglePlay: undefined;
  /** Seconds on the timeline (core/time/timeline.ts). */
  seek: number;
  /** Steps back or ahead in seconds; they add up before they are applied. */
  skip: number;
  startOver: undefined;
  goLive: undefined;
  setVolume: number;
  setMuted: boolean;
  setRate: number;
  setQuality: number;
  setAudio: string;
  setText: string;
  toggleFullscreen: undefined;
  togglePip: undefined;
  /** Seconds on the timeline under the pointer; null when it leaves. */
  preview: number | null;
  setShortcuts: boolean;
  retry: undefined;
  /** The viewer is active, so the controls show. */
  showControls: undefined;
  /** Keeps the controls visible during an interaction (a menu, a drag) until it ends. */
  hold: { by: string; on: boolean };
}

export type CommandName = keyof CommandMap;
export type Payload<K extends CommandName> = CommandMap[K] extends undefined ? [] : [CommandMap[K]];

export interface Commands {
  send<K extends CommandName>(name: K, ...payload: Payload<K>): void;
  handle<K extends CommandName>(
    name: K,
    handler: (...payload: Payload<K>) => void,
    signal: AbortSignal,
  ): void;
}

type Handler = (...payload: unknown[]) => void;

/** Commands that have no handler yet are queued, with the last one of each name (media 7.9). */
export function createCommands(): Commands {
  const handlers = new Map<CommandName, Handler>();
  const waiting = new Map<CommandName, unknown[]>();

  return {
    send(name, ...payload) {
      const handler = handlers.get(name);
      if (handler) handler(...payload);
      else waiting.set(name, payload);
    },
    handle(name, handler, signal) {
      if (signal.aborted) return;
      const own = handler as Handler;
      handlers.set(name, own);
      signal.addEventListener('abort', () => {
        if (handlers.get(name) === own) handlers.delete(name);
      });
      const payload = waiting.get(name);
      waiting.delete(name);
      if (payload) own(...payload);
    },
  };
}

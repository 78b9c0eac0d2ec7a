/** Everything a control may ask for. Names are requests: the state changes only when the media says so. */
export interface CommandMap {
  play: undefined;
  pause: undefined;
  togglePlay: undefined;
  /** Seconds on the timeline (core/time/timeline.ts). */
  seek: number;
  /** A step back or ahead in seconds; steps add up before they are applied. */
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
  /** Seconds on the timeline under the pointer, null when it leaves. */
  preview: number | null;
  setShortcuts: boolean;
  retry: undefined;
  /** Somebody is there: show the controls. */
  wake: undefined;
  /** Something holds the controls in sight (a menu, a drag) until released. */
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

/** Requests made before anybody can serve them wait, the last one of a name wins (media 7.9). */
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

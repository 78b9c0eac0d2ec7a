import { serverNow } from '@/lib/client/browser/server-clock';
import { type Carried, stillCarried } from './core/carried';
import { type Commands, createCommands } from './core/commands';
import { createGates } from './core/gates';
import { createSettings, pageStorage } from './core/settings';
import type { PlayerSource } from './core/source';
import { initialState, type PlayerState } from './core/state';
import { createStore, type Store } from './core/store';
import { features } from './features/all';
import type { FeatureContext, PlayerOptions } from './features/feature';
import { autoplayAfter, startPlaying } from './stage/autoplay';
import { sessionOptionsOf } from './stage/session-options';
import { createStage } from './stage/stage';
import type { AutoplayResult, Session } from './stage/types';

/** A player without UI: state to read, commands to send, sources to show. */
export interface PlayerCore {
  readonly store: Store<PlayerState>;
  readonly commands: Commands;
  /** Mounts the player in its elements; call once. */
  mount(root: HTMLElement, screen: HTMLElement): void;
  show(source: PlayerSource): void;
  /** Updates options and callbacks of the page. */
  configure(options: PlayerOptions): void;
  /** Epoch seconds, by the edge of the stream if it has one. */
  now(): number;
  destroy(): void;
}

/** @param carried of the player before it in the same place */
export function createPlayer(initial: PlayerOptions = {}, carried: Carried | null = null): PlayerCore {
  const store = createStore(initialState);
  const commands = createCommands();
  const settings = createSettings(pageStorage());
  const life = new AbortController();
  let options = initial;
  let context: FeatureContext | null = null;
  let stage: ReturnType<typeof createStage> | null = null;
  let early: PlayerSource | null = null;

  store.set({ volume: settings.get('volume'), programmes: initial.programmes ?? [] });
  if (carried) store.set(stillCarried(carried));
  function now() {
    const edge = store.get('edge');
    if (edge === null) return options.now?.() ?? serverNow() / 1000;
    // While the device sleeps or is offline the edge is not read, but it advances.
    return edge + (Date.now() - store.get('edgeReadAt')) / 1000;
  }

  let attached: AbortSignal | null = null;
  const gates = createGates({
    content: () => {
      const session = stage?.current();
      return session && attached ? { media: session.target, signal: attached } : null;
    },
    onChange: (active) => store.set({ interrupted: active?.kind ?? null }),
  });
  const startsHeld = (source: PlayerSource) =>
    features.some((feature) => context && feature.holdsStart?.(context, source));

  function begin(session: Session) {
    const { media, engine, signal } = session;
    // A remote device starts playback by itself.
    if (session.remote) return;
    const hear = (result: AutoplayResult) => {
      if (!signal.aborted) store.set({ autoplay: autoplayAfter(store.get('autoplay'), result, media) });
    };
    if (session.begun) return void session.begun.then(hear);
    media.muted = store.get('muted');
    const play = () => void startPlaying(media, signal).then(hear);
    if (engine()) play();
    else media.addEventListener('enginestart', play, { once: true, signal });
  }

  function onLoading(session: Session) {
    store.set({ status: 'loading', error: null, notice: null });
    // A preloaded session has the volume of an earlier moment. That of the store may be a device's.
    session.media.volume = settings.get('volume');
    if (options.autoPlay !== false && !startsHeld(session.source)) begin(session);
  }

  function attach(session: Session, signal: AbortSignal) {
    attached = signal;
    if (context) for (const feature of features) feature.attachSession?.(context, session, signal);
  }

  function onCurrent(session: Session, signal: AbortSignal) {
    const held = startsHeld(session.source);
    store.set({ status: 'ready', source: session.source, started: false, skipping: 0 });
    attach(session, signal);
    const go = () => {
      if (session.source.isBreaksOnly) options.onEnded?.();
      else if (options.autoPlay !== false && !session.state.get('failed')) begin(session);
    };
    if (held || session.source.isBreaksOnly) gates.pass('start', go, signal);
  }

  return {
    store,
    commands,
    now,
    mount(root, screen) {
      if (context) return;
      const place = createStage(screen, {
        sessionOptions: () => sessionOptionsOf(settings),
        startsHeld,
        onLoading,
        onCurrent,
        onTarget: attach,
      });
      stage = place;
      context = {
        store,
        commands,
        gates,
        settings,
        root,
        screen,
        options: () => options,
        now,
        session: place.current,
        show: place.show,
        setRemote: place.setRemote,
      };
      for (const feature of features) feature.attach?.(context, life.signal);
      if (early) place.show(early);
    },
    show(source) {
      if (stage) stage.show(source);
      else early = source;
    },
    configure(next) {
      options = next;
      store.set({ linkAllowed: next.linkAt !== undefined });
      if (next.programmes) store.set({ programmes: next.programmes });
    },
    destroy() {
      life.abort();
      stage?.destroy();
    },
  };
}

import { type Commands, createCommands } from './core/commands';
import { createSettings, pageStorage } from './core/settings';
import type { PlayerSource } from './core/source';
import { initialState, type PlayerState } from './core/state';
import { createStore, type Store } from './core/store';
import { withResumeRule } from './core/time/start';
import { features } from './features/all';
import type { FeatureContext, PlayerOptions } from './features/feature';
import { startPlaying } from './stage/autoplay';
import { createStage } from './stage/stage';
import type { Session } from './stage/types';

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

export function createPlayer(initial: PlayerOptions = {}): PlayerCore {
  const store = createStore(initialState);
  const commands = createCommands();
  const settings = createSettings(pageStorage());
  const life = new AbortController();
  let options = initial;
  let context: FeatureContext | null = null;
  let stage: ReturnType<typeof createStage> | null = null;
  let early: PlayerSource | null = null;

  store.set({ volume: settings.get('volume'), programmes: initial.programmes ?? [] });
  function now() {
    const edge = store.get('edge');
    if (edge === null) return options.now?.() ?? Date.now() / 1000;
    // While the device sleeps or is offline the edge is not read, but it advances.
    return edge + (Date.now() - store.get('edgeReadAt')) / 1000;
  }

  function onLoading(session: Session) {
    store.set({ status: 'loading', error: null, notice: null });
    if (options.autoPlay === false) return;
    session.media.muted = store.get('muted');
    const begin = () =>
      void startPlaying(session.media, session.signal).then((autoplay) => {
        if (!session.signal.aborted) store.set({ autoplay });
      });
    if (session.engine()) begin();
    else session.media.addEventListener('enginestart', begin, { once: true, signal: session.signal });
  }

  function onCurrent(session: Session, signal: AbortSignal) {
    if (!context) return;
    store.set({ status: 'ready', source: session.source, started: false, skipping: 0 });
    for (const feature of features) feature.attachSession?.(context, session, signal);
  }

  return {
    store,
    commands,
    now,
    mount(root, screen) {
      if (context) return;
      const sessionOptions = () => ({
        audioLanguage: settings.get('audioLanguage'),
        volume: store.get('volume'),
      });
      const place = createStage(screen, { sessionOptions, onLoading, onCurrent });
      stage = place;
      context = {
        store,
        commands,
        settings,
        root,
        screen,
        options: () => options,
        now,
        session: place.current,
        show: place.show,
      };
      for (const feature of features) feature.attach?.(context, life.signal);
      if (early) place.show(early);
    },
    show(source) {
      const requested = withResumeRule(source);
      if (stage) stage.show(requested);
      else early = requested;
    },
    configure(next) {
      options = next;
      if (next.programmes) store.set({ programmes: next.programmes });
    },
    destroy() {
      life.abort();
      stage?.destroy();
    },
  };
}

import { CastError, type CastFault, type CastMedia, castable, type RemoteDevice } from '../core/cast';
import { locksControls } from '../core/gates';
import { watchKeys } from '../core/store';
import { isLiveDate } from '../core/time/timeline';
import { TEXT_OFF } from '../core/tracks';
import type { Session } from '../stage/types';
import type { Feature, FeatureContext } from './feature';
import { liveOnlyAt } from './support/archive';
import { castSupport, rememberCast, wasCasting } from './support/cast-support';
import { startLive } from './support/start-live';
import { chooseAudio } from './tracks';

/**
 * Sessions that have been visible in this player. Preloaded sessions are not among them, so they are neither paused nor
 * have a position.
 */
const shownHere = new WeakSet<Session>();
/** Sessions that were held only by a blackout when a device took over: they continue there after the blackout. */
const heldHere = new WeakSet<Session>();
const hasPlaceHere = (session: Session) => shownHere.has(session) && session.media.readyState > 0;

/** Spec 2 §4 Cast: a device plays the content, and this player is its remote control. */
export const cast: Feature = {
  holdsStart: ({ store }) => store.get('castState') === 'connected',
  attach(context, signal) {
    const { store, commands, options } = context;
    const support = castSupport(options());
    let device: RemoteDevice | null = null;
    let isBusy = false;
    /** Whether playback was paused here; used until the device reports its own state. */
    let pausedHere: boolean | null = null;
    store.set({ castState: support ? 'available' : 'unavailable' });
    if (!support) return;

    const events = {
      connecting: () => store.set({ castState: 'connecting' }),
      ended: () => stop(),
    };
    async function connect(src: string, join: boolean): Promise<RemoteDevice> {
      const settings = options().cast;
      if (support === 'google' && settings)
        return (await import('../cast/google')).connectGoogleCast(settings, events, { join });
      return (await import('../cast/remote-playback')).connectRemotePlayback(src, events);
    }
    async function start(join = false) {
      if (isBusy || locksControls(store.get('interrupted'))) return;
      isBusy = true;
      try {
        const content = castable(context.session()?.source ?? null);
        if (!content) throw new CastError('castNoSource');
        const own = await connect(content.src, join);
        if (signal.aborted) return own.disconnect();
        device = own;
        const session = context.session();
        const isHeld = context.gates.goesOn();
        if (session && isHeld) heldHere.add(session);
        pausedHere = !isHeld && (session?.media.paused ?? false);
        const forget = () => {
          pausedHere = null;
        };
        own.media.addEventListener('loadedmetadata', forget, { once: true, signal });
        rememberCast(true);
        store.set({ castState: 'connected', castDevice: own.name });
        context.setRemote(own);
        if (session) heldHere.delete(session);
        if (isHeld) commands.send('play');
      } catch (error) {
        // Any other error is a script that did not load.
        const fault = error instanceof CastError ? error.fault : 'castFailed';
        store.set({ castState: 'available', ...(fault && { notice: fault }) });
      } finally {
        isBusy = false;
      }
    }
    function stop(fault: CastFault | null = null) {
      const own = device;
      if (!own) return;
      device = null;
      rememberCast(false);
      own.disconnect();
      const [currentTime, date] = [store.get('currentTime'), store.get('date')];
      const paused = !context.gates.goesOn() && (pausedHere ?? store.get('paused'));
      const session = context.session();
      store.set({
        castState: 'available',
        castDevice: null,
        ...(fault && { notice: fault }),
        ...(session && { muted: session.media.muted }),
      });
      context.setRemote(null);
      if (session)
        continueHere(context, session, { currentTime, paused, date: store.get('atLive') ? null : date });
    }
    commands.handle('toggleCast', () => (device ? stop() : void start()), signal);
    commands.handle('stopCast', (fault) => stop(fault), signal);
    const prepare = async () => {
      const settings = options().cast;
      if (support === 'google' && settings)
        await (await import('../cast/google')).prepareGoogleCast(settings);
    };
    // A failure is ignored here: the press loads it again and shows the error.
    commands.handle('prepareCast', () => void prepare().catch(() => {}), signal);
    // The tab was connected before this document: the join policy decides whether it still is.
    let mayJoin = wasCasting();
    const join = () => {
      if (!mayJoin || store.get('status') !== 'ready') return;
      mayJoin = false;
      rememberCast(false);
      void start(true);
    };
    watchKeys(store, ['status'], join, signal);
    join();
    // Spec 2 §4: closing the player disconnects.
    signal.addEventListener('abort', () => {
      rememberCast(false);
      device?.disconnect();
    });
  },
  attachSession(context, session, signal) {
    const { remote, media } = session;
    const { store, commands } = context;
    if (!remote) {
      shownHere.add(session);
      return;
    }
    const content = contentOf(context, session);
    // The store has the times of the title before it, where playback would continue if this one cannot be loaded.
    if (!hasPlaceHere(session)) store.set({ currentTime: session.source.startAt ?? 0, date: null });
    const beSilent = () => {
      media.pause();
      session.engine()?.stopLoading();
    };
    // The engine here stays, without loading: it knows the tracks and the dates.
    for (const name of ['play', 'loadeddata']) media.addEventListener(name, beSilent, { signal });
    const held = heldAt(context, session);
    beSilent();
    if (held !== null) continueFrom(context, held, signal);

    const sendText = () => {
      const chosen = store.get('textTracks').find((track) => track.id === store.get('textId'));
      remote.setText(chosen?.language ?? null);
    };
    commands.handle(
      'setAudio',
      (id) => {
        remote.setAudio(chooseAudio(context, session, id));
        store.set({ audioId: id });
      },
      signal,
    );
    const load = async () => {
      if (!content) throw new CastError('castNoSource');
      await remote.load(content);
      if (signal.aborted) return;
      session.state.set({ isRemoteLoading: false });
      watchKeys(store, ['textId'], sendText, signal);
      sendText();
    };
    load().catch((error: unknown) => {
      if (!signal.aborted) commands.send('stopCast', error instanceof CastError ? error.fault : 'castFailed');
    });
  },
};

/** The date at which a live channel is paused here, if only its archive still has it. */
function heldAt(context: FeatureContext, session: Session): number | null {
  const { source, media, engine } = session;
  if (source.kind !== 'live' || !context.options().onRequestTime) return null;
  if (!hasPlaceHere(session) || heldHere.has(session)) return null;
  const date = media.paused ? (engine()?.dateAt(media.currentTime) ?? null) : null;
  if (date === null || isLiveDate(date, context.now())) return null;
  return liveOnlyAt(context, source, date) === null ? Math.floor(date) : null;
}

/**
 * The next press plays that second on the device from the archive, because the live stream, which the device holds
 * paused, does not contain it.
 */
function continueFrom({ commands, options, store }: FeatureContext, date: number, signal: AbortSignal) {
  const go = () => {
    store.set({ leftLive: true });
    options().onRequestTime?.(date, 'continues');
  };
  commands.handle('play', go, signal);
  commands.handle('togglePlay', go, signal);
}

/** What this session plays, at its place and with its languages. */
function contentOf({ store, settings, options }: FeatureContext, session: Session): CastMedia | null {
  const { source, media } = session;
  const address = castable(source);
  if (!address) return null;
  const about = options().media;
  const programme = store.get('programme');
  const isNew = !hasPlaceHere(session);
  const texts = store.get('textTracks');
  const chosen = store.get('textId');
  const preferredText = settings.get('subtitles') ? (settings.get('textLanguages')[0] ?? null) : null;
  return {
    ...address,
    isLive: source.kind === 'live',
    title: programme?.title ?? about?.title ?? '',
    subtitle: (programme ? about?.title : about?.artist) ?? '',
    poster: about?.artwork ?? null,
    time: source.kind === 'live' ? null : isNew ? (source.startAt ?? 0) : media.currentTime,
    isPaused: !isNew && media.paused && !media.ended,
    audioLanguage: settings.get('audioLanguages')[0] ?? null,
    textLanguage:
      chosen === TEXT_OFF && !isNew
        ? null
        : (texts.find(({ id }) => id === chosen)?.language ?? preferredText),
  };
}

/** Playback continues here where the device was. */
function continueHere(
  context: FeatureContext,
  session: Session,
  at: { currentTime: number; paused: boolean; date: number | null },
) {
  if (session.source.kind === 'live') {
    // Paused, it continues at the next press (features/resume-live.ts).
    if (!at.paused) startLive(context, session, at.date ?? undefined);
    return;
  }
  session.media.currentTime = at.currentTime;
  session.engine()?.restart();
  if (!at.paused) context.commands.send('play');
}

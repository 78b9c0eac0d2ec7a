import type { AdInfo, AdRoll, Breaks } from '@/lib/rules/playback/breaks';
import type { AdBreak } from '../ads/ad-break';
import {
  type AdMemory,
  arePackshotsDue,
  isNewSubject,
  isPreRollDue,
  mayInterrupt,
  middleRoll,
  noBreaks,
} from '../ads/schedule';
import { createTurn, type Turn } from '../ads/turn';
import { abortWith } from '../core/abort-with';
import { TICK_MS } from '../core/constants';
import type { InterruptionKind } from '../core/gates';
import { watchKeys } from '../core/store';
import type { Session } from '../stage/types';
import { type Feature, type FeatureContext, intervalUntil, onMedia } from './feature';

const memories = new WeakMap<FeatureContext, AdMemory>();

/** The last breaks of this page: another page of the site has another player, and the time between two ads goes on. */
let last: Pick<AdMemory, 'endedAt' | 'failedAt'> = noBreaks;

/** What this player remembers of its breaks, over all its sources. */
function memoryOf(context: FeatureContext): AdMemory {
  const memory = memories.get(context) ?? { ...noBreaks, ...last };
  memories.set(context, memory);
  return memory;
}

function note(memory: AdMemory, what: 'endedAt' | 'failedAt') {
  memory[what] = clock();
  last = { ...last, [what]: memory[what] };
}

/** For tests, each of which has a page of its own. */
export function forgetBreaks(): void {
  last = noBreaks;
}

/** Those of streams for which the viewer has bought to watch without ads; the same stream may be loaded again. */
const removed = new WeakSet<Breaks>();

const NO_CLIP = { ad: null, clipWaiting: false, clipPaused: false, packshot: null };

/** Seconds of a clock that nobody sets. */
const clock = () => performance.now() / 1000;

/**
 * Packshots and ads (spec 2 §4 Ads): before the start the content waits; middle rolls come by the tick, and only when
 * they are loaded; after a pause and at the end. Their code is loaded for a stream that has them.
 */
export const ads: Feature = {
  holdsStart(context, { breaks }) {
    if (!breaks || removed.has(breaks)) return false;
    const memory = memoryOf(context);
    return arePackshotsDue(memory, breaks, clock()) || isPreRollDue(memory, breaks, clock());
  },

  attach({ commands }, signal) {
    // Ignores presses between two ads, so that they do not apply to the next ad.
    for (const name of ['skipAd', 'openAd'] as const) commands.handle(name, () => {}, signal);
  },

  attachSession(context, session, signal) {
    const { breaks } = session.source;
    context.store.set(NO_CLIP);
    const { state } = session;
    // No ads on a remote device, which cannot show them over the content, and none before content that has failed.
    if (!breaks || removed.has(breaks) || session.target !== session.media || state.get('failed')) return;
    const memory = memoryOf(context);
    const isNew = isNewSubject(memory, breaks);
    const hasPackshots = arePackshotsDue(memory, breaks, clock());
    const hasPreRoll = isPreRollDue(memory, breaks, clock());
    memory.startedSubject = breaks.subject;
    if (isNew) memory.watched = 0;
    const shown = abortWith(signal);
    const end = () => {
      shown.abort();
      context.store.set(NO_CLIP);
    };
    const remove = () => {
      // A preloaded session gets a source of its own answer later.
      for (const one of [breaks, session.source.breaks]) if (one) removed.add(one);
      end();
    };
    if (hasPackshots) showPackshots(context, breaks, shown.signal);
    if (breaks.ads) showAds(context, { session, info: breaks.ads, memory, hasPreRoll }, shown.signal);
    context.commands.handle('removeAds', remove, signal);
    // The error has the screen: nothing plays on behind it.
    watchKeys(state, ['failed'], () => state.get('failed') && end(), signal);
  },
};

/** Holds the content until `play` is over, however it ends. */
function hold(
  { gates, store, commands }: FeatureContext,
  kind: InterruptionKind,
  play: (turn: Turn) => Promise<void>,
  signal: AbortSignal,
) {
  const turn = createTurn();
  const want = (isWanted: boolean) => {
    turn.isWanted = isWanted;
    store.set({ clipPaused: !isWanted });
  };
  /** The buttons of the player, until the clip itself takes them. */
  let buttons: AbortController | null = null;
  const resume = () => {
    store.set({ clipWaiting: true });
    buttons = new AbortController();
    commands.handle('play', () => want(true), buttons.signal);
    commands.handle('pause', () => want(false), buttons.signal);
    commands.handle('togglePlay', () => want(!turn.isWanted), buttons.signal);
    turn.resume();
  };
  const suspend = () => {
    buttons?.abort();
    turn.suspend();
  };
  const release = gates.hold({ kind, resume, suspend }, signal);
  // The next source may load for seconds before it has the screen.
  signal.addEventListener('abort', () => store.set(NO_CLIP));
  play(turn).finally(() => {
    // The next source has begun with a state of its own.
    if (turn.isOn && !signal.aborted) store.set(NO_CLIP);
    suspend();
    // If the viewer paused before the clip was visible, the pause was meant for the content.
    if (!turn.isWanted && !turn.isShown) gates.stay();
    release();
  });
}

function showPackshots(context: FeatureContext, { packshots }: Breaks, signal: AbortSignal) {
  const life = abortWith(signal);
  const loading = import('../ads/packshots').then(({ preparePackshots }) =>
    preparePackshots(context, packshots, life.signal),
  );
  const play = (turn: Turn) =>
    loading
      .then((clips) => clips.play(turn))
      .catch(() => {})
      .finally(() => life.abort());
  loading.catch(() => {});
  context.gates.at('start', () => hold(context, 'packshot', play, signal), signal);
}

/** A break that loads or is loaded. */
interface ComingBreak {
  roll: AdRoll;
  state: 'loading' | 'ready' | 'empty';
  break: Promise<AdBreak>;
  life: AbortController;
}

function loadBreak(context: FeatureContext, info: AdInfo, roll: AdRoll, signal: AbortSignal): ComingBreak {
  const life = abortWith(signal);
  const loading = import('../ads/ad-break').then(({ createBreak }) =>
    createBreak(context, info, roll, life.signal),
  );
  const coming: ComingBreak = { roll, state: 'loading', break: loading, life };
  const settle = (isThere: boolean) => {
    coming.state = isThere ? 'ready' : 'empty';
  };
  loading.then((one) => one.ready).then(settle, () => settle(false));
  return coming;
}

interface Playing {
  session: Session;
  info: AdInfo;
  memory: AdMemory;
  hasPreRoll: boolean;
}

function showAds(context: FeatureContext, playing: Playing, signal: AbortSignal) {
  const { session, info, memory, hasPreRoll } = playing;
  const { store, gates } = context;
  const { media } = session;
  let coming: ComingBreak | null = null;

  /** Begins to load a break, unless it loads already. */
  function prepare(roll: AdRoll): ComingBreak {
    if (coming?.roll === roll) return coming;
    coming?.life.abort();
    coming = loadBreak(context, info, roll, signal);
    return coming;
  }

  function interrupt(roll: AdRoll) {
    const mine = prepare(roll);
    coming = null;
    const play = async (turn: Turn) => {
      const shown = await mine.break.then((one) => one.play(turn)).catch(() => 0);
      mine.life.abort();
      if (shown > 0) note(memory, 'endedAt');
      else if (!signal.aborted) note(memory, 'failedAt');
    };
    hold(context, 'ad', play, signal);
  }

  const isFree = () => mayInterrupt(memory, info, clock());
  const has = (roll: AdRoll) => info.rolls[roll].length > 0;

  if (hasPreRoll) {
    prepare('pre');
    gates.at('start', () => interrupt('pre'), signal);
  }

  function tick() {
    if (media.paused || store.get('waiting') || store.get('interrupted')) return;
    memory.watched += TICK_MS / 1000;
    const due = middleRoll(memory, info);
    if (due === 'far' || !isFree()) return;
    const { state } = prepare('middle');
    // Nobody waits for a middle roll. One that cannot be loaded is left out until the next is due.
    if (state === 'empty') {
      note(memory, 'failedAt');
      memory.watched -= info.middlePeriod;
      coming = null;
    } else if (due === 'due' && state === 'ready') {
      memory.watched = 0;
      interrupt('middle');
    }
  }
  if (has('middle')) intervalUntil(TICK_MS, tick, signal);

  if (has('postPause')) {
    let isPausedByViewer = false;
    const onPause = () => {
      if (store.get('interrupted') || media.ended || !store.get('started') || !isFree()) return;
      isPausedByViewer = true;
      prepare('postPause');
    };
    const onResume = () => {
      const isDue = isPausedByViewer && isFree();
      isPausedByViewer = false;
      if (!isDue) return;
      if (prepare('postPause').state !== 'empty') return interrupt('postPause');
      note(memory, 'failedAt');
      coming = null;
    };
    onMedia(media, ['pause'], onPause, signal);
    gates.at('resume', onResume, signal);
  }

  if (has('post')) gates.at('end', () => isFree() && interrupt('post'), signal);
}

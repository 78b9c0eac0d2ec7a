import type { MediaTarget } from './media-target';

/** What can take the place of the content, the most urgent first. */
const BY_URGENCY = ['pin', 'blackout', 'packshot', 'ad'] as const;
export type InterruptionKind = (typeof BY_URGENCY)[number];

/** Whether the viewer cannot seek in the content. A blackout can be left by seeking, other interruptions cannot. */
export function locksControls(kind: InterruptionKind | null): boolean {
  return kind !== null && kind !== 'blackout';
}

/** Whether a video of its own plays in the place of the content. */
export function isClip(kind: InterruptionKind | null): boolean {
  return kind === 'ad' || kind === 'packshot';
}

/** Moments at which an interruption may start by a question (`at`); others start at any second by `hold`. */
type Moment = 'start' | 'resume' | 'end';

export interface Interruption {
  readonly kind: InterruptionKind;
  /** Its turn begins, or goes on after a more urgent one. */
  resume?(): void;
  /** A more urgent one takes the turn. It must be silent and stand still until `resume`. */
  suspend?(): void;
}

export interface Gates {
  /** Calls `ask` at each such moment of the content; it may hold the content. */
  at(moment: Moment, ask: () => void, signal: AbortSignal): void;
  /**
   * Continues with `go` at once, or after the last interruption that holds the content. At most one continuation waits:
   * the end of the content is never replaced, any other one is replaced by the next.
   */
  pass(moment: Moment, go: () => void, signal: AbortSignal): void;
  /** The viewer pauses: the content stays paused after the interruptions. */
  stay(): void;
  /** Something holds the content, which goes on afterwards. */
  goesOn(): boolean;
  /** Pauses the content until the returned function is called or the signal aborts. */
  hold(interruption: Interruption, signal: AbortSignal): () => void;
}

interface Held {
  media: MediaTarget;
  /** Ends with the session of the content. */
  signal: AbortSignal;
}

interface Question {
  moment: Moment;
  ask(): void;
}

interface Continuation {
  moment: Moment;
  /**
   * The questions of its moment (`at`) that are still to ask; null before the first. None is asked for content that an
   * interruption itself has paused.
   */
  toAsk: Question[] | null;
  go(): void;
  signal: AbortSignal;
}

interface GateOptions {
  /** The content on screen; null without one. */
  content(): Held | null;
  /** Called with the interruption that has its turn; null when the content continues. */
  onChange(active: Interruption | null): void;
}

/**
 * Decides what plays: the content, or exactly one of the interruptions that hold it. Held content cannot be started by
 * anybody, so two sounds are never heard together.
 */
export function createGates({ content, onChange }: GateOptions): Gates {
  const questions: Question[] = [];
  let holds: Interruption[] = [];
  let active: Interruption | null = null;
  let waiting: Continuation | null = null;
  let keepSilent: AbortController | null = null;

  function holdContent() {
    keepSilent = new AbortController();
    const held = content();
    if (!held) return;
    const { media, signal } = held;
    if (!media.paused && !media.ended && !waiting) {
      waiting = { moment: 'resume', toAsk: [], go: () => void media.play().catch(() => {}), signal };
    }
    media.addEventListener('play', () => media.pause(), { signal: keepSilent.signal });
    media.pause();
  }

  function releaseContent() {
    keepSilent?.abort();
    keepSilent = null;
    const next = waiting;
    waiting = null;
    if (next && !next.signal.aborted) next.go();
  }

  /**
   * Runs the registered questions before playback continues; each of them may hold the content. Behind the PIN the others
   * wait, because without it nothing continues.
   */
  function ask() {
    const next = waiting;
    if (!next || next.signal.aborted) return;
    next.toAsk ??= questions.filter(({ moment }) => moment === next.moment);
    while (mostUrgent(holds)?.kind !== 'pin') {
      const question = next.toAsk.shift();
      if (!question) return;
      if (questions.includes(question)) question.ask();
    }
  }

  /** Gives the turn to the most urgent interruption, the first of its kind. */
  function update() {
    if (holds.length === 0) ask();
    const next = mostUrgent(holds);
    if (next === active) return;
    const before = active;
    active = next;
    if (before && holds.includes(before)) before.suspend?.();
    onChange(next);
    if (!before) holdContent();
    if (next) next.resume?.();
    else releaseContent();
  }

  return {
    at(moment, ask, signal) {
      const question = { moment, ask };
      questions.push(question);
      signal.addEventListener('abort', () => void questions.splice(questions.indexOf(question), 1));
    },
    pass(moment, go, signal) {
      if (waiting?.moment === 'end' && !waiting.signal.aborted) return;
      waiting = { moment, go, signal, toAsk: null };
      if (active) return;
      ask();
      if (!active) releaseContent();
    },
    stay() {
      if (waiting?.moment !== 'end') waiting = null;
    },
    goesOn: () => waiting !== null && !waiting.signal.aborted,
    hold(interruption, signal) {
      const release = () => {
        if (!holds.includes(interruption)) return;
        holds = holds.filter((other) => other !== interruption);
        update();
      };
      if (signal.aborted) return release;
      holds = [...holds, interruption];
      signal.addEventListener('abort', release, { once: true });
      update();
      return release;
    },
  };
}

/** The interruption that has the turn: the first one of the most urgent kind. */
export function mostUrgent(holds: readonly Interruption[]): Interruption | null {
  for (const kind of BY_URGENCY) {
    const first = holds.find((hold) => hold.kind === kind);
    if (first) return first;
  }
  return null;
}

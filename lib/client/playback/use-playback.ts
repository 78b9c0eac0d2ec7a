'use client';

import { useCallback, useMemo, useRef } from 'react';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { Stream } from '@/lib/platform/resources/streams';
import type { PlaybackGate } from '@/lib/rules/playback/gate';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import { type RefusalWords, refusalOf } from '@/lib/rules/playback/refusal';
import type { PlatformError } from '@/lib/shared/platform-error';
import { mayResume } from './may-resume';
import type { Position, ReportPosition } from './position-reporter';
import { useDeniedReport } from './use-denied-report';
import { usePin } from './use-pin';
import { usePositionReport } from './use-position-report';
import { useScreenTime } from './use-screen-time';
import { useStream } from './use-stream';

interface Options<Source> {
  /** Null requests nothing: it is not known yet, or may not be played. */
  playable: Playable | null;
  /** What the PIN dialog calls it. */
  title: string;
  /**
   * The stream in the form for the player; null while other data is still loading. A new function makes a new
   * source. `reached` is where this page was in it, because after a gate there is a new player; null without one.
   */
  toSource(stream: Stream, reached: Position | null): Source | null;
  words: RefusalWords;
}

export interface Playback<Source> {
  /** Null while the stream is requested, or refused. */
  source: Source | null;
  /** The reason why nothing plays yet; null without one. */
  gate: PlaybackGate | null;
  /** The error of the stream call, for rules of one kind of page. */
  error: PlatformError | null;
  /** Requests the stream again. */
  retry(): void;
  /** Tells the platform where the viewer is, and once more when they leave. */
  report: ReportPosition;
  /** Whether the viewer may go on after a pause; undefined when nothing can have changed. */
  mayResume: (() => Promise<boolean>) | undefined;
}

/**
 * Everything from a `Playable` to the source of the player: requests the stream, asks for the PIN, shows a
 * refusal, requests again and reports the position. All pages with a player use it (docs/PLAYER.md "From a
 * press to a picture").
 */
export function usePlayback<Source>({ playable, title, toSource, words }: Options<Source>): Playback<Source> {
  const { stream, error: refused, retry } = useStream(playable);
  const statId = stream?.statId;
  const key = playable && playableKey(playable);
  // A player that goes on after a retry reports under the id of its own stream, which the page has replaced.
  const own = useRef({ key, ids: new Set<string | null | undefined>() });
  if (own.current.key !== key) own.current = { key, ids: new Set() };
  const { ids } = own.current;
  ids.add(statId);
  const denied = useDeniedReport(statId, ids);
  const error = denied ?? refused;
  const enterPin = usePin(error, title, retry);
  const screenTime = useScreenTime(key, error, retry);
  const isLoggedIn = useIsLoggedIn();
  const send = usePositionReport(playable?.kind !== 'trailer');
  const reached = useRef<{ key: string | null; position: Position } | null>(null);
  // A title that plays again later begins where it is stored, which is its beginning after its end.
  if (key !== null && reached.current?.key !== key) reached.current = null;
  const report = useCallback(
    (position: Position) => {
      // While the next stream loads, the player still reports the one before.
      if (ids.has(position.statId)) reached.current = { key, position };
      send(position);
    },
    [key, ids, send],
  );
  const isOver = screenTime !== null || denied !== null;
  const source = useMemo(() => {
    if (isOver || !stream) return null;
    return toSource(stream, reached.current?.position ?? null);
  }, [isOver, stream, toSource]);

  const gateOf = (refused: PlatformError): PlaybackGate => {
    if (enterPin) return { kind: 'pin', enterPin };
    const refusal = refusalOf(refused, words);
    // A trailer is the same for everyone: a login changes nothing.
    const mayLogIn = refusal.mayLogIn && !isLoggedIn && playable?.kind !== 'trailer';
    return { kind: 'refused', refusal: { ...refusal, mayLogIn }, retry };
  };
  // A guest has no PIN, and a trailer needs none.
  const checked = isLoggedIn && playable?.kind !== 'trailer' ? playable : null;
  const check = useMemo(() => checked && (() => mayResume(checked, title)), [checked, title]);
  return {
    source,
    gate: screenTime ?? (error && gateOf(error)),
    error,
    retry,
    report,
    mayResume: check ?? undefined,
  };
}

'use client';

import { useMemo } from 'react';
import { useIsPerson } from '@/lib/client/viewer/use-is-person';
import type { Stream } from '@/lib/platform/resources/streams';
import type { PlaybackGate } from '@/lib/rules/playback/gate';
import type { Playable } from '@/lib/rules/playback/playable';
import { type RefusalWords, refusalOf } from '@/lib/rules/playback/refusal';
import type { PlatformError } from '@/lib/shared/platform-error';
import { usePin } from './use-pin';
import { type PositionReport, usePositionReport } from './use-position-report';
import { useStream } from './use-stream';

interface Options<Source> {
  /** Null requests nothing: it is not known yet, or may not be played. */
  playable: Playable | null;
  /** What the PIN dialog calls it. */
  title: string;
  /** The stream as the player takes it, null while something else is awaited. A new function makes a new source. */
  toSource(stream: Stream): Source | null;
  words: RefusalWords;
}

export interface Playback<Source> {
  /** Null while the stream is requested, or refused. */
  source: Source | null;
  /** What stands before the stream; null while nothing does. */
  gate: PlaybackGate | null;
  /** Why there is no stream, for rules that only one kind of page has. */
  error: PlatformError | null;
  /** Requests the stream again. */
  retry(): void;
  /** Tells the platform where the viewer is, and once more when they leave. */
  report: PositionReport;
}

/**
 * One thing to play, from its name to what the player takes: requests the stream, asks for the PIN, says why it was refused,
 * requests it again and reports the position. All pages that play use it (docs/PLAYER.md "From a press to a picture").
 */
export function usePlayback<Source>({ playable, title, toSource, words }: Options<Source>): Playback<Source> {
  const { stream, error, retry } = useStream(playable);
  const enterPin = usePin(error, title, retry);
  const isPerson = useIsPerson();
  const report = usePositionReport();
  const source = useMemo(() => stream && toSource(stream), [stream, toSource]);

  const gateOf = (refused: PlatformError): PlaybackGate => {
    if (enterPin) return { kind: 'pin', enterPin };
    const refusal = refusalOf(refused, words);
    // A trailer is the same for everybody: a login changes nothing.
    const mayLogIn = refusal.mayLogIn && !isPerson && playable?.kind !== 'trailer';
    return { kind: 'refused', refusal: { ...refusal, mayLogIn }, retry };
  };
  return { source, gate: error && gateOf(error), error, retry, report };
}

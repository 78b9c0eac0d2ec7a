import type { Refusal } from './refusal';

/** What stands between a viewer and a stream: the PIN, or a refusal with what may help. */
export type PlaybackGate =
  | { kind: 'pin'; enterPin(): void }
  | { kind: 'refused'; refusal: Refusal; retry(): void };

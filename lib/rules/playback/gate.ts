import type { ScreenTimeCode } from '@/lib/rules/profiles/screen-time';
import type { Refusal } from './refusal';

/** What stands between a viewer and a stream: the PIN, the screen time of a child, or a refusal with what may help. */
export type PlaybackGate =
  | { kind: 'pin'; enterPin(): void }
  | { kind: 'screen_time'; reason: ScreenTimeCode; text: string; askParent(): Promise<void> }
  | { kind: 'refused'; refusal: Refusal; retry(): void };

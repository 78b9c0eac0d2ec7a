import 'server-only';
import type { ParentalAccount, ParentalDevice } from '@/lib/platform/resources/parental';
import { Limits } from '@/lib/server/session/session-limits';
import { cachedFacts } from './facts';
import { Plays } from './plays';
import { PinTries } from './tries';

/**
 * Parental state in the memory of the process. A restart loses it: then the PIN is required once more, and
 * the count of attempts starts again.
 */
class ParentalMemory {
  readonly limits = new Limits();
  /** By user id. */
  readonly tries = new PinTries();
  readonly plays = new Plays();
  /** By user id. */
  readonly accounts = cachedFacts<ParentalAccount>();
  /** By device id. */
  readonly devices = cachedFacts<ParentalDevice>();
}

declare global {
  var taspaParentalMemory: ParentalMemory | undefined;
}

globalThis.taspaParentalMemory ??= new ParentalMemory();

/** One for the process, because each route may have a bundled copy of this module. */
export const parentalMemory = globalThis.taspaParentalMemory;

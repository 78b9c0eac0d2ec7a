import 'server-only';
import type { ParentalAccount, ParentalDevice } from '@/lib/platform/resources/parental';
import { Limits } from '@/lib/server/session/session-limits';
import { cachedFacts } from './facts';
import { Plays } from './plays';
import { PinTries } from './tries';

/** What parental control remembers in the process. Lost at a restart: then the PIN is asked once more, or the tries begin anew. */
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

/** One for the process: each route may be bundled with a copy of this module. */
export const parentalMemory = globalThis.taspaParentalMemory;

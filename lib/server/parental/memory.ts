import 'server-only';
import type { ParentalAccount, ParentalDevice } from '@/lib/platform/resources/parental';
import { sharedState } from '@/lib/shared/shared-state';
import { cachedFacts } from './facts';
import { PinAttempts } from './pin-attempts';
import { Plays } from './plays';

/**
 * Parental state in the memory of the process, and of all instances where they share state. A restart of one alone loses it: then
 * the PIN is required once more, and the count of attempts starts again.
 */
export class ParentalMemory {
  /** By user id. */
  readonly tries = new PinAttempts();
  readonly plays = new Plays();
  /** By user id. */
  readonly accounts = cachedFacts<ParentalAccount>();
  /** By device id. */
  readonly devices = cachedFacts<ParentalDevice>();

  /** After a change: what is cached of it anywhere is read again. */
  async changed(kind: 'accounts' | 'devices', key: string): Promise<void> {
    this[kind].delete(key);
    await sharedState()?.announceChange(kind, key);
  }

  /** Another instance has changed something; with null it is not known what. */
  forget(changed: { kind: string; key: string } | null): void {
    if (!changed) for (const facts of [this.accounts, this.devices]) facts.clear();
    else if (changed.kind === 'accounts' || changed.kind === 'devices')
      this[changed.kind].delete(changed.key);
  }
}

declare global {
  var taspaParentalMemory: ParentalMemory | undefined;
}

globalThis.taspaParentalMemory ??= new ParentalMemory();

/** One for the process, because each route may have a bundled copy of this module. */
export const parentalMemory = globalThis.taspaParentalMemory;

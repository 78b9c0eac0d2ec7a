import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNREAD, UNREAD_MS } from './constants';
import { OpenWaits, type WaitBounds } from './open-waits';

/**
 * Answers that are ready, and that their viewers have not read yet. Each one is in memory, so they are limited like incomplete
 * bodies: the connection of the oldest one is closed. What is read at the usual speed is never the oldest.
 */
export class Unread {
  readonly #waits: OpenWaits;
  readonly #limitMs: number;

  constructor(bounds: WaitBounds = UNREAD, limitMs = UNREAD_MS) {
    this.#waits = new OpenWaits(bounds);
    this.#limitMs = limitMs;
  }

  /** Watches an answer until it has been read or its viewer has left. */
  add({ socket }: IncomingMessage, response: ServerResponse, from: string): void {
    if (response.destroyed) return;
    const end = () => {
      clearTimeout(limit);
      this.#waits.delete(wait);
    };
    const wait = {
      from,
      giveUp: () => {
        end();
        // An answer that waits for another one of its connection has no connection yet.
        socket.destroy();
      },
    };
    const limit = setTimeout(wait.giveUp, this.#limitMs);
    response.once('close', end);
    this.#waits.add(wait);
  }
}

import type { Clock } from '../clock.ts';
import type { Messenger, PhoneMessage } from '../messenger.ts';

export interface SentMessage extends PhoneMessage {
  id: number;
  time: string;
}

const MAX_MESSAGES = 200;

/** Messages that would have been sent to phones; the newest comes first. */
export class Outbox implements Messenger {
  #sent: SentMessage[] = [];
  #count = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async send(message: PhoneMessage): Promise<void> {
    this.#count += 1;
    this.#sent.unshift({ id: this.#count, time: new Date(this.#clock.now()).toISOString(), ...message });
    this.#sent.length = Math.min(this.#sent.length, MAX_MESSAGES);
  }

  list(to?: string): SentMessage[] {
    return to ? this.#sent.filter((message) => message.to === to) : [...this.#sent];
  }
}

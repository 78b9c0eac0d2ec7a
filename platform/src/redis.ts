import { setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply } from '@redis/client';
import { within } from './within.ts';

/** The longest wait for an answer; from then on Redis counts as away. */
const ANSWER_LIMIT_MS = 500;
/** The interval of checks, and of tries to connect again. */
const CHECK_MS = 1_000;
const MOST_WAITING = 10_000;
/** So many checks in a row without an answer, and the connection is made anew: a lost network may never end it. */
const MOST_UNANSWERED = 5;
/** Ends a handshake without an answer. A connection that is ready is checked more often than that. */
const IDLE_LIMIT_MS = 5_000;

type Client = ReturnType<typeof connectionTo>;

function connectionTo(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: { connectTimeout: 2_000, socketTimeout: IDLE_LIMIT_MS, reconnectStrategy: () => CHECK_MS },
  });
}

/**
 * The connection to what several platforms share. It never fails: a call that is not answered in time gives null, and until
 * Redis answers a check all further calls do at once, so that nobody waits for it.
 */
export class Redis {
  /** Told when Redis is lost, or refuses a command. */
  onTrouble: (error: unknown) => void = () => {};
  readonly #client: Client;
  readonly #limitMs: number;
  #isUp = false;
  #timer: NodeJS.Timeout | undefined;
  #unanswered = 0;

  /** @param limitMs another limit of an answer, for tests on a machine that does other work */
  constructor(url: string, limitMs: number = ANSWER_LIMIT_MS) {
    this.#client = connectionTo(url);
    this.#limitMs = limitMs;
    this.#client.on('error', (error) => this.#lost(error));
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Connects, and keeps trying; resolves after a second at most. */
  async open(): Promise<void> {
    this.#connect();
    this.#timer = setInterval(() => void this.#check(), CHECK_MS);
    this.#timer.unref();
    const first = AbortSignal.timeout(CHECK_MS);
    while (!this.#isUp && !first.aborted) {
      await this.#check();
      if (!this.#isUp) await pause(50);
    }
  }

  /** The answer, or null when there is none. */
  async ask<Result>(command: (client: Client) => Promise<Result>): Promise<Result | null> {
    return this.#isUp ? this.#ask(command) : null;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#isUp = false;
    this.#client.destroy();
  }

  async #check(): Promise<void> {
    if (!this.#client.isReady) {
      this.#isUp = false;
      return;
    }
    const isAnswered = (await this.#ask((client) => client.ping())) !== null;
    this.#unanswered = isAnswered ? 0 : this.#unanswered + 1;
    if (isAnswered) this.#isUp = this.#client.isReady;
    // One that is not ready connects already, or was closed.
    else if (this.#unanswered >= MOST_UNANSWERED && this.#client.isReady) {
      this.#unanswered = 0;
      this.#client.destroy();
      this.#connect();
    }
  }

  #connect(): void {
    this.#client.connect().catch((error) => this.#lost(error));
  }

  async #ask<Result>(command: (client: Client) => Promise<Result>): Promise<Result | null> {
    try {
      return await within(command(this.#client), this.#limitMs, 'Redis does not answer');
    } catch (error) {
      // Redis is there and refuses this one command, for example because its memory is full.
      if (error instanceof ErrorReply) this.onTrouble(error);
      else this.#lost(error);
      return null;
    }
  }

  #lost(error: unknown): void {
    if (this.#isUp) this.onTrouble(error);
    this.#isUp = false;
  }
}

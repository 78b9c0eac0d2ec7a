import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { logWarning } from '@/lib/shared/log';

/** The longest wait for an answer: a page must not wait for a store that is only there to save time. */
const ANSWER_LIMIT_MS = 500;
/** The interval of checks, and of tries to connect again. */
const CHECK_MS = 1_000;
const MOST_WAITING = 10_000;
/** So many checks in a row without an answer, and the connections are made anew: a lost network may never end them. */
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

interface Options {
  /** Called after each connection, because messages may have been missed before it. */
  onJoin(): Promise<void>;
  /** What is done with the messages of each channel. */
  onMessage: Readonly<Record<string, (message: string) => void>>;
  /** Another limit of an answer. */
  answerLimitMs?: number | undefined;
}

/**
 * The connection to Redis. It never fails: a call without an answer in time returns null. Until Redis answers again,
 * all further calls return null at once, so that nothing waits for it.
 */
export class Connection {
  readonly client: Client;
  readonly #listener: Client;
  readonly #options: Options;
  #state: 'away' | 'joining' | 'joined' = 'away';
  #checking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** The channels whose subscription Redis has confirmed. */
  readonly #confirmed = new Set<string>();
  /** Those without an answer yet. */
  readonly #requested = new Set<string>();
  /** Why Redis refused the last one: an instance that must not listen says so once. */
  #refusal = '';
  #unanswered = 0;

  constructor(url: string, options: Options) {
    this.client = connectionTo(url);
    this.#listener = connectionTo(url);
    this.#options = options;
    for (const client of this.#clients) {
      client.on('error', (error) => this.#lost(error));
      client.on('reconnecting', () => this.#lost(null));
    }
  }

  get isUp(): boolean {
    return this.#state === 'joined';
  }

  /** Connects, and keeps trying; resolves after the first try. */
  async open(): Promise<void> {
    for (const client of this.#clients) this.#connect(client);
    this.#listener.on('ready', () => this.#subscribe());
    this.#timer = setInterval(() => void this.#check(), CHECK_MS);
    this.#timer.unref();
    const first = AbortSignal.timeout(CHECK_MS);
    while (!this.isUp && !first.aborted) {
      await this.#check();
      if (!this.isUp) await pause(50);
    }
  }

  /** The answer, or null when there is none. */
  async ask<Result>(command: (client: Client) => Promise<Result>): Promise<Result | null> {
    return this.#state === 'away' ? null : this.#ask(command);
  }

  /** The bytes of a key, or null. */
  bytes(key: string): Promise<Buffer | null> {
    return this.ask((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#state = 'away';
    for (const client of this.#clients) client.destroy();
  }

  /** The client renews on each connection what was confirmed once, and nothing else. */
  #subscribe(): void {
    for (const [channel, listen] of Object.entries(this.#options.onMessage)) {
      if (this.#confirmed.has(channel) || this.#requested.has(channel)) continue;
      this.#requested.add(channel);
      this.#listener
        .subscribe(channel, listen)
        .then(
          () => this.#confirm(channel),
          (error) => this.#refused(error),
        )
        .finally(() => this.#requested.delete(channel));
    }
  }

  #confirm(channel: string): void {
    this.#confirmed.add(channel);
    this.#refusal = '';
  }

  #refused(error: unknown): void {
    if (!(error instanceof ErrorReply)) {
      this.#lost(error);
      return;
    }
    if (error.message !== this.#refusal) warn(error);
    this.#refusal = error.message;
    this.#state = 'away';
  }

  #check(): Promise<void> {
    this.#checking ??= this.#tried().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #tried(): Promise<void> {
    if (!this.client.isReady || !this.#listener.isReady) return this.#lost(null);
    const answers = await Promise.all(this.#clients.map((client) => this.#ask(() => client.ping())));
    if (answers.includes(null)) return this.#noteSilence();
    this.#unanswered = 0;
    // Nothing is missed after a join.
    const isListening = Object.keys(this.#options.onMessage).every((channel) => this.#confirmed.has(channel));
    if (!isListening) return this.#subscribe();
    if (this.#state !== 'away') return;
    this.#state = 'joining';
    await this.#options.onJoin();
    // Unless the connection was lost meanwhile.
    if (this.#isJoining()) this.#state = 'joined';
  }

  #noteSilence(): void {
    this.#unanswered += 1;
    if (this.#unanswered < MOST_UNANSWERED) return;
    this.#unanswered = 0;
    for (const client of this.#clients) {
      // Others connect already, or were closed.
      if (!client.isReady) continue;
      client.destroy();
      this.#connect(client);
    }
  }

  get #clients(): readonly Client[] {
    return [this.client, this.#listener];
  }

  #connect(client: Client): void {
    client.connect().catch((error) => this.#lost(error));
  }

  async #ask<Result>(command: (client: Client) => Promise<Result>): Promise<Result | null> {
    try {
      return await inTime(command(this.client), this.#options.answerLimitMs ?? ANSWER_LIMIT_MS);
    } catch (error) {
      // Redis is there and refuses this one command, for example because its memory is full.
      if (error instanceof ErrorReply) warn(error);
      else this.#lost(error);
      return null;
    }
  }

  #lost(error: unknown): void {
    if (this.#state !== 'away' && error) warn(error);
    this.#state = 'away';
  }

  #isJoining(): boolean {
    return this.#state === 'joining';
  }
}

/** The client's own time limit covers only the sending of a command, so a hanging Redis would never fail. */
async function inTime<Result>(answer: Promise<Result>, limitMs: number): Promise<Result> {
  const end = new AbortController();
  const limit = pause(limitMs, undefined, { signal: end.signal }).then(async () => {
    // After a long render the answer may have arrived but not been processed: the event loop gets one turn to read it.
    await nextTurn();
    throw new Error(`no answer within ${limitMs} ms`);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    end.abort();
    for (const late of [answer, limit]) late.catch(() => {});
  }
}

function warn(error: unknown): void {
  logWarning('shared_state', { why: error instanceof Error ? error.message : String(error) });
}

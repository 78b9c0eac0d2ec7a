import 'server-only';
import { TOKEN_LIFE_MS } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';

interface Held {
  token: Promise<string>;
  startedAt: number;
}

/**
 * A session of the server itself, for reads that need a token. A refused token is returned here, and only the
 * first return starts a new session: one start at a time.
 */
export class ServiceSession {
  readonly #begin: () => Promise<string>;
  #held: Held | null = null;

  constructor(begin: () => Promise<string>) {
    this.#begin = begin;
  }

  async token(refused?: string): Promise<string> {
    const known = this.#held;
    const isStale = known !== null && Date.now() - known.startedAt > TOKEN_LIFE_MS;
    const isRefused = known !== null && refused !== undefined && (await known.token) === refused;
    if ((known === null || isStale || isRefused) && this.#held === known) this.#held = this.#start();
    return (this.#held ?? this.#start()).token;
  }

  #start(): Held {
    // A refusal during the start is not an answer to the read: a page must not report its title as missing.
    const token = this.#begin().catch((cause: unknown): never => {
      throw new PlatformError('unavailable', 'the server could not sign in for its reads', { cause });
    });
    const held: Held = { token, startedAt: Date.now() };
    // A failed start must not be cached as the session.
    token.catch(() => {
      if (this.#held === held) this.#held = null;
    });
    return held;
  }
}

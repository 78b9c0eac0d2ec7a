import { LRUCache } from 'lru-cache';
import type { Session, SessionProfile } from './session';

/** As long as the longest unlock, 1 440 minutes. What is forgotten sooner is only asked anew. */
const KEPT_MS = 24 * 60 * 60_000;

const MAX_SESSIONS = 50_000;

/** Who watches, and what the PIN has opened for them. */
type Rights = Pick<Session, 'profile' | 'parental'>;

interface Known {
  /** With the newest token. */
  session: Session;
  until: number;
  recovering: Promise<Session> | null;
  proving: Promise<Rights> | null;
  /** Null: nobody has asked yet. */
  rights: Rights | null;
  /** It goes on under another name. */
  successor: Session | null;
  /** Somebody logged in or out: this session is over, though calls of it are still under way. */
  isOver: boolean;
}

/**
 * What this process knows of sessions by their names, while the sealed cookies travel between it and the tabs: the newest
 * token, a recovery that is under way, who watches and what is open to them, and what became of names that were given up.
 * Nothing here is a right that a restart would hand out: under a name that is new to the process nothing is open, and the
 * platform is asked who watches (quality S07).
 */
export class SharedSessions {
  readonly #known = new LRUCache<string, Known>({ max: MAX_SESSIONS });

  /** The session under this name with the newest token of all tabs, and the rights known here, whatever the cookie said. */
  newest(session: Session): Session {
    const known = this.#known.peek(session.id);
    const newest = known && known.session.tokenSetAt > session.tokenSetAt ? known.session : session;
    return { ...newest, parental: null, ...known?.rights };
  }

  /** What became of a session, under whatever name it goes on; null when it is over. */
  current(session: Session): Session | null {
    const known = this.#known.peek(session.id);
    if (known?.isOver) return null;
    return known?.successor ? this.current(known.successor) : this.newest(session);
  }

  /** One recovery at a time for all tabs; whoever comes meanwhile waits for it. */
  recover(session: Session, now: number, authenticate: () => Promise<Session>): Promise<Session> {
    const known = this.#remember(session, now);
    known.recovering ??= authenticate()
      .then((recovered) => {
        known.session = recovered;
        return recovered;
      })
      .finally(() => {
        known.recovering = null;
      });
    return known.recovering;
  }

  /** Whether the rights under this name are known here. A guest has none. */
  isProven(session: Session): boolean {
    return session.isGuest || Boolean(this.#known.peek(session.id)?.rights);
  }

  /** Asks who watches, once for all tabs. What a PIN opened before is locked again. */
  async prove(session: Session, now: number, ask: () => Promise<SessionProfile | null>): Promise<Session> {
    const known = this.#remember(session, now);
    known.proving ??= ask()
      .then((profile) => {
        known.rights ??= { profile, parental: null };
        return known.rights;
      })
      .finally(() => {
        known.proving = null;
      });
    const rights = await known.proving;
    return { ...this.newest(session), ...rights };
  }

  /** Who watches, and what is open, as it has just been settled with the platform. */
  settle(session: Session, now: number): void {
    const { profile, parental } = session;
    this.#remember(session, now).rights = { profile, parental };
  }

  /** It goes on under another name. Who comes with this one has not heard of it, or should not have it any more. */
  rename(session: Session, successor: Session, now: number): void {
    this.#remember(session, now).successor = successor;
    this.settle(successor, now);
  }

  /**
   * For whoever starts with a name that was given up, because the answer with the new one was lost: the session is theirs as
   * it goes on, but nothing that a PIN opened meanwhile, and who watches is asked anew. Null when it is over.
   */
  reissue(session: Session, now: number): Session | null {
    const current = this.current(session);
    if (!current || current.id === session.id) return current;
    this.#remember(current, now).rights = null;
    return this.newest(current);
  }

  end(session: Session, now: number): void {
    const known = this.#remember(session, now);
    if (known.successor) this.end(known.successor, now);
    else known.isOver = true;
  }

  /** Whether this name is good for nothing any more: it was given up, or somebody logged in or out. */
  isOver(session: Session): boolean {
    const known = this.#known.peek(session.id);
    return Boolean(known?.isOver || known?.successor);
  }

  #remember(session: Session, now: number): Known {
    const kept = this.#known.peek(session.id) ?? fresh(session);
    kept.until = now + KEPT_MS;
    this.#known.set(session.id, kept);
    // Reading does not move an entry (`peek`), so the entries that expire first stand first.
    for (const id of this.#known.rkeys()) {
      const until = this.#known.peek(id)?.until ?? 0;
      if (until > now) break;
      this.#known.delete(id);
    }
    return kept;
  }
}

function fresh(session: Session): Known {
  return {
    session,
    until: 0,
    recovering: null,
    proving: null,
    rights: null,
    successor: null,
    isOver: false,
  };
}

declare global {
  var taspaSharedSessions: SharedSessions | undefined;
}

globalThis.taspaSharedSessions ??= new SharedSessions();

/** One for the process: each route may be bundled with a copy of this module. */
export const sharedSessions = globalThis.taspaSharedSessions;

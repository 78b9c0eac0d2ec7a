import { LRUCache } from 'lru-cache';
import type { Session, SessionProfile } from './session';

/** The longest unlock, 1 440 minutes. After that the rights are read again. */
const RIGHTS_LIFE_MS = 24 * 60 * 60_000;

/**
 * A child's profile is read again after this time: its parents may have changed its level or role on another device, and
 * the level decides which pages it gets (decisions/0008).
 */
const CHILD_RIGHTS_MS = 60_000;

const MAX_SESSIONS = 50_000;

/** The active profile, and its unlocks. */
type Rights = Pick<Session, 'profile' | 'parental'>;

interface Known {
  /** With the newest token. */
  session: Session;
  until: number;
  recovering: Promise<Session> | null;
  proving: Promise<Rights> | null;
  /** Null: not read yet. */
  rights: Rights | null;
  /** When they were read or set. */
  rightsAt: number;
  /** The session with the next id. */
  successor: Session | null;
  /** After a login or logout: this session has ended, although calls of it may still run. */
  isOver: boolean;
}

/**
 * The data of sessions in this process by their ids, shared by the tabs of a browser: the newest token, a
 * running recovery, the active profile with its unlocks, and replaced ids. A restart grants no rights: an id
 * that is new to the process has no unlocks, and the profile is read from the platform (quality S07).
 */
export class SharedSessions {
  readonly #known = new LRUCache<string, Known>({ max: MAX_SESSIONS });

  /**
   * The session of this id with the newest token of all tabs, and the rights known here, whatever the cookie
   * contains.
   */
  newest(session: Session): Session {
    const known = this.#known.peek(session.id);
    const newest = known && known.session.tokenSetAt > session.tokenSetAt ? known.session : session;
    return { ...newest, parental: null, ...known?.rights };
  }

  /** The session with its current id; null when it has ended. */
  current(session: Session): Session | null {
    const known = this.#known.peek(session.id);
    if (known?.isOver) return null;
    return known?.successor ? this.current(known.successor) : this.newest(session);
  }

  /** One recovery at a time for all tabs; parallel calls wait for it. */
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

  /** Whether the rights of this id are known here. A guest has none. */
  isProven(session: Session, now: number): boolean {
    if (session.isGuest) return true;
    const { rights = null, rightsAt = 0 } = this.#known.peek(session.id) ?? {};
    if (!rights) return false;
    return rights.profile?.role !== 'child' || now - rightsAt < CHILD_RIGHTS_MS;
  }

  /** Reads the active profile once for all tabs. Earlier unlocks end. */
  async prove(session: Session, now: number, ask: () => Promise<SessionProfile | null>): Promise<Session> {
    const known = this.#remember(session, now);
    const before = known.rights;
    known.proving ??= ask()
      .then((profile) => {
        // A switch that ended meanwhile is newer than this answer.
        const rights = known.rights === before || !known.rights ? { profile, parental: null } : known.rights;
        known.rights = rights;
        known.rightsAt = now;
        return rights;
      })
      .finally(() => {
        known.proving = null;
      });
    const rights = await known.proving;
    return { ...this.newest(session), ...rights };
  }

  /** Sets the active profile and its unlocks after a call of the platform. */
  settle(session: Session, now: number): void {
    const { profile, parental } = session;
    const known = this.#remember(session, now);
    known.rights = { profile, parental };
    known.rightsAt = now;
  }

  /**
   * Replaces the id. A browser with the old one missed the change, or should not have the session any more.
   */
  rename(session: Session, successor: Session, now: number): void {
    this.#remember(session, now).successor = successor;
    this.settle(successor, now);
  }

  /**
   * For a start with a replaced id whose response with the new id was lost: returns the session with its
   * current id, without unlocks, and the profile is read again. Null when it has ended.
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

  /** Whether this id is not valid any more: it was replaced, or the viewer logged in or out. */
  isOver(session: Session): boolean {
    const known = this.#known.peek(session.id);
    return Boolean(known?.isOver || known?.successor);
  }

  #remember(session: Session, now: number): Known {
    const entry = this.#known.peek(session.id) ?? fresh(session);
    entry.until = now + RIGHTS_LIFE_MS;
    this.#known.set(session.id, entry);
    // Reading does not move an entry (`peek`), so the entries that expire first come first.
    for (const id of this.#known.rkeys()) {
      const until = this.#known.peek(id)?.until ?? 0;
      if (until > now) break;
      this.#known.delete(id);
    }
    return entry;
  }
}

function fresh(session: Session): Known {
  return {
    session,
    until: 0,
    recovering: null,
    proving: null,
    rights: null,
    rightsAt: 0,
    successor: null,
    isOver: false,
  };
}

declare global {
  var taspaSharedSessions: SharedSessions | undefined;
}

globalThis.taspaSharedSessions ??= new SharedSessions();

/** One for the process, because each route may have a bundled copy of this module. */
export const sharedSessions = globalThis.taspaSharedSessions;

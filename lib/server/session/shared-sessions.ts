import { LRUCache } from 'lru-cache';
import { sharedState } from '@/lib/shared/shared-state';
import type { Session, SessionProfile } from './session-data';

/** The longest unlock, 1 440 minutes. After that the rights are read again. */
const RIGHTS_LIFE_MS = 24 * 60 * 60_000;

/**
 * A child's profile is read again after this time: its parents may have changed its level or role on another device, and
 * the level decides which pages it gets (decisions/0008).
 */
const CHILD_RIGHTS_MS = 60_000;

const MAX_SESSIONS = 50_000;

/** The kind of the records that all instances share. */
const RECORD = 'session';
/** The number of ended sessions that are shared in parallel when Redis is available again. */
const SENT_AT_ONCE = 500;

/** The active profile, and its unlocks. */
type Rights = Pick<Session, 'profile' | 'parental'>;

/** The data of a session that all instances share; each field is written separately. */
interface Shared {
  /** With the newest token. */
  session?: Session;
  rights?: { known: Rights | null; at: number };
  successor?: Session;
  isOver?: true;
}

/** By value, because what another instance has shared is read into new objects. */
const isEqual = (one: Rights | null, other: Rights | null) => JSON.stringify(one) === JSON.stringify(other);

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
  /** What could not be shared yet. */
  unsaved: Shared | null;
}

/**
 * The data of sessions by their ids, shared by the tabs of a browser: the newest token, a
 * running recovery, the active profile with its unlocks, and replaced ids. They are in the memory of this process, and of all
 * instances where they share state. A restart grants no rights: an id
 * that is unknown has no unlocks, and the profile is read from the platform (quality S07).
 */
export class SharedSessions {
  readonly #known = new LRUCache<string, Known>({ max: MAX_SESSIONS });

  /**
   * Loads what other instances have stored about this session. Call it before you use the other methods of this class.
   */
  async load(session: Session, now: number): Promise<void> {
    const state = sharedState();
    if (!state) return;
    const before = this.#known.peek(session.id);
    if (before?.unsaved) await this.#share(before, {});
    const shared = (await state.records.read(RECORD, session.id)) as Shared | null;
    if (!shared || Object.keys(shared).length === 0) return;
    const known = this.#known.peek(session.id) ?? this.#remember(session, now);
    adopt(known, shared);
    if (shared.successor) await this.load(shared.successor, now);
  }

  /** Redis is there again: ends that were made here must not be lost with it. */
  async resendEnds(): Promise<void> {
    const ended = [...this.#known.values()].filter(
      ({ isOver, successor, unsaved }) => isOver || successor || unsaved,
    );
    for (let from = 0; from < ended.length; from += SENT_AT_ONCE) {
      const some = ended.slice(from, from + SENT_AT_ONCE);
      await Promise.all(some.map((known) => this.#share(known, endOf(known))));
      if (some.some(({ unsaved }) => unsaved)) return;
    }
  }

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

  /**
   * One recovery at a time for all tabs; parallel calls wait for it. The active profile comes with the token: another device
   * may have changed its role, or replaced it, and then its unlocks end.
   */
  recover(session: Session, now: number, authenticate: () => Promise<Session>): Promise<Session> {
    const known = this.#remember(session, now);
    // Of all instances one calls the platform.
    const flight = `recover ${session.id} ${session.tokenSetAt}`;
    const recovering = () => sharedState()?.sealedSingleFlight(flight, authenticate) ?? authenticate();
    const before = known.rights;
    known.recovering ??= recovering()
      .then(async (recovered) => {
        known.session = recovered;
        await this.#share(known, { session: recovered });
        const { profile } = recovered;
        const isSame = profile?.id === before?.profile?.id && profile?.role === before?.profile?.role;
        // Rights that were read or set meanwhile are newer than this answer.
        if (before && isEqual(known.rights, before) && !isSame)
          await this.#setRights(known, { profile, parental: null }, now);
        return this.newest(recovered);
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
      .then(async (profile) => {
        // A switch that ended meanwhile is newer than this answer.
        const rights =
          !known.rights || isEqual(known.rights, before) ? { profile, parental: null } : known.rights;
        await this.#setRights(known, rights, now);
        return rights;
      })
      .finally(() => {
        known.proving = null;
      });
    const rights = await known.proving;
    return { ...this.newest(session), ...rights };
  }

  /** Sets the active profile and its unlocks after a call of the platform. */
  async settle(session: Session, now: number): Promise<void> {
    const { profile, parental } = session;
    await this.#setRights(this.#remember(session, now), { profile, parental }, now);
  }

  /**
   * Replaces the id. A browser with the old one missed the change, or should not have the session any more.
   */
  async rename(session: Session, successor: Session, now: number): Promise<void> {
    const known = this.#remember(session, now);
    known.successor = successor;
    await Promise.all([this.#share(known, endOf(known)), this.settle(successor, now)]);
  }

  /**
   * For a start with a replaced id whose response with the new id was lost: returns the session with its
   * current id, without unlocks, and the profile is read again. Null when it has ended.
   */
  async reissue(session: Session, now: number): Promise<Session | null> {
    const current = this.current(session);
    if (!current || current.id === session.id) return current;
    await this.#setRights(this.#remember(current, now), null, now);
    return this.newest(current);
  }

  async end(session: Session, now: number): Promise<void> {
    const known = this.#remember(session, now);
    if (known.successor) return this.end(known.successor, now);
    known.isOver = true;
    await this.#share(known, endOf(known));
  }

  /** Whether this id is not valid any more: it was replaced, or the viewer logged in or out. */
  isOver(session: Session): boolean {
    const known = this.#known.peek(session.id);
    return Boolean(known?.isOver || known?.successor);
  }

  async #setRights(known: Known, rights: Rights | null, now: number): Promise<void> {
    known.rights = rights;
    known.rightsAt = now;
    await this.#share(known, { rights: { known: rights, at: now } });
  }

  /** Shares these facts, and those that could not be shared before. */
  async #share(known: Known, facts: Shared): Promise<void> {
    const state = sharedState();
    if (!state) return;
    const sent = { ...known.unsaved, ...facts };
    known.unsaved = sent;
    const isSaved = await state.records.write(RECORD, known.session.id, { ...sent }, RIGHTS_LIFE_MS / 1_000);
    if (isSaved && known.unsaved === sent) known.unsaved = null;
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
    unsaved: null,
  };
}

function adopt(known: Known, { session, rights, successor, isOver }: Shared): void {
  if (session && session.tokenSetAt > known.session.tokenSetAt) known.session = session;
  if (rights) {
    known.rights = rights.known;
    known.rightsAt = rights.at;
  }
  if (successor) known.successor = successor;
  if (isOver) known.isOver = true;
}

/** A successor without its unlocks: those are in its own record. */
function endOf({ isOver, successor }: Known): Shared {
  return {
    ...(successor ? { successor: { ...successor, parental: null } } : {}),
    ...(isOver ? { isOver: true } : {}),
  };
}

declare global {
  var taspaSharedSessions: SharedSessions | undefined;
}

globalThis.taspaSharedSessions ??= new SharedSessions();

/** One for the process, because each route may have a bundled copy of this module. */
export const sharedSessions = globalThis.taspaSharedSessions;

import type { Session } from './session';

/** As long as a call and its answer may be under way, and as long as a token counts as recent (spec 1 §4). */
const KEPT_MS = 10 * 60_000;

const MAX_SESSIONS = 20_000;

interface Known {
  session: Session;
  until: number;
  recovering: Promise<Session> | null;
  /** Somebody logged in or out: this session is over, though calls of it are still under way. */
  isOver: boolean;
}

/**
 * What the tabs of one browser share while the sealed cookie is on its way between them: the newest token, a recovery
 * that is under way, and that a session is over. Lost at a restart, and each process has its own: then a tab recovers
 * by itself, which is one call more.
 */
export class SharedSessions {
  readonly #known = new Map<string, Known>();

  /** The session with the newest token of all tabs. */
  newest(session: Session): Session {
    const known = this.#known.get(session.id)?.session;
    return known && known.tokenSetAt > session.tokenSetAt ? known : session;
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

  end(session: Session, now: number): void {
    this.#remember(session, now).isOver = true;
  }

  isOver(session: Session): boolean {
    return this.#known.get(session.id)?.isOver ?? false;
  }

  #remember(session: Session, now: number): Known {
    const known = this.#known.get(session.id);
    const kept = known ?? { session, until: 0, recovering: null, isOver: false };
    kept.until = now + KEPT_MS;
    // Those touched last stand last, so the eldest stand first.
    this.#known.delete(session.id);
    this.#known.set(session.id, kept);
    for (const [id, { until }] of this.#known) {
      if (until > now && this.#known.size <= MAX_SESSIONS) break;
      this.#known.delete(id);
    }
    return kept;
  }
}

declare global {
  var taspaSharedSessions: SharedSessions | undefined;
}

globalThis.taspaSharedSessions ??= new SharedSessions();

/** One for the process: each route may be bundled with a copy of this module. */
export const sharedSessions = globalThis.taspaSharedSessions;

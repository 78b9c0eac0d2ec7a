import 'server-only';
import { authenticateDevice, removeDevice } from '@/lib/platform/devices';
import { isUnauthenticated, PlatformError } from '@/lib/platform/errors';
import { createGuest } from '@/lib/platform/guest';
import { getNetwork } from '@/lib/platform/network';
import { withToken } from '@/lib/platform/token';
import type { Target } from '@/lib/platform/transport';
import { describeDevice } from '@/lib/session/device';
import { drive } from '@/lib/session/drive';
import { type Effect, type Event, NOBODY, type State, type Stop } from '@/lib/session/machine';
import { endSession, heldOf, newSession, type Session, writeSession } from '@/lib/session/session';
import { sharedSessions } from '@/lib/session/shared';
import { viewerTarget } from './viewer';

/** What a viewer without a session is told; the browser starts one and asks again (`lib/platform/browser.ts`). */
export function sessionRequired(cause?: unknown): PlatformError {
  return new PlatformError('refused', 'session_required', { status: 401, code: 'session_required', cause });
}

/** Does what the session machine asks for, within one request: calls to the platform, and the sealed cookie. */
export class SessionEdge {
  session: Session | null;
  readonly #target: Target;
  readonly #userAgent: string;
  readonly #ask: ((asViewer: Target) => Promise<void>) | undefined;
  #failure: unknown = null;
  /** What becomes of the cookie, once everything is done: who logs in or out meanwhile goes first. */
  #cookie: 'keep' | 'write' | 'remove' = 'keep';

  constructor(request: Request, session: Session | null, ask?: (asViewer: Target) => Promise<void>) {
    this.session = session && sharedSessions.newest(session);
    this.#target = viewerTarget(request);
    this.#userAgent = request.headers.get('user-agent') ?? '';
    this.#ask = ask;
  }

  /** @throws PlatformError when it ends at a screen that says what to do */
  async run(event: Event): Promise<void> {
    const from: State = this.session ? { at: 'ready', held: heldOf(this.session) } : NOBODY;
    const state = await drive(from, event, (effect, next) => this.#perform(effect, next));
    await this.#settleCookie();
    if (state.at === 'stopped') throw this.#stopped(state.why);
    if (this.#failure) throw this.#failure;
  }

  async #perform(effect: Effect, state: State): Promise<Event | null> {
    if (effect === 'createGuest') return this.#tryForToken(() => this.#createGuest());
    const session = this.session;
    if (!session) throw new Error(`"${effect}" needs a session`);
    switch (effect) {
      case 'ask':
        return this.#askAs(session);
      case 'authenticate':
        return this.#tryForToken(() => this.#authenticate(session));
      case 'adopt':
        this.session = sharedSessions.newest(session);
        return null;
      case 'save':
        this.session = 'held' in state && state.held ? { ...session, ...tokenFacts(state.held) } : session;
        this.#cookie = 'write';
        return null;
      case 'clear':
        this.#cookie = sharedSessions.isOver(session) ? 'keep' : 'remove';
        sharedSessions.end(session, Date.now());
        return null;
      case 'removeDevice':
        // Whoever leaves is let go even when the platform does not answer.
        await removeDevice(withToken(this.#target, session.token), session.deviceId).catch(ignoreFailure);
        return null;
      case 'returnToGuest':
        return this.#tryForToken(() => this.#returnToGuest(session));
    }
  }

  async #settleCookie(): Promise<void> {
    const { session } = this;
    if (this.#cookie === 'remove') return endSession();
    if (this.#cookie === 'write' && session)
      await writeSession(session, () => !sharedSessions.isOver(session));
  }

  async #askAs(session: Session): Promise<Event> {
    this.#failure = null;
    try {
      await this.#ask?.(withToken(this.#target, session.token));
      return { type: 'answered' };
    } catch (error) {
      this.#failure = error;
      if (!(error instanceof PlatformError)) throw error;
      if (!isUnauthenticated(error)) return { type: error.kind === 'refused' ? 'answered' : 'lost' };
      return { type: 'refused', now: Date.now(), newest: sharedSessions.newest(session).tokenSetAt };
    }
  }

  async #tryForToken(make: () => Promise<Session>): Promise<Event> {
    try {
      this.session = await make();
      this.#failure = null;
      return { type: 'token', now: this.session.tokenSetAt };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      this.#failure = error;
      // A garbled answer has a good status, and no token either.
      const status = error.kind === 'refused' ? error.status : 0;
      return {
        type: 'noToken',
        status,
        areGuestsAllowed: status !== 403 || (await this.#areGuestsAllowed()),
      };
    }
  }

  #authenticate(session: Session): Promise<Session> {
    return sharedSessions.recover(session, Date.now(), async () => {
      const token = await authenticateDevice(this.#target, session.deviceId);
      const now = Date.now();
      return { ...session, token, tokenSetAt: now, recoveredAt: now, hasTokenError: false };
    });
  }

  async #createGuest(): Promise<Session> {
    const guest = await createGuest(this.#target, describeDevice(this.#userAgent));
    return newSession({ ...guest, isGuest: true }, Date.now());
  }

  async #returnToGuest({ guestBefore }: Session): Promise<Session> {
    if (!guestBefore) throw sessionRequired();
    const token = await authenticateDevice(this.#target, guestBefore.deviceId);
    return newSession({ ...guestBefore, token, isGuest: true }, Date.now());
  }

  /** Spec 1 §4: a network without guests forces a login, which is another thing than a region that is closed. */
  async #areGuestsAllowed(): Promise<boolean> {
    const network = await getNetwork(this.#target).catch(ignoreFailure);
    return network?.isGuestAllowed ?? true;
  }

  #stopped(why: Stop): PlatformError {
    const cause = this.#failure;
    const known = cause instanceof PlatformError ? cause : null;
    switch (why) {
      case 'ended':
        return sessionRequired(cause);
      case 'login':
        return new PlatformError('refused', why, { status: 401, code: 'login_required', cause });
      case 'region':
        return new PlatformError('refused', known?.message ?? why, {
          status: 403,
          code: 'region_not_served',
          cause,
        });
      case 'refused':
      case 'offline':
        return new PlatformError('unavailable', 'the session could not be renewed', { cause });
    }
  }
}

function tokenFacts({ tokenSetAt, hasTokenError, recoveredAt }: ReturnType<typeof heldOf>) {
  return { tokenSetAt, hasTokenError, recoveredAt };
}

function ignoreFailure(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}

import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { authenticateDevice, removeDevice } from '@/lib/platform/sign-in/devices';
import { getNetwork, type Network } from '@/lib/platform/sign-in/network';
import { withToken } from '@/lib/platform/sign-in/token';
import { NOBODY } from '@/lib/rules/session/machine';
import { runMachine } from '@/lib/rules/session/run-machine';
import type { Effect, Event, State } from '@/lib/rules/session/states';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import {
  endSession,
  newSession,
  type Session,
  tokenStateOf,
  writeSession,
} from '@/lib/server/session/session';
import { sessionProfileOf } from '@/lib/server/session/session-data';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { isUnauthenticated, PlatformError } from '@/lib/shared/platform-error';
import { createGuestSession, enterByLine, originOf } from './guest-session';
import { readActiveProfile } from './session-profile';
import { sessionRequired, stoppedBy } from './stopped';

/**
 * Executes the effects of the session machine within one request: calls to the platform, and the sealed
 * cookie.
 */
export class SessionEdge {
  session: Session | null;
  /** The network answer, when a start has read it. */
  network: Network | null = null;
  /** The operator did not recognise the line (spec 1 §8 "Auto-auth failure"). */
  isLineUnknown = false;
  readonly #request: Request;
  readonly #target: Target;
  readonly #ask: ((asViewer: Target) => Promise<void>) | undefined;
  #failure: unknown = null;
  /** What happens to the cookie at the end; a login or logout in the meantime has priority. */
  #cookie: 'keep' | 'write' | 'remove' = 'keep';

  constructor(request: Request, session: Session | null, ask?: (asViewer: Target) => Promise<void>) {
    this.session = session && sharedSessions.newest(session);
    this.#request = request;
    this.#target = viewerTarget(request);
    this.#ask = ask;
  }

  /** @throws PlatformError when the session ends at a screen that shows the next step */
  async run(event: Event): Promise<void> {
    const viewer = this.session && !this.session.isGuest ? 'user' : 'guest';
    const from: State = this.session ? { at: 'ready', tokenState: tokenStateOf(this.session) } : NOBODY;
    const state = await runMachine(from, event, (effect, next) => this.#perform(effect, next));
    await this.#settleCookie();
    if (state.at === 'stopped') throw stoppedBy(state.why, viewer, this.#failure);
    if (this.#failure) throw this.#failure;
  }

  async #perform(effect: Effect, state: State): Promise<Event | null> {
    switch (effect) {
      case 'askNetwork':
        return this.#askNetwork();
      case 'autoAuth':
        return this.#tryLine();
      case 'createGuest':
        return this.#tryForToken(() => createGuestSession(this.#request, this.#target));
    }
    const session = this.session;
    if (!session) throw new Error(`"${effect}" needs a session`);
    switch (effect) {
      case 'ask':
        return this.#askAs(session, 'call' in state && state.call === 'usual');
      case 'authenticate':
        return this.#tryForToken(() => this.#authenticate(session));
      case 'adopt':
        this.session = sharedSessions.newest(session);
        return null;
      case 'save':
        this.session =
          'tokenState' in state && state.tokenState
            ? { ...session, ...tokenFacts(state.tokenState) }
            : session;
        this.#cookie = 'write';
        return null;
      case 'clear':
        // Where the return to the guest fails, this session is cleared a second time, and is over by the first.
        if (this.#cookie !== 'remove') this.#cookie = sharedSessions.isOver(session) ? 'keep' : 'remove';
        await sharedSessions.end(session, Date.now());
        return null;
      case 'removeDevice':
        // A logout ends the session even when the platform does not answer.
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

  async #askAs(session: Session, needsRights: boolean): Promise<Event> {
    this.#failure = null;
    try {
      const target = withToken(this.#target, session.token);
      if (needsRights && !sharedSessions.isProven(session, Date.now())) await this.#prove(session, target);
      await this.#ask?.(target);
      return { type: 'answered' };
    } catch (error) {
      this.#failure = error;
      if (!(error instanceof PlatformError)) throw error;
      if (!isUnauthenticated(error)) return { type: error.kind === 'refused' ? 'answered' : 'lost' };
      await sharedSessions.load(session, Date.now());
      return { type: 'refused', now: Date.now(), newest: sharedSessions.newest(session).tokenSetAt };
    }
  }

  /** The session id is new to this process: the active profile may have changed (quality S07). */
  async #prove(session: Session, target: Target): Promise<void> {
    this.session = await sharedSessions.prove(session, Date.now(), () => readActiveProfile(target));
    this.#cookie = 'write';
  }

  async #askNetwork(): Promise<Event> {
    try {
      const { provider } = await originOf(this.#request);
      this.network = await getNetwork(this.#target, provider);
      const { hasProvider, isGuestAllowed, autoAuth } = this.network;
      return { type: 'network', hasProvider, isGuestAllowed, hasAutoAuth: autoAuth !== null };
    } catch (error) {
      return { type: 'noNetwork', status: this.#statusOf(error) };
    }
  }

  async #tryLine(): Promise<Event> {
    const { network } = this;
    if (!network) throw new Error('auto-auth needs the network answer');
    const event = await this.#tryForToken(() => enterByLine(this.#request, this.#target, network));
    this.isLineUnknown = event.type === 'noToken';
    return event;
  }

  async #tryForToken(make: () => Promise<Session>): Promise<Event> {
    try {
      this.session = await make();
      this.#failure = null;
      return { type: 'token', now: this.session.tokenSetAt };
    } catch (error) {
      const status = this.#statusOf(error);
      const code = error instanceof PlatformError ? error.code : null;
      const areGuestsAllowed = status !== 403 || (await this.#areGuestsAllowed());
      return { type: 'noToken', status, code, areGuestsAllowed };
    }
  }

  /**
   * Stores the cause and returns its status; 0 for an unreadable answer, because its HTTP status may be 200.
   */
  #statusOf(error: unknown): number {
    if (!(error instanceof PlatformError)) throw error;
    this.#failure = error;
    return error.kind === 'refused' ? error.status : 0;
  }

  #authenticate(session: Session): Promise<Session> {
    return sharedSessions.recover(session, Date.now(), async () => {
      const { token, profile: active } = await authenticateDevice(this.#target, session.deviceId);
      const now = Date.now();
      const { profile } = sharedSessions.newest(session);
      const named = active && !session.isGuest ? sessionProfileOf(active) : profile;
      return { ...session, profile: named, token, tokenSetAt: now, recoveredAt: now, hasTokenError: false };
    });
  }

  async #returnToGuest({ guestBefore, serial, site }: Session): Promise<Session> {
    if (!guestBefore) throw sessionRequired();
    const { token } = await authenticateDevice(this.#target, guestBefore.deviceId);
    return newSession({ ...guestBefore, token, isGuest: true, serial, site }, Date.now());
  }

  /** Spec 1 §4: a network without guests forces a login, which is different from a closed region. */
  async #areGuestsAllowed(): Promise<boolean> {
    if (this.network) return this.network.isGuestAllowed;
    const { provider } = await originOf(this.#request);
    const network = await getNetwork(this.#target, provider).catch(ignoreFailure);
    return network?.isGuestAllowed ?? true;
  }
}

function tokenFacts({ tokenSetAt, hasTokenError, recoveredAt }: ReturnType<typeof tokenStateOf>) {
  return { tokenSetAt, hasTokenError, recoveredAt };
}

function ignoreFailure(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}

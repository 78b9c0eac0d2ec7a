import 'server-only';
import { TOKEN_LIFE_MS } from '@/lib/session/constants';
import { platformBase } from './base';
import { createGuest } from './guest';

interface ServiceSession {
  token: Promise<string>;
  startedAt: number;
}

let current: ServiceSession | null = null;

/** The server's own guest, for platforms whose public reads want a token. One creation at a time. */
export function serviceToken(options: { renew?: boolean } = {}): Promise<string> {
  const isStale = current !== null && Date.now() - current.startedAt > TOKEN_LIFE_MS;
  if (current === null || isStale || options.renew) current = start();
  return current.token;
}

function start(): ServiceSession {
  const token = createGuest(
    { base: platformBase(), headers: {}, init: { cache: 'no-store' } },
    { device_type: 'pc', vendor: 'Taspa', model: 'web server', os_name: 'server', os_version: '' },
  ).then((guest) => guest.token);
  const session: ServiceSession = { token, startedAt: Date.now() };
  // A failed start must not be remembered as the session.
  token.catch(() => {
    if (current === session) current = null;
  });
  return session;
}

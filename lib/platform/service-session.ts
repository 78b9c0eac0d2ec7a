import 'server-only';
import { TOKEN_LIFE_MS } from '@/lib/session/constants';
import { platformBase } from './base';
import { createGuest } from './guest';

interface ServiceSession {
  token: Promise<string>;
  startedAt: number;
}

let current: ServiceSession | null = null;

/**
 * The server's own guest, for platforms whose public reads want a token. A refused token is given back, and only the
 * first to give it back starts anew: one creation at a time.
 */
export async function serviceToken(refused?: string): Promise<string> {
  const known = current;
  const isStale = known !== null && Date.now() - known.startedAt > TOKEN_LIFE_MS;
  const isRefused = known !== null && refused !== undefined && (await known.token) === refused;
  if ((known === null || isStale || isRefused) && current === known) current = start();
  return (current ?? start()).token;
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

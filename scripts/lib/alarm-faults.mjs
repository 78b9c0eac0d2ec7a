import { setTimeout as pause } from 'node:timers/promises';

/** The fault that triggers each alarm of deploy/prometheus/alerts.yaml, and how it ends (docs/RUNBOOK.md). */

/**
 * @typedef {object} Stack
 * @property {string} siteUrl
 * @property {string} platformUrl
 * @property {(name: string, signal: NodeJS.Signals) => void} signal sends a signal to a program
 * @property {{pause: () => void, resume: () => void}} redis
 * @property {{sql: (text: string) => Promise<void>, stop: () => Promise<void>}} database
 * @typedef {{cause: string, begin: (stack: Stack) => Promise<unknown>, again?: (stack: Stack) => Promise<unknown>, end?: (stack: Stack) => Promise<unknown>}} Fault
 *   `again` is repeated until the alarm fires
 */

const PARALLEL = 60;

/** @param {Stack} stack @param {object} order */
const orderFault = ({ platformUrl }, order) =>
  fetch(`${platformUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });

/** @param {Stack} stack */
const heal = ({ platformUrl }) => fetch(`${platformUrl}/sandbox/faults`, { method: 'DELETE' });

const get = (address) => fetch(address).then((answer) => answer.arrayBuffer());

/** A text that nobody has searched for yet, so that no answer is stored. */
const search = ({ siteUrl }) => get(`${siteUrl}/api/search/suggest?lang=ru&text=${crypto.randomUUID()}`);

/** @param {Stack} stack @param {string} path @param {{body?: object, token?: string}} [options] */
async function callPlatform({ platformUrl }, path, { body, token } = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Token ${token}` } : {}),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(`${platformUrl}/v2${path}`, init)).json();
}

/** A payment that its payer declines on the page of the bank. @param {Stack} stack */
async function declinedPayment(stack) {
  const [login, password] = [crypto.randomUUID(), 'right-password'];
  await callPlatform(stack, '/users', { body: { username: login, password } });
  const { access_token: token } = await callPlatform(stack, '/auth/login', { body: { login, password } });
  const [{ id }] = await callPlatform(stack, '/users/self/accounts', { token });
  const payment = await callPlatform(stack, `/users/self/accounts/${id}/payforms/short_url`, {
    token,
    body: { amount: 500 },
  });
  await fetch(payment.full_url, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'decline' }),
    redirect: 'manual',
  });
}

/** A player that was still for a third of the time. @param {Stack} stack */
function stalledPlayback({ siteUrl }) {
  const quality = { watched: 60, firstFrame: 9_000, stalls: 8, stalled: 20_000, height: 360, errors: 0 };
  const events = [{ type: 'playbackQuality', at: Date.now(), startType: 'live', ...quality }];
  return fetch(`${siteUrl}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ visit: crypto.randomUUID(), events }),
  });
}

/** @type {Record<string, Fault>} */
export const faults = {
  PlaybackStalls: {
    cause: 'players report pictures that stood still',
    begin: stalledPlayback,
    again: stalledPlayback,
  },
  StreamStartsFail: {
    cause: 'the sandbox answers 500 to every call for a stream',
    begin: (stack) => orderFault(stack, { match: 'GET /v2/channels/*/stream*', status: 500 }),
    again: ({ platformUrl }) => get(`${platformUrl}/v2/channels/1/stream`),
    end: heal,
  },
  PaymentsFail: {
    cause: 'six payers decline on the page of the bank',
    begin: (stack) => Promise.all(Array.from({ length: 6 }, () => declinedPayment(stack))),
  },
  WebErrors: {
    cause: 'the sandbox answers 500 to every call of the web app',
    begin: (stack) => orderFault(stack, { match: '* /v2/*', status: 500 }),
    again: search,
    end: heal,
  },
  PlatformErrors: {
    cause: 'the sandbox answers 500 to every call',
    begin: (stack) => orderFault(stack, { match: '* /v2/*', status: 500 }),
    again: ({ platformUrl }) => get(`${platformUrl}/v2/platform/configuration`),
    end: heal,
  },
  WebSlow: {
    cause: 'the sandbox delays every call by two seconds',
    begin: (stack) => orderFault(stack, { match: '* /v2/*', delayMs: 2_000 }),
    again: search,
    end: heal,
  },
  WorkWaits: {
    cause: `${PARALLEL} searches at once, while the sandbox delays every call by four seconds`,
    begin: async (stack) => {
      await orderFault(stack, { match: '* /v2/*', delayMs: 4_000 });
      for (let count = 0; count < PARALLEL; count += 1)
        get(`${stack.siteUrl}/search?q=${crypto.randomUUID()}`).catch(() => {});
    },
    end: heal,
  },
  EventLoopHeld: {
    cause: 'the web app is held (SIGSTOP) for half of each second',
    begin: async () => {},
    again: async ({ signal }) => {
      signal('The web app', 'SIGSTOP');
      await pause(500);
      signal('The web app', 'SIGCONT');
    },
  },
  RedisLost: {
    cause: 'Redis is held (SIGSTOP)',
    begin: async ({ redis }) => redis.pause(),
    end: async ({ redis }) => redis.resume(),
  },
  RenewalsFail: {
    cause: 'the table of subscriptions is gone',
    begin: ({ database }) => database.sql('alter table subscriptions rename to subscriptions_away'),
    end: ({ database }) => database.sql('alter table subscriptions_away rename to subscriptions'),
  },
  DatabaseLost: {
    cause: 'PostgreSQL is stopped',
    begin: ({ database }) => database.stop(),
  },
  ProgramDown: {
    cause: 'the platform is killed (SIGKILL)',
    begin: async ({ signal }) => signal('The platform', 'SIGKILL'),
  },
};

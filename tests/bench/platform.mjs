import { createDatabase, startPostgres } from '../../scripts/lib/postgres.mjs';
import { Advice, command } from '../../scripts/lib/say.mjs';
import { measureLoad } from './lib/load.mjs';
import { median } from './lib/median.mjs';
import { withPlatform } from './lib/with-stack.mjs';

/**
 * Requests a second of the platform, compared in each round with the same server sending a JSON text of the same length
 * (docs/PLATFORM.md), on a PostgreSQL of its own, as a provider has it; with `--embedded` on PGlite, where the bars are not met.
 */

const CONNECTIONS = 50;
/** Rounds in turns: the speed of a machine that is shared changes within seconds. */
const ROUNDS = 7;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 2;
const RATIO_BAR = 0.5;
/** Reads of one viewer ask the database each time. */
const PERSONAL_BAR = 0.3;
const FAVOURITES = 8;
const P95_BAR_MS = 50;
const ROW = 'novinki-641048475342005896';

/** @param {string} base @param {string} path @param {object} [body] */
async function call(base, path, body, method = body ? 'POST' : 'GET') {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** A device token of a new user, which may stream. @param {string} base */
async function deviceToken(base) {
  const [username, password] = [crypto.randomUUID(), crypto.randomUUID().slice(0, 32)];
  await call(base, '/v2/users', { username, password });
  const user = await call(base, '/v2/auth/login', { login: username, password });
  const device = await call(base, `/v2/users/self/devices?access_token=${user.access_token}`, {
    device_type: 'pc',
  });
  return (await call(base, '/v2/auth/device', { device_id: device.id })).access_token;
}

/** @param {string} base */
async function loads(base) {
  const row = await call(base, `/v2/rows/${ROW}?limit=24`);
  const [film] = row.contents;
  const token = await deviceToken(base);
  const free = (await call(base, '/v2/channels/free_list'))[0];
  const asViewer = (path) => `${path}?access_token=${token}`;
  // A viewer with some favourites.
  for (const { id } of row.contents.slice(0, FAVOURITES))
    await call(base, asViewer('/v2/users/self/favorites'), { content_id: id });
  const at = (path) => `${base}/v2/${path}`;
  return [
    {
      name: 'channel_list',
      bar: RATIO_BAR,
      addresses: [at('channels/channel_list?includes=current_schedules')],
    },
    { name: 'rows', bar: RATIO_BAR, addresses: [at(`rows/${ROW}?limit=24`)] },
    {
      name: 'content page set',
      bar: RATIO_BAR,
      addresses: ['', '/similar', '/episodes', '/sources'].map((part) => at(`contents/${film.id}${part}`)),
    },
    {
      name: 'stream',
      bar: RATIO_BAR,
      addresses: [at(`channels/${free.id}/stream?access_token=${token}`)],
    },
    ...[
      ['favourites', '/v2/users/self/favorites'],
      ['history', '/v2/users/self/history'],
      ['metadata', `/v2/users/self/content_metadata/${film.id}`],
    ].map(([name, path]) => ({ name, bar: PERSONAL_BAR, addresses: [base + asViewer(path)] })),
  ];
}

async function measure(base) {
  const failed = [];
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s each`);
  console.log('call               bytes    req/s   p95 ms   static req/s   ratio   of all rounds');
  for (const { name, bar, addresses } of await loads(base)) {
    const load = { addresses, connections: CONNECTIONS };
    const { bytes } = await measureLoad({ ...load, seconds: WARM_UP_SECONDS });
    const still = { ...load, addresses: [`${base}/sandbox/static.json?bytes=${bytes}`] };
    await measureLoad({ ...still, seconds: WARM_UP_SECONDS });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await measureLoad({ ...load, seconds: SECONDS });
      const fixed = await measureLoad({ ...still, seconds: SECONDS });
      rounds.push({
        api: api.perSecond,
        p95: api.p95,
        fixed: fixed.perSecond,
        ratio: api.perSecond / fixed.perSecond,
      });
    }
    const ratios = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b);
    const [ratio, p95] = [median(ratios), median(rounds.map((round) => round.p95))];
    if (p95 > P95_BAR_MS) failed.push(`${name}: p95 over ${P95_BAR_MS} ms`);
    if (ratio < bar) failed.push(`${name}: ratio under ${bar}`);
    const cells = [
      bytes,
      median(rounds.map(({ api }) => api)).toFixed(0),
      p95.toFixed(1),
      median(rounds.map(({ fixed }) => fixed)).toFixed(0),
      ratio.toFixed(2),
      `${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)}`,
    ];
    const widths = [6, 8, 8, 14, 7, 15];
    console.log(name.padEnd(18) + cells.map((cell, at) => String(cell).padStart(widths[at])).join(' '));
  }
  return failed;
}

/** @param {(databaseUrl: string) => Promise<void>} work */
async function withDatabase(work) {
  // A platform that is named has a database.
  if (process.argv.includes('--embedded') || process.env.PLATFORM) return work('');
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL cannot be installed here; try --embedded.');
  try {
    await work(await createDatabase(server.url));
  } finally {
    await server.stop();
  }
}

await command(() =>
  withDatabase(async (databaseUrl) => {
    const failures = await withPlatform(measure, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    if (failures.length > 0) throw new Advice(`Over the bar: ${failures.join('; ')}`);
  }),
);

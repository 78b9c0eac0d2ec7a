import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/lib/ports.mjs';
import { copyDatabase, createDatabase, startPostgres } from '../../scripts/lib/postgres.mjs';
import { Advice, command, step } from '../../scripts/lib/say.mjs';
import { startPlatform, WITHOUT_ADS } from '../../scripts/lib/stack.mjs';
import { memoryFailures } from './lib/bars.mjs';
import { addChannels, addUsers, tokenOf } from './lib/crowd.mjs';
import { measureLoad } from './lib/load.mjs';
import { residentMemory } from './lib/processes.mjs';
import { processorSeconds, processorSecondsWithChildren } from './lib/processor.mjs';
import { webCalls, worldOf } from './lib/web-calls.mjs';
import { withServices } from './lib/with-stack.mjs';

/**
 * `npm run bench:scale [-- --users 1000000]`: two databases of one PostgreSQL, with 1,000 channels of an imported list and thirty days of programmes each,
 * one with 10,000 users and one with many more, and a platform on each. Every call of the web app is made by random users of both in turn. It prints the 95th percentile
 * of both and the processor time of a call, and fails where a call is much slower with many users, or a platform has more memory than its bar. The default ends in ten minutes; with a million users the seed alone takes as long.
 */

const FEW = 10_000;
const CHANNELS = 1_000;
const DAYS = 30;
const CONNECTIONS = 8;
const ROUNDS = 5;
/** Of a call that seems to be slower: within five rounds other work of the machine can make it so. */
const SURE_ROUNDS = 25;
const SECONDS = 0.4;
/** Different viewers of one call. */
const VIEWERS = 2_000;
const GROWTH_BAR = 1.5;
/** Less is the machine, not the database. */
const NOTICEABLE_MS = 5;
/** Streams that are opened to have something to report. */
const WATCHED = 100;

const { users } = parseArgs({ options: { users: { type: 'string', default: '100000' } } }).values;
const MANY = Number(users);

/** @param {string} url @param {(client: import('pg').Client) => Promise<unknown>} work */
async function onDatabase(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A user of a side, another one each turn. @param {number} turn @param {number} count */
const viewerOf = (turn, count) => (turn * 7_919) % count;

/** @param {string} address @param {number} viewer */
const asViewer = (address, viewer) =>
  `${address}${address.includes('?') ? '&' : '?'}access_token=${tokenOf(viewer)}`;

/** The requests of a call at one side. */
function requestsOf(call, { base, count, world }) {
  return Array.from({ length: Math.min(VIEWERS, count) }, (_, turn) => {
    const plain = `${base}/v2${call.path(world, turn)}`;
    const address = call.isOwn ? asViewer(plain, viewerOf(turn, count)) : plain;
    return { address, method: call.method, ...(call.body ? { body: call.body(world, turn) } : {}) };
  });
}

/** Reports of players, about streams that were opened before. */
async function reportsOf({ base, count, world }) {
  const reports = [];
  for (let turn = 0; turn < WATCHED; turn += 1) {
    const viewer = viewerOf(turn, count);
    const { id, libraryId } = world.freeFilms[turn % world.freeFilms.length];
    const answer = await fetch(asViewer(`${base}/v2/libraries/${libraryId}/contents/${id}/stream`, viewer));
    if (!answer.ok) throw new Error(`a stream: ${answer.status} ${await answer.text()}`);
    const { stat } = await answer.json();
    reports.push({
      address: asViewer(`${base}/v2/users/self/stat/${stat.id}?duration=${300 + turn}`, viewer),
      method: 'PATCH',
    });
  }
  return reports;
}

/** @param {{address: string, method: string, body?: object}} request @returns {Promise<string>} why a call is not measured; empty when it is */
async function refusal({ address, method, body }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
  await answer.arrayBuffer();
  return answer.ok ? '' : String(answer.status);
}

/** Whether a call is much slower with many users. */
const isSlower = ([few, many]) => many.p95 / few.p95 > GROWTH_BAR && many.p95 - few.p95 > NOTICEABLE_MS;

/** The figures of one call at both sides, in turn. */
async function measureCall(sides, requests, databasePid, rounds) {
  const figures = sides.map(() => ({ p95: [], bytes: 0, requests: 0, platform: 0, database: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      const before = [await processorSeconds(side.pid), await processorSecondsWithChildren(databasePid)];
      const load = await measureLoad({ addresses: requests[at], connections: CONNECTIONS, seconds: SECONDS });
      const after = [await processorSeconds(side.pid), await processorSecondsWithChildren(databasePid)];
      // The first round warms up.
      if (round === 0) continue;
      const own = figures[at];
      own.p95.push(load.p95);
      own.bytes = load.bytes;
      own.requests += load.requests;
      own.platform += after[0] - before[0];
      own.database += after[1] - before[1];
    }
  }
  return figures.map(({ p95, bytes, requests: made, platform, database }) => ({
    // Other work of the machine only adds to a round: the quietest one says most.
    p95: Math.min(...p95),
    bytes,
    platform: (platform / made) * 1e6,
    database: (database / made) * 1e6,
  }));
}

const columns = [42, 8, 9, 7, 12, 12, 8];
const line = (cells) =>
  console.log(
    cells.map((cell, at) => (at === 0 ? cell.padEnd(columns[at]) : cell.padStart(columns[at]))).join(' '),
  );

async function measureAll(sides, databasePid) {
  const { calls, others } = await webCalls();
  const failures = [];
  const refused = [];
  console.log(
    `Bar: × ${GROWTH_BAR} of the p95 with ${FEW} users; less than ${NOTICEABLE_MS} ms more is the machine and never over it\n`,
  );
  const spent = { few: { platform: 0, database: 0 }, many: { platform: 0, database: 0 } };
  line([
    'call',
    `${FEW / 1000} k, ms`,
    `${MANY / 1000} k, ms`,
    'growth',
    'platform, µs',
    'database, µs',
    'bytes',
  ]);
  const one = async (name, requests) => {
    const why = await refusal(requests[1][0]);
    if (why) return void refused.push(`${name} (${why})`);
    const measured = (rounds) => measureCall(sides, requests, databasePid, rounds);
    let figures = await measured(ROUNDS);
    if (isSlower(figures)) figures = await measured(SURE_ROUNDS);
    const [few, many] = figures;
    const growth = many.p95 / few.p95;
    for (const part of ['platform', 'database']) {
      spent.few[part] += few[part];
      spent.many[part] += many[part];
    }
    if (isSlower(figures)) failures.push(`${name}: × ${growth.toFixed(2)}`);
    const numbers = [many.platform, many.database, many.bytes].map((number) => number.toFixed(0));
    line([name, few.p95.toFixed(1), many.p95.toFixed(1), growth.toFixed(2), ...numbers]);
  };
  for (const call of calls)
    await one(
      `${call.method} ${call.name}`,
      sides.map((side) => requestsOf(call, side)),
    );
  await one('PATCH /users/self/stat/{id}', await Promise.all(sides.map(reportsOf)));
  const growthOf = (part) => (spent.many[part] / spent.few[part]).toFixed(2);
  console.log(
    `\nProcessor time of all calls together, with many users: platform × ${growthOf('platform')}, database × ${growthOf('database')}`,
  );
  console.log(`Not measured, because this viewer is refused: ${refused.join(', ') || 'none'}`);
  console.log(
    `Not measured writes: ${others.filter((name) => name !== 'PATCH /users/self/stat/{id}').length}`,
  );
  return failures;
}

/** @param {import('../../scripts/lib/services.mjs').Services} services */
async function platformAt(services, environment, databaseUrl) {
  const own = { ...environment, PLATFORM_PORT: await freePort(), DATABASE_URL: databaseUrl, SANDBOX: '1' };
  const base = await startPlatform(services, own, { platformEnv: { ...WITHOUT_ADS, STREAM_CHECKS: '0' } });
  return { base, pid: services.pids().at(-1)?.pid ?? 0 };
}

/** Migrates and seeds a database, which nobody uses when it returns. */
const seeded = (databaseUrl) =>
  withServices(
    async (services, environment) => void (await platformAt(services, environment, databaseUrl)),
    ['platform'],
  );

await command(async () => {
  if (!(MANY > FEW)) throw new Advice(`--users has to be more than ${FEW}.`);
  const server = await startPostgres();
  if (!server) throw new Advice('PostgreSQL is not installed and could not be installed.');
  try {
    const few = await createDatabase(server.url);
    await seeded(few);
    await step(`Making ${CHANNELS} channels, ${DAYS} days of programmes and ${FEW} users`, () =>
      onDatabase(few, async (client) => {
        await addChannels(client, { channels: CHANNELS, days: DAYS });
        await addUsers(client, 0, FEW);
      }),
    );
    const many = await copyDatabase(few);
    await step(`Making ${MANY - FEW} more users in a copy`, () =>
      onDatabase(many, (client) => addUsers(client, FEW, MANY)),
    );
    const failures = await withServices(
      async (services, environment) => {
        const sides = [];
        for (const [url, count] of [
          [few, FEW],
          [many, MANY],
        ])
          sides.push({ ...(await platformAt(services, environment, url)), count });
        for (const side of sides) side.world = await worldOf(side.base, CHANNELS);
        const failures = await measureAll(sides, server.pid);
        const memory = await Promise.all(sides.map(({ pid }) => residentMemory(pid)));
        console.log(`Memory of the platforms: ${memory.map((mb) => `${mb.toFixed(0)} MB`).join(', ')}`);
        return [...failures, ...memoryFailures(memory)];
      },
      ['platform'],
    );
    if (failures.length > 0) throw new Advice(`Over the bar: ${failures.join('; ')}`);
  } finally {
    await server.stop();
  }
});

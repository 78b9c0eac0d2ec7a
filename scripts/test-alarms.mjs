import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build } from './build.mjs';
import { faults } from './lib/alarm-faults.mjs';
import { readEnvironment } from './lib/env.mjs';
import { freePort, freeStackPorts } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { checkRules, requirePrometheus, startPrometheus } from './lib/prometheus.mjs';
import { findRedis, startRedis } from './lib/redis.mjs';
import { Advice, command, step } from './lib/say.mjs';
import { Services } from './lib/services.mjs';
import { startStack } from './lib/stack.mjs';
import { setup } from './setup.mjs';

/** Triggers every alarm once with a fault, in a stack of its own on loopback (docs/RUNBOOK.md). `npm run test:alarms [names]` */

/** Renewals run each minute, so their alarm takes the longest. */
const FIRE_LIMIT_MS = 90_000;
const QUIET_LIMIT_MS = 90_000;
const POLL_MS = 500;

/** Waits until a condition holds. @param {() => Promise<boolean>} holds @param {number} limitMs */
async function until(holds, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
}

/**
 * @param {string} name
 * @param {import('./lib/alarm-faults.mjs').Stack} stack
 * @param {Awaited<ReturnType<typeof startPrometheus>>} prometheus
 * @returns {Promise<string | null>} what went wrong
 */
async function trigger(name, stack, prometheus) {
  const { cause, begin, again = async () => {}, end = async () => {} } = faults[name];
  const isQuiet = await until(async () => !(await prometheus.firing()).has(name), QUIET_LIMIT_MS);
  if (!isQuiet) return `${name}: fired before its fault`;
  const from = Date.now();
  await begin(stack);
  let value;
  const hasFired = await until(async () => {
    // Some faults make calls fail on purpose.
    await Promise.resolve(again(stack)).catch(() => {});
    value = (await prometheus.firing()).get(name);
    return value !== undefined;
  }, FIRE_LIMIT_MS);
  await end(stack);
  if (!hasFired) return `${name}: did not fire within ${FIRE_LIMIT_MS / 1000} s (${cause})`;
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  process.stdout.write(
    `  ✓ ${name.padEnd(17)} ${String(Number(value.toFixed(3))).padStart(8)}  after ${seconds} s: ${cause}\n`,
  );
  return null;
}

await command(async () => {
  await requirePrometheus();
  await step('Checking rules and configuration with promtool', checkRules);
  if (!(await findRedis())) throw new Advice('Redis is not installed and could not be installed.');
  await setup();
  await build();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-alarms-'));
  const services = new Services();
  const started = [];
  try {
    const postgres = await startPostgres();
    if (!postgres) throw new Advice('PostgreSQL is not installed and could not be installed.');
    started.push(postgres);
    const redis = await startRedis();
    started.push(redis);
    const ports = { web: await freePort(), platform: await freePort() };
    const environment = readEnvironment({
      ...(await freeStackPorts()),
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SANDBOX: '1',
    });
    const urls = await startStack(services, environment, {
      step,
      webEnv: { METRICS_PORT: String(ports.web), REDIS_URL: redis.url },
      platformEnv: { PLATFORM_METRICS_PORT: String(ports.platform), LOG_LEVEL: 'fatal' },
    });
    const prometheus = await startPrometheus(ports);
    started.push(prometheus);
    const stack = {
      ...urls,
      redis,
      signal: (name, signal) => {
        const { pid } = services.pids().find((one) => one.name === name) ?? {};
        if (pid) process.kill(pid, signal);
      },
      database: {
        stop: postgres.stop,
        sql: async (text) => {
          const client = new pg.Client({ connectionString: postgres.url });
          await client.connect();
          await client.query(text);
          await client.end();
        },
      },
    };
    const [, , ...wanted] = process.argv;
    const unknown = prometheus.alarms.filter((name) => !faults[name]);
    if (unknown.length > 0)
      throw new Advice(`No fault triggers ${unknown.join(', ')} (scripts/lib/alarm-faults.mjs).`);
    const failures = [];
    // In the order of the faults, because the last ones break the stack for good.
    for (const name of Object.keys(faults).filter((one) => wanted.length === 0 || wanted.includes(one))) {
      const failure = await trigger(name, stack, prometheus);
      if (failure) failures.push(failure);
    }
    if (failures.length > 0) throw new Advice(failures.join('\n'));
  } finally {
    await services.stop();
    for (const one of started.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isThere } from './files.mjs';
import { installDebian } from './packages.mjs';
import { freePort } from './ports.mjs';
import { run, tail } from './run.mjs';
import { Advice, step } from './say.mjs';

/** A PostgreSQL server for one run of the tests: a cluster in a temporary folder, removed when it stops. */

const DEBIAN_PLACE = '/usr/lib/postgresql';
const READY_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 10_000;
const LAST_WORDS = 5_000;
/** The cluster lives for minutes and need not survive a power failure. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** The folder with `initdb` and `postgres`, or null when it cannot be installed. */
async function findPrograms() {
  const present = await programsPresent();
  if (present) return present;
  return step('Installing PostgreSQL for the tests', async () => {
    await installDebian('postgresql');
    return programsPresent();
  });
}

async function programsPresent() {
  const debian = await readdir(DEBIAN_PLACE).catch(() => []);
  const newestFirst = debian.sort((a, b) => Number(b) - Number(a));
  const config = await run('pg_config', ['--bindir'], { isQuiet: true });
  const folders = newestFirst.map((version) => path.join(DEBIAN_PLACE, version, 'bin'));
  if (config.code === 0) folders.push(config.output.trim());
  for (const folder of folders) if (await isThere(path.join(folder, 'initdb'))) return folder;
  return null;
}

/** The server refuses to run as root; then it runs as the user of the package. */
async function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag) => Number((await run('id', [flag, 'postgres'], { isQuiet: true })).output);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** The programs of PostgreSQL and the user that they run as; null when they cannot be installed. */
export async function findPostgres() {
  const programs = await findPrograms();
  return programs && { programs, runsAs: await owner() };
}

/**
 * @typedef {{programs: string, runsAs: {uid?: number, gid?: number}}} Postgres
 * @param {Postgres} postgres @param {string} program @param {string[]} args
 */
export async function runPostgres({ programs, runsAs }, program, args) {
  const { code, output } = await run(path.join(programs, program), args, { isQuiet: true, ...runsAs });
  if (code !== 0) throw new Advice(`${program} failed.\n${tail(output)}`);
  return output;
}

/**
 * An empty database folder, in which everybody on this machine is the user `taspa`.
 * @param {Postgres} postgres @param {string} folder
 */
export async function initDatabase(postgres, folder) {
  const { uid, gid } = postgres.runsAs;
  if (uid && gid) await chown(folder, uid, gid);
  const args = [
    '-D',
    folder,
    '-U',
    'taspa',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await runPostgres(postgres, 'initdb', args);
}

/**
 * A server over a database folder; resolves when it answers.
 * @param {Postgres} postgres @param {string} folder @param {number} port @param {string[]} settings
 * @returns {Promise<import('./cluster/part.mjs').Running>}
 */
export async function serveDatabase({ programs, runsAs }, folder, port, settings) {
  const all = ['listen_addresses=localhost', 'unix_socket_directories=', ...settings];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', folder, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, detached: true, ...runsAs },
  );
  let words = '';
  server.stderr.on('data', (chunk) => {
    words = (words + chunk).slice(-LAST_WORDS);
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const running = {
    pid: server.pid ?? 0,
    ended,
    kill: () => void server.kill('SIGKILL'),
    stop: async () => {
      // SIGINT is its fast shutdown: open connections are closed.
      server.kill('SIGINT');
      const isGone = await Promise.race([ended.then(() => true), pause(STOP_LIMIT_MS, false)]);
      if (!isGone) server.kill('SIGKILL');
    },
  };
  if (await answers(programs, port, server)) return running;
  await running.stop();
  throw new Advice(`PostgreSQL did not become ready in ${READY_LIMIT_MS / 1000} s.\n${tail(words)}`);
}

/**
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>} | null>} null when PostgreSQL cannot be
 * installed
 */
export async function startPostgres() {
  const postgres = await findPostgres();
  if (!postgres) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await initDatabase(postgres, folder);
    const port = await freePort();
    const server = await serveDatabase(postgres, folder, port, SETTINGS);
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { url: databaseAt(port), pid: server.pid, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @param {number} port of a server of this module */
export const databaseAt = (port) => `postgres://taspa@localhost:${port}/postgres`;

/** @param {string} url @param {string} name of another database of its server */
function databaseUrl(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** @param {string} url of a server, its user may create databases @param {string} statement */
async function onServer(url, statement) {
  // Only tests need the package: `setup` has installed it by then.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * An empty database.
 * @param {string} url of a server
 * @param {string} [clauses] SQL that says more about the new database
 * @returns {Promise<string>} its address
 */
export async function createDatabase(url, clauses = '') {
  const name = `taspa_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name} ${clauses}`);
  return databaseUrl(url, name);
}

/**
 * A database of the same server with the same contents.
 * @param {string} url of a database to which nobody is connected
 * @returns {Promise<string>} the address of the copy
 */
export const copyDatabase = (url) => createDatabase(url, `template ${new URL(url).pathname.slice(1)}`);

/** @param {string} programs @param {number} port @param {import('node:child_process').ChildProcess} server */
async function answers(programs, port, server) {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until && server.exitCode === null) {
    const readyArgs = ['-h', 'localhost', '-p', String(port), '-t', '1'];
    const { code } = await run(path.join(programs, 'pg_isready'), readyArgs, { isQuiet: true });
    if (code === 0) return true;
    await pause(100);
  }
  return false;
}

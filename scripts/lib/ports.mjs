import { createServer } from 'node:net';
import { Advice } from './say.mjs';

/** @param {number} port zero lets the system choose */
function listen(port) {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** @param {number} port */
async function isFree(port) {
  const server = await listen(port).catch(() => null);
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  return server !== null;
}

/**
 * Fails when the port is in use.
 * @param {number} port
 * @param {string} name the variable that changes it
 */
export async function requireFreePort(port, name) {
  if (await isFree(port)) return;
  throw new Advice(
    `Port ${port} is taken. Stop the program that uses it, or choose another: ${name}=${port + 10} npm start`,
  );
}

/**
 * Free ports. All of them are held until the last one is found, so that all are different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A free port. */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * Ports for a web app and its platform, as variables of their environment.
 * @returns {Promise<{PORT: string, PLATFORM_PORT: string}>}
 */
export async function freeStackPorts() {
  const [web, platform] = await freePorts(2);
  return { PORT: String(web), PLATFORM_PORT: String(platform) };
}

const BENCH_FIRST = 3390;
const BENCH_LAST = 3990;
const PLATFORM_STEP = 1_000;

/**
 * The same with four digits, for measurements: addresses of the platform are part of pages, and longer ones
 * would change the number of bytes.
 * @returns {Promise<{PORT: string, PLATFORM_PORT: string}>}
 */
export async function benchPorts() {
  for (let port = BENCH_FIRST; port <= BENCH_LAST; port += 1) {
    const isPairFree = (await isFree(port)) && (await isFree(port + PLATFORM_STEP));
    if (isPairFree) return { PORT: String(port), PLATFORM_PORT: String(port + PLATFORM_STEP) };
  }
  throw new Advice(`No port between ${BENCH_FIRST} and ${BENCH_LAST} is free for a measurement.`);
}

import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isInstalled } from '../packages.mjs';
import { freePorts } from '../ports.mjs';
import { startRedis } from '../redis.mjs';
import { tail } from '../run.mjs';
import { Advice } from '../say.mjs';
import { Services } from '../services.mjs';
import { startPlatform, startWeb } from '../stack.mjs';
import { DatabasePair } from './database-pair.mjs';
import { startNginx } from './nginx.mjs';
import { Part } from './part.mjs';

/**
 * The product on all its parts, from Debian's packages, on loopback (docs/OPERATIONS.md "The cluster"): nginx, two web apps, two
 * platforms, PostgreSQL with a replica, Redis.
 */

const HOST = '127.0.0.1';
const INSTANCES = [1, 2];

/** Programs and the packages that have them. */
const PACKAGES = { nginx: 'nginx-light', 'redis-server': 'redis-server', pg_basebackup: 'postgresql' };

/** Says what is missing at once, with the line that installs it. */
async function requirePackages() {
  const missing = [];
  for (const [program, name] of Object.entries(PACKAGES))
    if (!(await isInstalled(program))) missing.push(name);
  if (missing.length > 0) {
    throw new Advice(
      `The cluster needs packages of Debian that are not here:\n  apt-get install ${missing.join(' ')}`,
    );
  }
}

/** @param {Services} services of one program @returns {import('./part.mjs').Running} */
function runningOf(services) {
  const [child] = services.children();
  if (!child) throw new Error('nothing was started');
  const isOver = child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    ended: isOver ? Promise.resolve() : once(child, 'exit'),
    kill: () => services.kill(),
    stop: () => services.stop(),
  };
}

export class Cluster {
  /** Called when a part ends by itself. @type {(name: string) => void} */
  onDeath = () => {};
  /** Called with the output of webs and platforms. @type {(name: string, words: string) => void} */
  onWords = () => {};
  /** More variables for platforms that are started from now on. @type {Record<string, string>} */
  moreEnv = {};

  /**
   * @param {string} folder @param {import('../env.mjs').Environment} environment @param {{webEnv?: Record<string, string>, platformEnv?: Record<string, string>}} options
   * @param {DatabasePair} databases @param {{webs: number[], platforms: number[], internal: number, redis: number}} ports
   */
  constructor(folder, environment, options, databases, ports) {
    this.folder = folder;
    this.environment = environment;
    this.options = options;
    this.databases = databases;
    this.ports = ports;
    this.siteUrl = `http://localhost:${environment.PORT}`;
    this.mediaUrl = `http://localhost:${environment.PLATFORM_PORT}`;
    this.redis = new Part('redis', () => startRedis(ports.redis, true));
    this.platforms = INSTANCES.map(
      (number, at) => new Part(`platform-${number}`, () => this.#startPlatform(at)),
    );
    this.webs = INSTANCES.map((number, at) => new Part(`web-${number}`, () => this.#startWeb(at)));
    this.nginx = new Part('nginx', () => this.#startNginx());
    for (const part of this.parts) part.onDeath = (name) => void this.#goOnWithout(name);
  }

  /**
   * @param {import('../env.mjs').Environment} environment `PORT` and `PLATFORM_PORT` are those of nginx
   * @param {{webEnv?: Record<string, string>, platformEnv?: Record<string, string>}} [options]
   */
  static async create(environment, options = {}) {
    await requirePackages();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-cluster-'));
    // PostgreSQL, which runs as another user here, has to reach its own folders inside.
    await chmod(folder, 0o711);
    const [web1 = 0, web2 = 0, platform1 = 0, platform2 = 0, internal = 0, redis = 0] = await freePorts(6);
    const ports = { webs: [web1, web2], platforms: [platform1, platform2], internal, redis };
    return new Cluster(folder, environment, options, await DatabasePair.create(folder), ports);
  }

  /** The folder that both platforms share: secrets and pictures. */
  get dataDir() {
    return path.join(this.folder, 'data');
  }

  /** In the order of their start. */
  get parts() {
    return [...this.databases.parts, this.redis, ...this.platforms, ...this.webs, this.nginx];
  }

  /** @param {(title: string, work: () => Promise<unknown>) => Promise<unknown>} [step] */
  async start(step = (_, work) => work()) {
    await step('Starting PostgreSQL and its replica', () => this.databases.start());
    await step('Starting Redis', () => this.redis.start());
    await step('Starting two platforms (schema and seed)', async () => {
      // One after the other: the first one makes the keys of the installation.
      for (const part of this.platforms) await part.start();
    });
    // The webs reach the platforms by nginx.
    await step('Starting nginx', () => this.nginx.start());
    await step('Starting two web apps', () => Promise.all(this.webs.map((part) => part.start())));
  }

  /**
   * What an operator's manager of PostgreSQL does: a dead replica is not waited for, a dead primary is replaced by the replica.
   * @param {string} name
   */
  async #goOnWithout(name) {
    this.onDeath(name);
    const { primary, replica } = this.databases;
    if (name === replica?.name && primary?.isRunning) await this.databases.goOnAlone();
    if (name === primary?.name && replica?.isRunning) await this.databases.promote();
  }

  async stop() {
    for (const part of this.parts.toReversed()) await part.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Ctrl-C was pressed twice. */
  async kill() {
    await Promise.all(this.parts.map((part) => part.kill()));
  }

  /** @param {number} at */
  #environmentOf(at) {
    const { webs, platforms } = this.ports;
    // One folder: both need the same secrets, and each makes pictures of its own that the other can use.
    return {
      ...this.environment,
      PORT: webs[at] ?? 0,
      PLATFORM_PORT: platforms[at] ?? 0,
      DATA_DIR: this.dataDir,
      PLATFORM_PUBLIC_URL: this.mediaUrl,
      SANDBOX: this.environment.SANDBOX || '1',
    };
  }

  /** @param {number} at @param {string} name @param {(services: Services) => Promise<unknown>} start */
  async #program(at, name, start) {
    const services = new Services();
    services.onWords = (words) => this.onWords(`${name}-${at + 1}`, words);
    await start(services);
    return runningOf(services);
  }

  /** @param {number} at */
  #startPlatform(at) {
    return this.#program(at, 'platform', (services) =>
      startPlatform(services, this.#environmentOf(at), {
        platformEnv: {
          PLATFORM_HOST: HOST,
          PLATFORM_PUBLIC_URL: this.mediaUrl,
          DATABASE_URL: this.databases.url,
          DATABASE_READ_URL: this.databases.readUrl,
          REDIS_URL: `redis://${HOST}:${this.ports.redis}`,
          REVALIDATE_URL: `http://${HOST}:${this.ports.internal}/api/revalidate`,
          RETURN_HOSTS: new URL(this.siteUrl).host,
          ...this.options.platformEnv,
          ...this.moreEnv,
        },
      }),
    );
  }

  /** @param {number} at */
  #startWeb(at) {
    return this.#program(at, 'web', (services) =>
      startWeb(services, this.#environmentOf(at), `http://${HOST}:${this.ports.internal}`, {
        webEnv: {
          REDIS_URL: `redis://${HOST}:${this.ports.redis}`,
          TRUSTED_PROXIES: '1',
          ...this.options.webEnv,
        },
      }),
    );
  }

  /** The last lines of nginx about servers that did not answer. */
  async nginxLog() {
    return tail(await readFile(path.join(this.folder, 'nginx/error.log'), 'utf8').catch(() => ''));
  }

  #startNginx() {
    const at = (port) => `${HOST}:${port}`;
    const { PORT, PLATFORM_PORT } = this.environment;
    return startNginx(path.join(this.folder, 'nginx'), {
      webs: this.ports.webs.map(at),
      platforms: this.ports.platforms.map(at),
      site: at(PORT),
      media: at(PLATFORM_PORT),
      internal: at(this.ports.internal),
    });
  }
}

import { chown, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../ports.mjs';
import { databaseAt, findPostgres, initDatabase, runPostgres, serveDatabase } from '../postgres.mjs';
import { Advice } from '../say.mjs';
import { Part } from './part.mjs';

/**
 * PostgreSQL twice: one server takes writes, the other follows by streaming replication. What is committed is on both, as long as
 * the second one lives; without it the first goes on alone.
 */

/** A cluster of this command lives for minutes and need not survive a power failure, only the death of its processes. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'wal_keep_size=256MB',
  'wal_receiver_timeout=5s',
];
const FOLLOWER = 'taspa_follower';

export class DatabasePair {
  #roles = { primary: 0, replica: 1 };

  /**
   * @param {import('../postgres.mjs').Postgres} postgres @param {string[]} folders @param {number[]} ports
   */
  constructor(postgres, folders, ports) {
    this.postgres = postgres;
    this.folders = folders;
    this.ports = ports;
    this.parts = folders.map((_, at) => new Part(`postgresql-${at + 1}`, () => this.#serve(at)));
  }

  /** @param {string} folder */
  static async create(folder) {
    const postgres = await findPostgres();
    if (!postgres) throw new Advice('PostgreSQL is missing: apt-get install postgresql');
    const folders = ['postgresql-1', 'postgresql-2'].map((name) => path.join(folder, name));
    return new DatabasePair(postgres, folders, [await freePort(), await freePort()]);
  }

  /** Both servers, as libpq writes it: the platform finds the one that takes writes. */
  get url() {
    const hosts = this.ports.map((port) => `localhost:${port}`).join(',');
    return `postgres://taspa@${hosts}/postgres`;
  }

  get readUrl() {
    return databaseAt(this.ports[1] ?? 0);
  }

  get primary() {
    return this.parts[this.#roles.primary];
  }

  get replica() {
    return this.parts[this.#roles.replica];
  }

  async start() {
    await this.#emptyFolder(this.#roles.primary);
    await initDatabase(this.postgres, this.folders[this.#roles.primary] ?? '');
    await this.primary?.start();
    await this.startReplica();
  }

  /** A fresh copy of the primary follows it. Also for a former primary, whose folder may have what the new one never had. */
  async startReplica() {
    const { primary, replica } = this.#roles;
    await this.#emptyFolder(replica);
    const from = `host=localhost port=${this.ports[primary]} user=taspa application_name=${FOLLOWER}`;
    await runPostgres(this.postgres, 'pg_basebackup', [
      ...[
        '-D',
        this.folders[replica] ?? '',
        '-d',
        from,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ],
    ]);
    await this.replica?.start();
    await this.#waitForReplica(true);
  }

  /** Without a second server a commit must not wait for it. */
  async goOnAlone() {
    await this.#waitForReplica(false);
  }

  /** The replica takes the writes; the former primary must be dead. */
  async promote() {
    const { primary, replica } = this.#roles;
    if (this.parts[primary]?.isRunning) throw new Error('the primary still runs');
    await runPostgres(this.postgres, 'pg_ctl', ['promote', '-D', this.folders[replica] ?? '', '--wait']);
    this.#roles = { primary: replica, replica: primary };
    await this.#waitForReplica(false);
  }

  /** @param {boolean} isFollowed */
  async #waitForReplica(isFollowed) {
    const names = isFollowed ? FOLLOWER : '';
    for (const statement of [
      `alter system set synchronous_standby_names = '${names}'`,
      'select pg_reload_conf()',
    ]) {
      await this.onPrimary(statement);
    }
  }

  /** @param {string} statement @returns {Promise<string>} its rows */
  onPrimary(statement) {
    return this.#ask(this.#roles.primary, statement);
  }

  /** @param {string} statement @returns {Promise<string>} its rows */
  onReplica(statement) {
    return this.#ask(this.#roles.replica, statement);
  }

  /** @param {number} at @param {string} statement */
  async #ask(at, statement) {
    const port = String(this.ports[at]);
    const args = ['-h', 'localhost', '-p', port, '-U', 'taspa', '-d', 'postgres', '-XAtqc', statement];
    return (await runPostgres(this.postgres, 'psql', args)).trim();
  }

  /** @param {number} at */
  async #emptyFolder(at) {
    const folder = this.folders[at] ?? '';
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { uid, gid } = this.postgres.runsAs;
    if (uid && gid) await chown(folder, uid, gid);
  }

  /** @param {number} at */
  #serve(at) {
    return serveDatabase(this.postgres, this.folders[at] ?? '', this.ports[at] ?? 0, SETTINGS);
  }
}

import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase, pgliteExtensions, wrapPglite } from '../../src/db/open.ts';
import { seedProviders } from '../../src/seed/providers.ts';
import { seedWhenEmpty } from '../../src/seed/seed-when-empty.ts';

/** `providers` is enough for sessions; `full` is the whole catalogue. */
export type Contents = 'empty' | 'providers' | 'full';

const source = path.resolve(__dirname, '../../src');

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      return statSync(file).isDirectory() ? filesBelow(file) : [file];
    });
}

/** A ready database is only as good as what it was made from: tables, seed, and how the seed writes. */
function fingerprint(contents: Contents): string {
  const hash = createHash('sha256').update(contents);
  const rooms =
    contents === 'full' ? ['db', 'seed', 'domain'] : ['db', 'seed/providers.ts', 'seed/data/providers'];
  for (const room of rooms) {
    const place = path.join(source, room);
    for (const file of statSync(place).isDirectory() ? filesBelow(place) : [place])
      hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

async function prepare(database: OpenDatabase, contents: Contents): Promise<void> {
  await database.migrate();
  if (contents === 'providers') await seedProviders(database.db);
  if (contents === 'full') await seedWhenEmpty(database.db);
}

declare global {
  /** PGlite's program, compiled by `environment.cjs`. */
  var pgliteProgram: PGliteOptions['pgliteWasmModule'];
  /** The globals of the platform's code, which Node itself loads (`loaded-once.cjs`). */
  var globalOfNode: typeof globalThis;
}

/**
 * A start fills the memory that its pages are kept in, 128 MB without this, which took half of the processor time of opening a database.
 * Tests have less than that many pages.
 */
const SMALL_MEMORY = ['-c', 'shared_buffers=8MB'];

/** A PGlite of the test's own, with these files or fresh. */
export const inMemory = (loadDataDir?: Blob) =>
  PGlite.create({
    ...(loadDataDir ? { loadDataDir } : {}),
    extensions: pgliteExtensions,
    startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY],
    pgliteWasmModule: globalThis.pgliteProgram,
  });

/** Node reads a Blob of 45 MB in small pieces, which took half of the time of opening a database. */
class FilesInMemory extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

/** The files of a PGlite, made once and kept outside the project: making them anew costs seconds a test file. */
async function storedFiles(name: string, make: () => Promise<PGlite>): Promise<Blob> {
  const folder = path.join(os.tmpdir(), `taspa-tests-${os.userInfo().uid}`);
  const file = path.join(folder, `${name}.tar`);
  try {
    return new FilesInMemory(readFileSync(file));
  } catch {
    // Not made yet, or by nobody who finished.
  }
  const client = await make();
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  const bytes = new Uint8Array(await dump.arrayBuffer());
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return new FilesInMemory(bytes);
}

/** A PGlite without any table. Creating one costs 7 s of processor, opening these files less than one. */
export function bareFiles(): Promise<Blob> {
  const program = readFileSync(
    path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.data'),
  );
  return storedFiles(`bare-${createHash('sha256').update(program).digest('hex').slice(0, 20)}`, inMemory);
}

const preparedFiles = (contents: Contents): Promise<Blob> =>
  storedFiles(fingerprint(contents), async () => {
    const client = await inMemory(await bareFiles());
    await prepare(wrapPglite(client), contents);
    return client;
  });

/** A folder of PGlite that the platform opens as one of its own, migrated and with these contents. */
export async function preparedFolder(dataDir: string, contents: Contents): Promise<void> {
  const client = await PGlite.create(path.join(dataDir, 'db'), {
    loadDataDir: await preparedFiles(contents),
    extensions: pgliteExtensions,
  });
  await client.close();
}

/** Any number will do that nothing else on the server takes. */
const TEMPLATE_LOCK = 240_241;

/** The server's counterpart of {@link preparedFiles}: a database to copy, made by whoever needs it first. */
async function preparedTemplate(admin: Client, serverUrl: string, contents: Contents): Promise<string> {
  const name = `taspa_template_${fingerprint(contents)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `taspa_unfinished_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${unfinished}`);
    const database = await openDatabase({ dataDir: '', databaseUrl: addressOf(serverUrl, unfinished) });
    await prepare(database, contents);
    await database.close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** The address of a database on the server of the tests. */
export function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database of the server for one test: its address, and what removes it. */
async function ownDatabase(serverUrl: string, contents: Contents) {
  const name = `taspa_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  const template = await preparedTemplate(admin, serverUrl, contents);
  await admin.query(`create database ${name} template ${template}`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { databaseUrl: addressOf(serverUrl, name), drop };
}

async function overPostgres(serverUrl: string, contents: Contents): Promise<OpenDatabase> {
  const { databaseUrl, drop } = await ownDatabase(serverUrl, contents);
  const database = await openDatabase({ dataDir: '', databaseUrl });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Where a platform of the tests keeps its data while its process comes and goes. */
export interface DataPlace {
  dataDir: string;
  /** What its process needs to find them. */
  env: Record<string, string>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** A folder of PGlite, or a database of the server of the tests. */
export async function dataPlace(contents: Contents): Promise<DataPlace> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'taspa-place-'));
  const server = process.env.TEST_DATABASE_URL;
  const own = server ? await ownDatabase(server, contents) : null;
  if (!own) await preparedFolder(dataDir, contents);
  const address = own ? { databaseUrl: own.databaseUrl } : {};
  return {
    dataDir,
    env: own ? { DATABASE_URL: own.databaseUrl } : {},
    open: () => openDatabase({ dataDir, ...address }),
    remove: async () => {
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A migrated database of the test's own: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server. */
export async function testDatabase(contents: Contents = 'providers'): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return overPostgres(server, contents);
  return wrapPglite(await inMemory(await preparedFiles(contents)));
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { catalogueOf } from '../catalogue/store.ts';
import { DoneElsewhere } from '../db/locks.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Deps, TypedApp } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { placesOf } from '../objects/places.ts';
import { bucketOf } from '../objects/s3.ts';
import { ImportProblem, UsageError } from './problem.ts';
import { reportLines } from './report.ts';
import { type Order, OrderBody, runImport } from './run.ts';
import { notifyWebApp } from './web-app.ts';
import { threadReaders } from './worker-thread/readers.ts';

/*
 * A PGlite folder belongs to one process. While a platform runs on it, the command line sends its imports to that platform,
 * over the loopback and with a secret from the data folder. On PostgreSQL it imports by itself, and only notifies the
 * platform.
 */

const PATH = '/internal/import';
/** Called by a command line that has changed the catalogue by itself. */
const CHANGED_PATH = '/internal/import/done';
const FILE = 'import-endpoint.json';

type ImportEndpoint = { url: string; secret: string };

/** A line of the answer: text to print, or the end with its result. */
type Message = { line: string } | { failed: string; isUsage: boolean } | { done: true };

/** An empty line is sent this often, so that the caller knows the import still runs. */
const SIGN_OF_LIFE_MS = 10_000;
/** The time limit for a platform to load its new catalogue. */
const PUBLISHED_MS = 30_000;

export function newImportSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Writes the address for imports into the data folder. Returns a function that removes it. */
export function publishEndpoint(dataDir: string, endpoint: ImportEndpoint): () => void {
  const file = path.join(dataDir, FILE);
  writeFileSync(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The address for imports of the platform that runs on this folder; null when there is none. */
function findEndpoint(dataDir: string): ImportEndpoint | null {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, FILE), 'utf8'));
  } catch {
    return null;
  }
}

function isSecret(given: string | undefined, secret: string): boolean {
  const wanted = Buffer.from(`Bearer ${secret}`);
  const got = Buffer.from(given ?? '');
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

/** The secret for sending imports, and a lock so that only one import runs on a database. */
export interface ImportAccess {
  secret: string;
  whileAlone: OpenDatabase['whileAlone'];
}

/** Accepts imports for the database of a running platform, one at a time. */
export function addImportEndpoint(app: TypedApp, deps: Deps, { secret, whileAlone }: ImportAccess): void {
  const { env, db, clock } = deps;
  let isBusy = false;

  /** Makes the new catalogue visible: first in the answers of this platform, then in the web app. */
  async function publish(): Promise<string | null> {
    await catalogueOf(deps).refresh();
    return notifyWebApp(env);
  }

  async function* work(order: Order): AsyncGenerator<Message> {
    const waiting: Message[] = [];
    let notifyReader = () => {};
    const send = (message: Message) => {
      waiting.push(message);
      notifyReader();
    };
    const places = placesOf(bucketOf(env));
    const around = { db, dataDir: env.dataDir, nowMs: clock.now(), readers: threadReaders, places };
    const running = (async () => {
      const report = await whileAlone('import', () =>
        runImport(order, { ...around, progress: (line) => send({ line }) }),
      );
      const late = order.isDryRun ? null : await publish();
      for (const line of reportLines(report, order.isDryRun)) send({ line });
      if (late) send({ line: late });
      send({ done: true });
    })()
      .catch((error: Error) => {
        const isExpected = [ImportProblem, UsageError, DoneElsewhere].some((kind) => error instanceof kind);
        if (!isExpected) app.log.error(error);
        const failed = isExpected ? error.message : 'The platform failed; its log says why.';
        send({ failed, isUsage: error instanceof UsageError });
      })
      // Cleared before the caller reads the end of this import, because it may start the next one at once.
      .finally(() => {
        isBusy = false;
      });
    try {
      while (true) {
        const message = waiting.shift();
        if (message) {
          yield message;
          if (!('line' in message)) return;
          continue;
        }
        const timer = await new Promise<NodeJS.Timeout>((resolve) => {
          const timer = setTimeout(() => resolve(timer), SIGN_OF_LIFE_MS);
          notifyReader = () => resolve(timer);
        });
        clearTimeout(timer);
        if (waiting.length === 0) yield { line: '' };
      }
    } finally {
      await running;
    }
  }

  async function* lines(order: Order): AsyncGenerator<string> {
    for await (const message of work(order)) yield `${JSON.stringify(message)}\n`;
  }

  app.post(PATH, { schema: { hide: true, body: OrderBody } }, (request, reply) => {
    if (!isSecret(request.headers.authorization, secret)) throw new ApiError('not_found');
    if (isBusy) throw new ApiError('throttled', { params: { seconds: 60 } });
    isBusy = true;
    return reply.type('application/x-ndjson').send(Readable.from(lines(request.body)));
  });

  app.post(CHANGED_PATH, { schema: { hide: true } }, async (request) => {
    if (!isSecret(request.headers.authorization, secret)) throw new ApiError('not_found');
    return { late: await publish() };
  });
}

/** The authorisation of a call. */
const authorised = ({ secret }: ImportEndpoint) => ({ authorization: `Bearer ${secret}` });

/**
 * Notifies the platform that runs on this folder of a change of the catalogue; false without one. Prints its report about
 * the web app.
 */
export async function notifyPlatform(dataDir: string, print: (line: string) => void): Promise<boolean> {
  const endpoint = findEndpoint(dataDir);
  if (!endpoint) return false;
  const answer = await fetch(endpoint.url + CHANGED_PATH, {
    method: 'POST',
    headers: authorised(endpoint),
    signal: AbortSignal.timeout(PUBLISHED_MS),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const { late } = (await answer.json()) as { late: string | null };
  if (late) print(late);
  return true;
}

/** Sends an import to the platform that runs on this folder; false when there is none. */
export async function sendImport(
  dataDir: string,
  order: Order,
  print: (line: string) => void,
): Promise<boolean> {
  const endpoint = findEndpoint(dataDir);
  if (!endpoint) return false;
  const answer = await fetch(endpoint.url + PATH, {
    method: 'POST',
    headers: { ...authorised(endpoint), 'content-type': 'application/json' },
    body: JSON.stringify(order),
  }).catch(() => null);
  if (answer?.status === 429) throw new ImportProblem('The platform is busy with another import.');
  if (!answer?.ok || !answer.body) return false;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const parts = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      const message: Message = JSON.parse(line);
      if ('done' in message) return true;
      if ('failed' in message)
        throw message.isUsage ? new UsageError(message.failed) : new ImportProblem(message.failed);
      if (message.line !== '') print(message.line);
    }
  }
  throw new ImportProblem('The platform stopped before the import was done.');
}

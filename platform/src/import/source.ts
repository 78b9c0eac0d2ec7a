import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Validators } from '../db/schema/imports.ts';
import { ImportProblem } from './problem.ts';

/** The content of a source, in parts, decompressed. */
export type Source = {
  /** Its final address: relative addresses in it start there. Null for a file. */
  url: string | null;
  chunks: AsyncIterable<Buffer>;
  /** The part that was read, 0 to 1; null when the length is unknown. */
  fraction(): number | null;
};

/** Asks for a source only if it has changed since an earlier version. */
export type Condition = {
  known: Validators;
  /** Called with the validators of the version that is read. */
  learn(validators: Validators): void;
};

type Wanted = {
  /** The limit, after decompression. */
  maxBytes: number;
  condition?: Condition | undefined;
};

/** The source is what it was at the last import. */
export class Unchanged extends Error {}

const NOT_MODIFIED = 304;

function conditionalHeaders({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
}

/** A server without an answer for this time is given up; the second limit is for the whole transfer. */
const HEADERS_MS = 30_000;
const SILENCE_MS = 60_000;
const WHOLE_MS = 30 * 60_000;

const MEGABYTE = 1024 * 1024;

function brokenOff(error: Error): never {
  const { cause, message } = error;
  throw new ImportProblem(`The server broke off: ${cause instanceof Error ? cause.message : message}.`);
}

async function* withSilenceLimit(body: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const parts = body[Symbol.asyncIterator]();
  try {
    while (true) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new ImportProblem(`The server did not answer for ${SILENCE_MS / 1000} s.`)),
          SILENCE_MS,
        );
      });
      const part = await Promise.race([parts.next().catch(brokenOff), silence]).finally(() =>
        clearTimeout(timer),
      );
      if (part.done) return;
      yield Buffer.from(part.value);
    }
  } finally {
    await parts.return?.();
  }
}

async function openUrl(url: string, condition: Condition | undefined) {
  const whole = AbortSignal.timeout(WHOLE_MS);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), HEADERS_MS);
  try {
    const answer = await fetch(url, {
      headers: condition ? conditionalHeaders(condition.known) : {},
      signal: AbortSignal.any([whole, patience.signal]),
    });
    if (answer.status === NOT_MODIFIED && condition) throw new Unchanged();
    if (!answer.ok || !answer.body) throw new ImportProblem(`${url} answers with status ${answer.status}.`);
    condition?.learn({
      etag: answer.headers.get('etag'),
      lastModified: answer.headers.get('last-modified'),
    });
    // The length of a compressed transfer is not the length of the content.
    const length = answer.headers.get('content-encoding') ? null : answer.headers.get('content-length');
    const body = answer.body as unknown as AsyncIterable<Uint8Array>;
    return { url: answer.url || url, length: length ? Number(length) : null, body: withSilenceLimit(body) };
  } catch (error) {
    if (error instanceof ImportProblem || error instanceof Unchanged) throw error;
    const { cause, message } = error as Error;
    throw new ImportProblem(`${url} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
  } finally {
    clearTimeout(timer);
  }
}

async function openFile(file: string) {
  const about = await stat(file).catch(() => null);
  if (!about) throw new ImportProblem(`There is no file ${file}.`);
  if (!about.isFile()) throw new ImportProblem(`${file} is not a file.`);
  return { url: null, length: about.size, body: createReadStream(file) as AsyncIterable<Buffer> };
}

/** Archives that are not gzip: the error asks to unpack them. */
const ARCHIVES: [magic: string, name: string][] = [
  ['504b0304', 'zip'],
  ['fd377a58', 'xz'],
  ['425a68', 'bzip2'],
  ['377abcaf', '7z'],
];

const GZIP_MAGIC = '1f8b';

async function* join(first: Buffer, rest: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield first;
  for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value;
}

/** Decompresses gzip, recognised by its first bytes: names and content types of guides are often wrong. */
async function* unpacked(body: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const parts = body[Symbol.asyncIterator]();
  const first = await parts.next();
  if (first.done) return;
  const magic = first.value.subarray(0, 4).toString('hex');
  const archive = ARCHIVES.find(([start]) => magic.startsWith(start));
  if (archive) throw new ImportProblem(`It is a ${archive[1]} archive; unpack it first.`);
  const whole = join(first.value, parts);
  if (!magic.startsWith(GZIP_MAGIC)) {
    yield* whole;
    return;
  }
  try {
    // Its errors are thrown by the iteration.
    yield* pipeline(Readable.from(whole), createGunzip(), () => undefined) as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(`The gzip archive is damaged: ${(error as Error).message}.`);
  }
}

/**
 * Opens a file or an http(s) address; gzip is decompressed, and more than the limit is refused.
 * @throws Unchanged when its server says so
 */
export async function openSource(target: string, { maxBytes, condition }: Wanted): Promise<Source> {
  const { url, length, body } = await (/^https?:/i.test(target)
    ? openUrl(target, condition)
    : openFile(target));
  let read = 0;
  async function* counted(): AsyncIterable<Buffer> {
    for await (const part of body) {
      read += part.length;
      yield part;
    }
  }
  async function* limited(): AsyncIterable<Buffer> {
    let total = 0;
    for await (const part of unpacked(counted())) {
      total += part.length;
      if (total > maxBytes)
        throw new ImportProblem(`It is larger than the limit of ${maxBytes / MEGABYTE} MB.`);
      yield part;
    }
  }
  return { url, chunks: limited(), fraction: () => (length ? Math.min(1, read / length) : null) };
}

/** Reads the whole content, for small sources. */
export async function readWhole(source: Source): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source.chunks) parts.push(part);
  return Buffer.concat(parts);
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { ApiError } from '../../http/errors.ts';
import type { ObjectStore } from '../../objects/s3.ts';

export interface ImageCache {
  /**
   * The stored bytes of a key, or those that `make` returns now. A key is made once at a time for all its requests. Throws
   * 503 when too many others wait. A picture is not made when all its requests have `gone` away.
   */
  get(key: string, make: () => Promise<Buffer>, gone?: AbortSignal): Promise<Buffer>;
}

type SharedPictures = Pick<ObjectStore, 'get' | 'put'>;

export interface CacheOptions {
  folder: string;
  /** The highest number of stored bytes. */
  capacity?: number;
  /** Pictures drawn at the same time: a page of sixty posters must not block the other requests. */
  parallel?: number;
  /** A store that all platforms share, so that each picture is drawn once. */
  shared?: SharedPictures | null;
  /** Pictures that may wait: a few pages of new posters. */
  room?: number;
}

interface Flight {
  bytes: Promise<Buffer>;
  /** The number of requests that wait for it. */
  waiting: number;
  /** Removes it from the queue. */
  abandon: AbortController;
  isBegun: boolean;
}

/** The waiting time for a refused request: a full queue is drawn in about this time. */
const RETRY_AFTER_S = 10;

/** The format is part of the key; nobody is sent an object as it is. */
const PICTURE = 'application/octet-stream';
const objectOf = (key: string): string => `images/${key}`;

const turnedAway = () => new ApiError('unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });

const MEBIBYTE = 1024 * 1024;
/** Remove old pictures after this many written bytes, not at every write. */
const SWEEP_AFTER = 16 * MEBIBYTE;
/** The share of the capacity that is left after removing, so that the next time is far away. */
const SWEEP_TO = 0.85;

async function filesOf(folder: string): Promise<{ file: string; size: number; used: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const facts = await stat(file).catch(() => null);
      return facts?.isFile() ? { file, size: facts.size, used: facts.mtimeMs } : null;
    }),
  );
  return found.filter((entry) => entry !== null);
}

/** Removes the least recently used pictures until `capacity` is reached. */
export async function sweep(folder: string, capacity: number): Promise<void> {
  const files = (await filesOf(folder)).sort((a, b) => a.used - b.used);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= capacity) return;
  for (const { file, size } of files) {
    if (total <= capacity * SWEEP_TO) return;
    await rm(file, { force: true });
    total -= size;
  }
}

/** Pictures on disk: they survive restarts, and may be deleted at any time. */
export function openImageCache({
  folder,
  capacity = 512 * MEBIBYTE,
  parallel = 2,
  room = 256,
  shared = null,
}: CacheOptions): ImageCache {
  const flights = new Map<string, Flight>();
  const queue = new PQueue({ concurrency: parallel });
  let written = 0;

  const fileOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return path.join(folder, name.slice(0, 2), name);
  };

  async function store(file: string, bytes: Buffer): Promise<void> {
    // Written under another name and renamed: a reader never gets half a picture, not even after a crash.
    const draft = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      // On a full disk each picture would leave a part of itself.
      await rm(draft, { force: true });
      throw error;
    }
    written += bytes.length;
    if (written > SWEEP_AFTER) {
      written = 0;
      await sweep(folder, capacity);
    }
  }

  async function load(key: string, make: () => Promise<Buffer>, flight: Flight): Promise<Buffer> {
    const file = fileOf(key);
    const stored = await readFile(file).catch(() => null);
    if (stored) {
      const now = new Date();
      // Sets the time of last use. On a full or read-only disk this fails, and the picture is sent nevertheless.
      await utimes(file, now, now).catch(() => undefined);
      return stored;
    }
    if (queue.size >= room) throw turnedAway();
    const begin = () => {
      flight.isBegun = true;
      return make();
    };
    // A store that does not answer costs a drawing, never the picture.
    const known = await shared?.get(objectOf(key)).catch(() => null);
    const bytes = known ?? (await queue.add(begin, { signal: flight.abandon.signal }));
    if (!known) shared?.put(objectOf(key), bytes, PICTURE).catch(() => undefined);
    await store(file, bytes).catch(() => undefined);
    return bytes;
  }

  function flightOf(key: string, make: () => Promise<Buffer>): Flight {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight: Flight = {
      bytes: Promise.resolve(Buffer.alloc(0)),
      waiting: 0,
      abandon: new AbortController(),
      isBegun: false,
    };
    flights.set(key, flight);
    flight.bytes = load(key, make, flight).finally(() => land(key, flight));
    return flight;
  }

  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    get(key, make, cancelled) {
      const flight = flightOf(key, make);
      flight.waiting += 1;
      const leave = () => {
        flight.waiting -= 1;
        // A picture that has been started is finished and stored: the next viewer may need it.
        if (flight.waiting > 0 || flight.isBegun) return;
        land(key, flight);
        flight.abandon.abort(turnedAway());
      };
      if (cancelled?.aborted) leave();
      else cancelled?.addEventListener('abort', leave, { once: true });
      return flight.bytes;
    },
  };
}

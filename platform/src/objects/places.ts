import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from './s3.ts';

/** What is read of an opened file. */
export interface OpenFile {
  read(into: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
  stat(): Promise<{ size: number }>;
  close(): Promise<void>;
}

interface FileFacts {
  size: number;
  modifiedMs: number;
}

/** Where the files of a provider lie: on a disk, or in the bucket of `S3_URL` under paths that begin with `s3:/`. */
export interface Places {
  open(file: string): Promise<OpenFile>;
  read(file: string): Promise<Buffer>;
  /** @throws when there is no such file */
  facts(file: string): Promise<FileFacts>;
  /** Every file of the bucket below a folder; null: the folder is one of a disk. */
  filesBelow(folder: string): Promise<string[]> | null;
}

/** The prefix of paths in the bucket; `path.join` shortens `s3://` to this. */
const BUCKET = 's3:/';

/** How long the metadata of an object is cached, because every segment of a film needs it. */
const FACTS_MS = 2_000;
const MOST_FACTS = 1_000;
/** The headers of a film's boxes are small and near each other: one call reads several. */
const AHEAD = 64 * 1024;

export const isInBucket = (file: string): boolean => file.startsWith(BUCKET);

/** `s3://films` as the path that is joined and stored; null for other targets. */
export const bucketFolder = (target: string): string | null =>
  target.startsWith('s3://')
    ? path.posix.join(BUCKET, target.slice('s3://'.length)).replace(/\/+$/, '')
    : null;

const keyOf = (file: string): string => file.slice(BUCKET.length);

async function factsOnDisk(file: string): Promise<FileFacts> {
  const { size, mtimeMs } = await stat(file);
  return { size, modifiedMs: Math.floor(mtimeMs) };
}

export const onDisk: Places = {
  open,
  read: (file) => readFile(file),
  facts: factsOnDisk,
  filesBelow: () => null,
};

/** The disk, and the bucket if there is one. */
export function placesOf(store: ObjectStore | null): Places {
  if (!store) return onDisk;
  const facts = new LRUCache<string, FileFacts>({
    max: MOST_FACTS,
    ttl: FACTS_MS,
    fetchMethod: async (file) => {
      const found = await store.facts(keyOf(file));
      if (!found) throw new Error(`${file} is not in the bucket`);
      return found;
    },
  });
  const factsOf = (file: string) => (isInBucket(file) ? facts.forceFetch(file) : factsOnDisk(file));
  return {
    open: async (file) => (isInBucket(file) ? openObject(store, file, await factsOf(file)) : open(file)),
    async read(file) {
      if (!isInBucket(file)) return readFile(file);
      const bytes = await store.get(keyOf(file));
      if (!bytes) throw new Error(`${file} is not in the bucket`);
      return bytes;
    },
    facts: factsOf,
    filesBelow: (folder) => (isInBucket(folder) ? filesBelow(store, folder) : null),
  };
}

async function filesBelow(store: ObjectStore, folder: string): Promise<string[]> {
  const objects = await store.list(`${keyOf(folder)}/`);
  // Some programs make an empty object for a folder.
  return objects.flatMap(({ key }) => (key.endsWith('/') ? [] : BUCKET + key)).sort();
}

function openObject(store: ObjectStore, file: string, { size }: FileFacts): OpenFile {
  let ahead: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    async read(into, offset, length, position) {
      const isAhead = position >= ahead.start && position + length <= ahead.start + ahead.bytes.length;
      if (!isAhead) {
        const wanted = Math.min(Math.max(length, AHEAD), size - position);
        if (wanted <= 0) return { bytesRead: 0 };
        ahead = { start: position, bytes: await store.range(keyOf(file), position, wanted) };
      }
      const from = position - ahead.start;
      return { bytesRead: ahead.bytes.copy(into, offset, from, from + length) };
    },
    stat: async () => ({ size }),
    close: async () => {},
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import type { ImageCache } from './cache.ts';
import { kinds } from './draw.ts';
import { type ReadPicture, renderImage, UnreadPicture } from './render.ts';
import { formatOfExtension, sizeFor } from './resize.ts';
import {
  type ImageCatalogue,
  type ImageKind,
  type ImageLocale,
  type ImageSubject,
  imageKinds,
} from './subject.ts';
import { DRAWING_VERSION, versionOf } from './version.ts';

export interface ImageDeps {
  catalogue: ImageCatalogue;
  cache: ImageCache;
  /** Of posters that are files. */
  read?: ReadPicture;
}

const locales: readonly ImageLocale[] = ['ru', 'kk', 'en', 'uz'];

/** Pictures of the platform itself, which are in no catalogue (wire 2.9 `blackout.screenshot`). */
const ownPictures: Readonly<Record<string, ImageSubject>> = {
  'background/blackout': { seed: 'blackout', world: 'aurora', color: '#10131c' },
};

const FOREVER = 'public, max-age=31536000, immutable';
/** The picture may change: its address names no version, or one that is over, or its file could not be read. */
const MINUTE = 'public, max-age=60';
/** A file that could not be read is tried again after this time. */
const UNREAD_MS = 60_000;
/** Files remembered for it. */
const MOST_UNREAD = 10_000;

const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

interface Address {
  kind: ImageKind;
  id: string;
  locale: ImageLocale;
  extension: string;
}

/** `{kind}/{id}[.{locale}].{ext}`; null for an invalid address. */
export function parseAddress(kind: string, file: string): Address | null {
  const known = imageKinds.find((name) => name === kind);
  const parts = /^([\w-]{1,120})(?:\.(ru|kk|en|uz))?\.(\w{2,4})$/.exec(file);
  if (!known || !parts) return null;
  const [, id = '', language, extension = ''] = parts;
  if (!formatOfExtension(extension)) return null;
  return { kind: known, id, locale: locales.find((name) => name === language) ?? 'ru', extension };
}

const keyOf = (...parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, ...parts]))
    .digest('base64url')
    .slice(0, 27);

/** All artwork: `GET /img/{kind}[/{version}]/{id}[.{locale}].{ext}?w&h&crop&cover&format` (wire 1.9). Public, no cookies. */
export async function imageRoutes(
  app: FastifyInstance,
  { catalogue, cache, read = readFile }: ImageDeps,
): Promise<void> {
  // A disk or bucket that does not answer would hold the places of the queue for every request.
  const unread = new LRUCache<string, true>({ max: MOST_UNREAD, ttl: UNREAD_MS });
  const readUnlessMarked: ReadPicture = async (path) => {
    if (unread.has(path)) throw new Error(`${path} could not be read within the last minute`);
    try {
      return await read(path);
    } catch (error) {
      unread.set(path, true);
      app.log.warn({ path, error }, 'a picture is drawn instead of read');
      throw error;
    }
  };
  const send: RouteHandlerMethod = async (request, reply) => {
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const { kind, file, version } = request.params as { kind: string; file: string; version?: string };
    const address = parseAddress(kind, file);
    if (!address) throw new ApiError('not_found');
    const ownSubject = ownPictures[`${address.kind}/${address.id}`];
    const subject = ownSubject ?? (await catalogue.subject(address.kind, address.id, address.locale));
    if (!subject) throw new ApiError('not_found');

    const size = sizeFor(kinds[address.kind], request.query as Record<string, unknown>, address.extension);
    const keyFor = (shown: ImageSubject) => keyOf(address.kind, shown, size.width, size.height, size.format);
    const lifeOf = (shown: ImageSubject, isFixed: boolean) => ({
      'cache-control': isFixed ? FOREVER : MINUTE,
      etag: `"${keyFor(shown)}"`,
    });
    const pictureOf = (shown: ImageSubject) =>
      cache.get(
        keyFor(shown),
        () => renderImage(address.kind, shown, size, readUnlessMarked),
        disconnected.signal,
      );
    const life = lifeOf(subject, ownSubject !== undefined || version === versionOf(subject));
    if (request.headers['if-none-match']?.includes(life.etag)) {
      return reply.headers(headers).headers(life).code(304).send();
    }
    // Stored under the key of the drawing: the file may be readable again after a minute.
    const withoutFile = async () => {
      const { file: _, ...drawing } = subject;
      return { bytes: await pictureOf(drawing), life: lifeOf(drawing, false) };
    };
    const withFile = async () => ({ bytes: await pictureOf(subject), life });
    const sent = await withFile().catch((error: unknown) => {
      if (error instanceof UnreadPicture) return withoutFile();
      throw error;
    });
    // Set only after success: an error must not be cached for ever.
    return reply.headers(headers).headers(sent.life).type(`image/${size.format}`).send(sent.bytes);
  };
  app.get('/img/:kind/:file', send);
  app.get('/img/:kind/:version/:file', send);
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import type { ImageCache } from './cache.ts';
import { kinds } from './draw.ts';
import { type ReadPicture, renderImage } from './render.ts';
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
/** Under an address that names no version, or one that is over: the picture may change. */
const MINUTE = 'public, max-age=60';

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
  { catalogue, cache, read }: ImageDeps,
): Promise<void> {
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
    const key = keyOf(address.kind, subject, size.width, size.height, size.format);
    const etag = `"${key}"`;
    const isFixed = ownSubject !== undefined || version === versionOf(subject);
    const life = { 'cache-control': isFixed ? FOREVER : MINUTE, etag };
    if (request.headers['if-none-match']?.includes(etag)) {
      return reply.headers(headers).headers(life).code(304).send();
    }
    const bytes = await cache.get(
      key,
      () => renderImage(address.kind, subject, size, read),
      disconnected.signal,
    );
    // Set only after success: an error must not be cached for ever.
    return reply.headers(headers).headers(life).type(`image/${size.format}`).send(bytes);
  };
  app.get('/img/:kind/:file', send);
  app.get('/img/:kind/:version/:file', send);
}

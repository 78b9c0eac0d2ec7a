import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { onDisk, type Places } from '../../objects/places.ts';
import { paramsOf } from '../requests.ts';
import { checkGrant, type NoteMedia } from '../sign.ts';
import type { LibraryCatalogue, LibraryFilm } from './catalogue.ts';
import { filmFile } from './files.ts';
import { parseFilmPath } from './paths.ts';
import { filmStore, stampOf } from './store.ts';

export type LibraryDeps = {
  libraryCatalogue: LibraryCatalogue;
  secret: string;
  clock: Clock;
  noteMedia: NoteMedia;
  /** Where the files lie; without it the disk. */
  places?: Places;
};

/** Players of any site may read media; the signed address is the protection, and there are no cookies to steal. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/**
 * Film files of the provider: MP4 files, played from their place. Playlists and segments are generated on request from the
 * index of the file; nothing is converted or stored.
 */
export async function libraryRoutes(app: FastifyInstance, deps: LibraryDeps): Promise<void> {
  const { places = onDisk } = deps;
  const open = filmStore(places);

  async function filmOf(contentId: string, stamp: string): Promise<LibraryFilm> {
    const film = await deps.libraryCatalogue.film(contentId);
    if (!film || stampOf(film) !== stamp) throw new ApiError('not_found');
    return film;
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_ALL);
  });

  app.get('/hls/:grant/file/:contentId/:stamp/*', async (request, reply) => {
    const { grant = '', contentId = '', stamp = '', '*': rest = '' } = paramsOf(request);
    if (!checkGrant(grant, `file:${contentId}`, deps.secret, deps.clock.now())) {
      throw new ApiError('permission_denied');
    }
    const path = parseFilmPath(rest);
    if (!path) throw new ApiError('not_found');
    const film = await filmOf(contentId, stamp);
    if (path.file === 'segment') await deps.noteMedia(grant, null);
    const { body, type, cache, length } = await filmFile(places, path, film, await open(film));
    if (length !== undefined) reply.header('content-length', length);
    return reply.type(type).header('cache-control', cache).send(body);
  });
}

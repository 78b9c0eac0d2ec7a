import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { licenceFor } from './cenc/licence.ts';
import { FOLDERS, type Opener } from './folders.ts';
import { LICENCE } from './protection.ts';

/** A licence request has one or two key ids. */
const BODY_LIMIT = 4096;

/**
 * The licence server (spec 2 §7 DRM). It is in the folder of the stream, behind the same grant: a key id is not enough,
 * the viewer needs a valid grant for this channel or title.
 */
export async function licenceRoutes(app: FastifyInstance, open: Opener): Promise<void> {
  // Players send the module's message unchanged, with any content type or none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  for (const folder of FOLDERS) {
    app.post(`${folder}/${LICENCE}`, async (request, reply) => {
      const { protection } = await open(request);
      if (!protection) throw new ApiError('not_found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const licence = licenceFor(body, protection);
      if (licence === 'malformed') throw new ApiError('invalid');
      if (licence === 'foreign') throw new ApiError('permission_denied');
      return reply.header('cache-control', 'no-store').send(licence);
    });
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import { licenceFor } from './cenc/licence.ts';
import { licenceOf, messageIn, SYSTEMS, type System } from './cenc/systems.ts';
import { FOLDERS, type Opener } from './folders.ts';
import { licenceOrderOf } from './licence-orders.ts';
import { CERTIFICATE, LICENCE } from './protection.ts';

/** A licence request has one or two key ids. */
const BODY_LIMIT = 4096;

/** A real module would refuse it; the test module only wants to have one before its request. */
const TEST_CERTIFICATE = Buffer.from('the certificate of the sandbox');

/**
 * The licence server (spec 2 §7 DRM). It is in the folder of the stream, behind the same grant: a key id is not enough,
 * the viewer needs a valid grant for this channel or title.
 */
export async function licenceRoutes(app: FastifyInstance, open: Opener, clock: Clock): Promise<void> {
  // Players send the module's message unchanged, with any content type or none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  async function answer(request: FastifyRequest, reply: FastifyReply, system: System | null) {
    const { protection } = await open(request);
    if (!protection) throw new ApiError('not_found');
    reply.header('cache-control', 'no-store');
    const { refusal, seconds } = licenceOrderOf(clock);
    if (refusal) return reply.code(refusal.status).send(refusal.body);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const message = system ? messageIn(system, body) : body;
    const licence = message ? licenceFor(message, protection) : 'malformed';
    if (licence === 'malformed') throw new ApiError('invalid');
    if (licence === 'foreign') throw new ApiError('permission_denied');
    const limited = seconds === undefined ? licence : { ...licence, seconds };
    if (!system) return reply.send(limited);
    const wrapped = licenceOf(system, limited);
    return reply.type(wrapped.type).send(wrapped.body);
  }

  for (const folder of FOLDERS) {
    app.post(`${folder}/${LICENCE}`, (request, reply) => answer(request, reply, null));
    for (const system of SYSTEMS) {
      app.post(`${folder}/${LICENCE}/${system}`, (request, reply) => answer(request, reply, system));
    }
    app.get(`${folder}/${LICENCE}/${CERTIFICATE}`, async (request, reply) => {
      const { protection } = await open(request);
      if (!protection) throw new ApiError('not_found');
      return reply.type('application/x-x509-ca-cert').send(TEST_CERTIFICATE);
    });
  }
}

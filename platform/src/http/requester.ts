import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../domain/address-ranges.ts';

/** The requester of a code or of an attempt, as far as it is known without a token. */
export interface Requester {
  /** The owner of a code: a browser of our own web app, else a network address. */
  name: string;
  /** The key that is counted: the network address if it is known, because a browser can drop its identity. */
  counted: string;
  /** The network of the viewer; null when only a server of ours in front is known. */
  network: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly requester: Requester;
  }
}

/**
 * With this header our own web server names the browser of a request, because only it can tell browsers behind one
 * address apart.
 */
const HEADER = 'x-requester';

const nameForm = /^[\w-]{1,64}$/;

function requesterOf(request: FastifyRequest, isOurs: (address: string) => boolean): Requester {
  const isFromOurs = isOurs(request.socket.remoteAddress ?? '');
  const given = request.headers[HEADER];
  const browser = isFromOurs && typeof given === 'string' && nameForm.test(given) ? given : null;
  const address = networkOf(request.ip);
  const name = browser ?? address;
  const network = isOurs(request.ip) ? null : address;
  return { name, counted: network ?? name, network };
}

/** Adds `request.requester`; `isOurs` recognises the addresses of our own servers. */
export function addRequester(app: FastifyInstance, isOurs: (address: string) => boolean): void {
  app.decorateRequest('requester', {
    getter() {
      return requesterOf(this as unknown as FastifyRequest, isOurs);
    },
  });
}

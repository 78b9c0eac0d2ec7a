import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../domain/address-ranges.ts';

/** Who asks for a code or tries one, as far as that can be told of somebody without a token. */
export interface Asker {
  /** Whose a code is: a browser of our own web app, else a network address. */
  name: string;
  /** What is counted: the network address where it is known, because a browser forgets who it was as it likes. */
  counted: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly asker: Asker;
  }
}

/** Under this header our own web server names the browser that asks: it alone can tell those behind one address apart. */
const HEADER = 'x-requester';

const nameForm = /^[\w-]{1,64}$/;

function askerOf(request: FastifyRequest, isOurs: (address: string) => boolean): Asker {
  const isFromOurs = isOurs(request.socket.remoteAddress ?? '');
  const given = request.headers[HEADER];
  const browser = isFromOurs && typeof given === 'string' && nameForm.test(given) ? given : null;
  const address = networkOf(request.ip);
  const name = browser ?? address;
  return { name, counted: isOurs(request.ip) ? name : address };
}

/** `request.asker`; `isOurs` tells the addresses of our own servers. */
export function addAsker(app: FastifyInstance, isOurs: (address: string) => boolean): void {
  app.decorateRequest('asker', {
    getter() {
      return askerOf(this as unknown as FastifyRequest, isOurs);
    },
  });
}

import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ApiError } from '../http/errors.ts';
import { isPrivateAddress } from './private.ts';

/** A foreign server that sends nothing for this time has failed. */
const SILENCE_MS = 15_000;
const MAX_REDIRECTS = 5;
const SOCKETS = { keepAlive: true, maxSockets: 64 };

/** The requested address is in a private network. */
class PrivateHost extends Error {}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for connections. A name with any private address is refused, and the connection uses exactly the
 * addresses that were checked, because the next lookup of the name could differ.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      if (addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new PrivateHost(`${hostname} has a private address`), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** An answer of a foreign server, and its final address: relative addresses in it start there. */
export type Upstream = { answer: IncomingMessage; url: string };

type Wanted = {
  url: string;
  /** The request headers; called for every address of a redirect. */
  headersFor(url: string): Record<string, string>;
  signal: AbortSignal;
};

const lookUpPublic = publicLookup(lookup);

/** `host:port`, with the default port of the protocol. */
function placeOf({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

type Rules = {
  /** The only private `host:port` that tests may fetch from; null in production. */
  testHost: string | null;
};

/** Requests parts of streams from foreign servers: never from our own machine or a private network (docs/IMPORT.md). */
export function upstreamClient({ testHost }: Rules) {
  const http = new HttpAgent(SOCKETS);
  const https = new HttpsAgent(SOCKETS);

  async function send({ url, headersFor, signal }: Wanted): Promise<IncomingMessage> {
    const requested = new URL(url);
    const isForTests = placeOf(requested) === testHost;
    const host = requested.hostname.replace(/^\[|\]$/g, '');
    // A literal address is not resolved, so it is checked here.
    if (!isForTests && isIP(host) && isPrivateAddress(host)) throw new ApiError('permission_denied');
    const isSecure = requested.protocol === 'https:';
    const options = {
      headers: headersFor(url),
      timeout: SILENCE_MS,
      agent: isSecure ? https : http,
      ...(isForTests ? {} : { lookup: lookUpPublic }),
    };
    return new Promise((resolve, reject) => {
      const sent = (isSecure ? httpsRequest : httpRequest)(url, options, (answer) => {
        // The reader gets the error too; a viewer who disconnects must not end the process.
        answer.on('error', () => undefined);
        resolve(answer);
      });
      const stop = () => sent.destroy();
      signal.addEventListener('abort', stop, { once: true });
      sent.on('close', () => signal.removeEventListener('abort', stop));
      sent.on('timeout', () => sent.destroy(new Error('silence')));
      sent.on('error', (error) =>
        reject(error instanceof PrivateHost ? new ApiError('permission_denied') : error),
      );
      sent.end();
    });
  }

  return {
    /** Follows redirects, and checks each one by the same rules. */
    async open(wanted: Wanted): Promise<Upstream> {
      let { url } = wanted;
      for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
        const answer = await send({ ...wanted, url });
        const { statusCode = 0, headers } = answer;
        if (statusCode < 300 || statusCode >= 400 || !headers.location) return { answer, url };
        answer.resume();
        if (!URL.canParse(headers.location, url)) break;
        const next = new URL(headers.location, url);
        if (!/^https?:$/.test(next.protocol)) break;
        url = next.href;
      }
      throw new ApiError('not_found');
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

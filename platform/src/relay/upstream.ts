import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ApiError } from '../http/errors.ts';
import { isPrivateAddress } from './private.ts';

/** A foreign server that says nothing for so long has failed. */
const SILENCE_MS = 15_000;
const MAX_REDIRECTS = 5;
const SOCKETS = { keepAlive: true, maxSockets: 64 };

/** The address that was asked for lies in a private network. */
class PrivateHost extends Error {}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks names up for connecting. A name with any private address is refused whole, and the connection goes to the very
 * addresses that were checked: a name may lead elsewhere a second later.
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

/** An answer of a foreign server, and the address it finally came from: relative addresses in it begin there. */
export type Upstream = { answer: IncomingMessage; url: string };

type Wanted = {
  url: string;
  /** What a server is told; asked again for every address that a redirect leads to. */
  headersFor(url: string): Record<string, string>;
  signal: AbortSignal;
};

const lookUpPublic = publicLookup(lookup);

/** `host:port`, with the usual port of the protocol where none is written. */
function placeOf({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

type Rules = {
  /** The one `host:port` that tests may fetch from although it is private; null in real life. */
  testHost: string | null;
};

/** Asks foreign servers for parts of streams: never our own machine, never a private network (docs/IMPORT.md). */
export function upstreamClient({ testHost }: Rules) {
  const http = new HttpAgent(SOCKETS);
  const https = new HttpsAgent(SOCKETS);

  async function ask({ url, headersFor, signal }: Wanted): Promise<IncomingMessage> {
    const asked = new URL(url);
    const isForTests = placeOf(asked) === testHost;
    const host = asked.hostname.replace(/^\[|\]$/g, '');
    // An address that is written as one is never looked up.
    if (!isForTests && isIP(host) && isPrivateAddress(host)) throw new ApiError('permission_denied');
    const isSecure = asked.protocol === 'https:';
    const options = {
      ...{ headers: headersFor(url), timeout: SILENCE_MS, agent: isSecure ? https : http },
      ...(isForTests ? {} : { lookup: lookUpPublic }),
    };
    return new Promise((resolve, reject) => {
      const sent = (isSecure ? httpsRequest : httpRequest)(url, options, (answer) => {
        // Whoever reads it hears of it too; a viewer who leaves must not end the process.
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
    /** Follows redirects, each of them held against the same rules. */
    async open(wanted: Wanted): Promise<Upstream> {
      let { url } = wanted;
      for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
        const answer = await ask({ ...wanted, url });
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

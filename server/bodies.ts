import type { IncomingMessage } from 'node:http';
import { BODIES, BODY_MS, MAX_BODY_BYTES } from './constants';
import { OpenWaits, type WaitBounds } from './open-waits';

/** A body that was not read completely. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';

  constructor(readonly status: 408 | 413) {
    super(status === 408 ? 'the body did not come in time' : 'the body is too long');
  }
}

/**
 * Reads request bodies before any other work, so that an incomplete body occupies no place. When too many are
 * incomplete, for one address or in total, the oldest one is dropped; ordinary bodies arrive at once and are
 * never the oldest.
 */
export class Bodies {
  readonly #readings: OpenWaits;
  readonly #limitMs: number;

  constructor(bounds: WaitBounds = BODIES, limitMs = BODY_MS) {
    this.#readings = new OpenWaits(bounds);
    this.#limitMs = limitMs;
  }

  /**
   * Null for a request that has none.
   * @throws BodyRefused
   */
  async read(request: IncomingMessage, from: string): Promise<Buffer | null> {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && length === '0') return null;
    if (Number(length) > MAX_BODY_BYTES) throw new BodyRefused(413);
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const reading = { from, giveUp: () => stop(408) };
      const end = () => {
        clearTimeout(limit);
        this.#readings.delete(reading);
        request.off('data', take);
      };
      const stop = (status: 408 | 413) => {
        end();
        request.pause();
        reject(new BodyRefused(status));
      };
      const take = (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES) stop(413);
        else chunks.push(chunk);
      };
      const limit = setTimeout(reading.giveUp, this.#limitMs);
      request.on('data', take);
      request.once('end', () => {
        end();
        resolve(Buffer.concat(chunks));
      });
      // The viewer has left before the end of the body; nobody receives the response.
      request.once('close', () => request.complete || stop(408));
      this.#readings.add(reading);
    });
  }
}

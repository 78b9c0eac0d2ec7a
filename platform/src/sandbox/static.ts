import { Type } from 'typebox';
import type { TypedApp } from '../http/app.ts';

/** Longer than any answer of the API. */
const LONGEST = 1_000_000;

/**
 * A JSON text of a requested length that costs this server only the transfer: `bench:platform` compares the API with
 * it.
 */
export function addStatic(app: TypedApp): void {
  const texts = new Map<number, Buffer>();
  app.get(
    '/sandbox/static.json',
    { schema: { querystring: Type.Object({ bytes: Type.Integer({ minimum: 2, maximum: LONGEST }) }) } },
    async (request, reply) => {
      const { bytes } = request.query;
      const text = texts.get(bytes) ?? Buffer.from(JSON.stringify('x'.repeat(bytes - 2)));
      if (texts.size < 20) texts.set(bytes, text);
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}

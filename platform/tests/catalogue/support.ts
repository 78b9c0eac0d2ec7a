import type { InjectOptions } from 'fastify';
import type { Pool } from '../../src/origin/pool.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { NOON, seedFixture } from './fixture.ts';

export interface CataloguePlatform extends TestPlatform {
  /** Sends a request and parses the body; `token` is sent like web clients do. */
  request(
    path: string,
    options?: { token?: string; language?: string } & Pick<InjectOptions, 'method' | 'payload'>,
  ): Promise<{
    status: number;
    // The platform checks the shape against the documented schema (strictAnswers).
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it asserts
    body: any;
    text: string;
  }>;
}

/** A platform with the fixture catalogue, at noon in Almaty; with a pool it serves media. */
export async function cataloguePlatform(media: { pool?: Pool } = {}): Promise<CataloguePlatform> {
  const platform = await testPlatform(media);
  platform.clock.set(NOON);
  await seedFixture(platform.db);
  return {
    ...platform,
    async request(path, { token, language, ...rest } = {}) {
      const url = new URL(`/v2${path}`, 'http://platform');
      if (token) url.searchParams.set('access_token', token);
      const answer = await platform.app.inject({
        ...rest,
        url: url.pathname + url.search,
        headers: language ? { 'accept-language': language } : {},
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      return { status: answer.statusCode, body: isJson ? answer.json() : null, text: answer.body };
    },
  };
}

/** Ids of a list, in its order. */
export function idsOf(list: { id: string | number }[]): (string | number)[] {
  return list.map(({ id }) => id);
}

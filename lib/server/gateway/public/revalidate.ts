import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import * as v from 'valibot';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { env } from '@/lib/shared/env';

const MAX_TAGS = 100;

const Body = v.object({
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(MAX_TAGS)),
});

/**
 * `POST /api/revalidate {tags}` with `Authorization: Bearer REVALIDATE_SECRET`: expires answers with these
 * tags (`lib/platform/http/cache-life.ts`), so that the next request reads them again.
 */
export async function revalidate(request: Request): Promise<Response> {
  const secret = env().REVALIDATE_SECRET;
  const sent = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!secret || !sent || !isSame(sent, secret)) return refuse(401, 'authentication_failed');
  const body = v.safeParse(Body, await request.json().catch(() => null));
  if (!body.success) return refuse(400, 'invalid');
  for (const tag of body.output.tags) revalidateTag(tag, { expire: 0 });
  return answer(200, { revalidated: body.output.tags.length });
}

function isSame(sent: string, secret: string): boolean {
  const a = Buffer.from(sent);
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}

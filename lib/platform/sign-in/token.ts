import 'server-only';
import * as v from 'valibot';
import type { Call, Target } from '@/lib/platform/http/transport';
import { flag } from '@/lib/platform/http/wire';

/** Answer of every login (wire 2 "POST /v2/auth/login"). */
export const Token = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  /** Spec 1 §4: a guest became this user. */
  was_guest: flag,
});

export function withToken(target: Target, token: string): Target {
  return { ...target, headers: { ...target.headers, authorization: `Token ${token}` } };
}

export function post<Schema extends v.GenericSchema>(
  path: string,
  body: unknown,
  schema: Schema,
): Call<Schema> {
  return { method: 'POST', path, body, schema };
}

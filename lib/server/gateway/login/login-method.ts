import 'server-only';
import * as v from 'valibot';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readJsonBody } from '@/lib/server/gateway/http/body';
import { refuseInWords, refuseThrottled } from '@/lib/server/gateway/http/refusal';
import { limitKeyOf } from '@/lib/server/gateway/http/viewer';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { Limits, type PolicyName } from '@/lib/server/session/session-limits';

const limits = new Limits();

/** Spec 3 §5: a hidden field that people leave empty. */
const Trap = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(0))) });

/** A phone with any separators; the platform gets digits (spec 3 §5: 9 at least, E.164 has 15 at most). */
export const phoneDigits = v.pipe(
  v.string(),
  v.maxLength(32),
  v.transform((phone) => phone.replace(/[\s()+-]/g, '')),
  v.regex(/^\d{9,15}$/),
);

/** Spec 3 §5: 4 digits at least, 8 at most. */
export const loginCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{4,8}$/));

/** The posted login body, or a refusal, for which the platform is not called. */
export async function readLoginBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  if (isCrawler(request.headers.get('user-agent'))) return refuse(403, 'no_session_for_crawlers');
  const body = await readJsonBody(request);
  if (!body.ok) return refuseInWords(request, body.status, body.code);
  if (!v.is(Trap, body.value)) return refuseInWords(request, 400, 'invalid');
  const parsed = v.safeParse(schema, body.value);
  if (parsed.success) return parsed.output;
  const isPhone = parsed.issues.some((issue) => v.getDotPath(issue) === 'phone');
  return isPhone
    ? refuseInWords(request, 400, 'error_wrong_phone', 'error_wrong_phone')
    : refuseInWords(request, 400, 'invalid');
}

interface Count {
  by: PolicyName;
  /** Null counts the address alone, so that attempts of strangers do not count for the owner of a name. */
  key: string | null;
  byAddress: PolicyName;
}

/**
 * Counts a use of a login call by its key and by address; returns the refusal when the limit is exceeded,
 * else null.
 */
export async function limit(request: Request, { by, key, byAddress }: Count): Promise<Response | null> {
  const now = Date.now();
  const wait = (await limits.use(byAddress, limitKeyOf(request), now)) ?? (await limits.use(by, key, now));
  return wait === null ? null : refuseThrottled(request, wait);
}

/** Returns a counted attempt whose call was refused. */
export function refundLimit({ by, key }: Pick<Count, 'by' | 'key'>): Promise<void> {
  return limits.refundLimit(by, key, Date.now());
}

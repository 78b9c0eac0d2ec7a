import 'server-only';
import * as v from 'valibot';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { refuse } from './answer';
import { readJsonBody } from './body';
import { refuseInWords } from './refusal';

/** Spec 3 §5: a hidden field that people leave empty. */
const Trap = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(0))) });

/** The body of a form that people fill in, or a refusal, for which the platform is not called. */
export async function readFormBody<Schema extends v.GenericSchema>(
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

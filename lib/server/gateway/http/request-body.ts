import 'server-only';
import * as v from 'valibot';
import { readJsonBody } from './body';
import { refuseInWords } from './refusal';

/** The body of a personal call, or a refusal when it is invalid. */
export async function readRequestBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  const body = await readJsonBody(request);
  if (!body.ok) return refuseInWords(request, body.status, body.code);
  const parsed = v.safeParse(schema, body.value);
  return parsed.success ? parsed.output : refuseInWords(request, 400, 'invalid');
}

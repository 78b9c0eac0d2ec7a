import * as v from 'valibot';

/** Reads and checks variables of the environment; an empty one counts as not set. Throws one error that lists everything that is wrong. */
export function readVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The environment of the web app is wrong:\n${problems.join('\n')}`);
}

import * as v from 'valibot';

/** A whole number in a query, within limits. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const LAST_SECOND = 4_294_967_295;

/** A moment in Unix seconds. */
export const unixSeconds = (min = 0) => wholeNumber(min, LAST_SECOND);

/** The query of a request, checked by a schema; null when it is invalid. Unknown parameters are ignored. */
export function readQuery<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, Object.fromEntries(new URL(request.url).searchParams));
  return result.success ? result.output : null;
}

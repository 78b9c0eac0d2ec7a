import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';

/** What a mocked call returns for an answer of the platform: read by the schema of the call, as in the product. */
export const answerWith =
  (answer: unknown) =>
  async <Schema extends v.GenericSchema>({ schema }: Call<Schema>): Promise<v.InferOutput<Schema>> =>
    v.parse(schema, answer);

import 'server-only';
import type * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { askAsChild, askAsEveryone } from './askers';
import { platformBase } from './base';
import { logFailedRead } from './failed-read';
import { withoutHidden } from './hidden';
import { kept, type Life } from './kept';
import { type Call, readAnswer } from './transport';

/**
 * A read that is the same for every viewer of one audience, kept in the data cache. No viewer's token is ever used here.
 * What a child gets is asked for and kept apart: the two never meet (facts/quality.md S14).
 * @throws PlatformError
 */
export async function readPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, audience, hidden }: Reader,
  life: Life,
): Promise<v.InferOutput<Schema>> {
  const ask = audience === 'child' ? askAsChild : askAsEveryone;
  const answer = await kept(call, [platformBase(), audience, locale], life, () => ask(call, locale));
  return withoutHidden(answer, hidden);
}

/**
 * The same without keeping it: what people type has no end, and a store of it would have none either.
 * @throws PlatformError
 */
export async function askPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, audience, hidden }: Reader,
): Promise<v.InferOutput<Schema>> {
  const ask = audience === 'child' ? askAsChild : askAsEveryone;
  let answer: v.InferOutput<Schema>;
  try {
    answer = readAnswer(call, await ask(call, locale));
  } catch (error) {
    logFailedRead(call, error);
    throw error;
  }
  return withoutHidden(answer, hidden);
}

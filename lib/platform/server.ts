import 'server-only';
import type * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { askAsChild, askAsEveryone } from './askers';
import { platformBase } from './base';
import { kept, type Life } from './kept';
import type { Call } from './transport';

/**
 * A read that is the same for every viewer of one audience, kept in the data cache. No viewer's token is ever used here.
 * What a child gets is asked for and kept apart: the two never meet (facts/quality.md S14).
 * @throws PlatformError
 */
export function readPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, audience }: Reader,
  life: Life,
): Promise<v.InferOutput<Schema>> {
  const ask = audience === 'child' ? askAsChild : askAsEveryone;
  return kept(call, [platformBase(), audience, locale], life, () => ask(call, locale));
}

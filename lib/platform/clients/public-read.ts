import 'server-only';
import type * as v from 'valibot';
import { platformBase } from '@/lib/platform/http/base';
import { cachedRead, type Life } from '@/lib/platform/http/cached-read';
import { logFailedRead } from '@/lib/platform/http/failed-read';
import { withoutHidden } from '@/lib/platform/http/hidden';
import { type Call, readAnswer } from '@/lib/platform/http/transport';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type Audience, type AudienceContext, isForChild } from '@/lib/shared/sites/audience';
import { readAsChild, readAsEveryone } from './platform-clients';

/**
 * A read that is the same for every viewer of one audience, stored in the data cache. It never uses the token
 * of a viewer. Answers for a child are requested and stored separately (quality S14).
 * @throws PlatformError
 */
export async function readPublic<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, audience, hidden }: AudienceContext,
  life: Life,
): Promise<v.InferOutput<Schema>> {
  const answer = await cachedRead(call, [platformBase(), audience, locale], life, () =>
    readAs(audience, call, locale),
  );
  return withoutHidden(answer, hidden);
}

/**
 * The same without the cache: typed texts are unlimited in number, and a cache of them would be too.
 * @throws PlatformError
 */
export async function readPublicUncached<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  { locale, audience, hidden }: AudienceContext,
): Promise<v.InferOutput<Schema>> {
  let answer: v.InferOutput<Schema>;
  try {
    answer = readAnswer(call, await readAs(audience, call, locale));
  } catch (error) {
    logFailedRead(call, error);
    throw error;
  }
  return withoutHidden(answer, hidden);
}

function readAs(audience: Audience, call: Call<v.GenericSchema>, locale: Locale): Promise<unknown> {
  return isForChild(audience) ? readAsChild(call, locale, audience) : readAsEveryone(call, locale);
}

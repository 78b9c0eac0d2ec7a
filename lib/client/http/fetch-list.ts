import type * as v from 'valibot';
import { documentAudience } from '@/lib/client/browser/of-document';
import { noteServerTime } from '@/lib/client/browser/server-clock';
import { send } from '@/lib/platform/http/transport';
import { isForChild } from '@/lib/shared/sites/audience';

/** Time limit of a read of our own public lists (spec 2 §8 "Loading timeout"). */
const LIMIT_MS = 10_000;

type Query = Record<string, string | number | null | undefined>;

/**
 * One of our own public lists (`/api/rows`, `/api/schedule`, `/api/channels`) in the language and for the
 * audience of the page; needs no session. The caller decides about a retry. Browser only; pages that request
 * nothing at load import it later, because of the schemas.
 * @throws PlatformError
 */
export function fetchList<Schema extends v.GenericSchema>(
  path: string,
  query: Query,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const shown = documentAudience();
  const call = {
    path,
    query: {
      lang: document.documentElement.lang.slice(0, 2),
      audience: isForChild(shown) ? shown : null,
      ...query,
    },
    schema,
  };
  return send(call, {
    ...{ base: '/api', headers: {}, timeoutMs: LIMIT_MS, retries: 0 },
    onResponse: noteServerTime,
  });
}

import { LRUCache } from 'lru-cache';
import { securityHeaders } from '@/lib/server/security/headers';
import { Answer } from './answer';
import { MAX_REMAINING_STYLES } from './constants';
import { assetHeaders, type Target } from './incoming';
import { restOfSheet } from './next-compat/inline-styles';

/** Pages that have the same classes share one. */
const answers = new LRUCache<string, Answer>({ max: MAX_REMAINING_STYLES });

/** The rules of a style sheet that a page does not contain; null for any other address. The address never changes its answer, as that of the sheet. */
export function remainingStyles(target: Target): Answer | null {
  const key = target.pathname + target.search;
  const known = answers.get(key);
  if (known) return known;
  const css = restOfSheet(target);
  if (css === null) return null;
  const headers = {
    ...securityHeaders(),
    ...assetHeaders(target.pathname),
    'content-type': 'text/css; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };
  const answer = new Answer({ status: 200, headers: {}, body: Buffer.from(css) }, headers, false);
  answers.set(key, answer);
  return answer;
}

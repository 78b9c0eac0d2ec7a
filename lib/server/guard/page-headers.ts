import 'server-only';
import { env } from '@/lib/shared/env';
import { localeTags } from '@/lib/shared/i18n/locales';
import { framePolicy } from '@/lib/shared/policy/content-policy';
import type { GuardDecision } from './decide';

type Rendered = Pick<Extract<GuardDecision, { kind: 'render' }>, 'locale' | 'isFramable'>;

/** Headers of every page, whichever server renders it. */
export function pageHeaders({ locale, isFramable }: Rendered): Record<string, string> {
  return {
    'content-language': localeTags[locale],
    'content-security-policy': framePolicy(isFramable, env().EMBED_ORIGINS),
    // Cookies decide language, brand, context and audience, so the address does not identify the page. No
    // shared cache may store it, and a browser has to revalidate before it shows a cached copy, which could
    // show adults' content to a child (decisions/0008). "no-store" would disable the back/forward cache.
    'cache-control': 'private, no-cache',
  };
}

import 'server-only';
import { framePolicy } from '@/lib/shared/content-policy';
import { env } from '@/lib/shared/env';
import { localeTags } from '@/lib/shared/i18n/locales';
import type { GuardDecision } from './decide';

type Rendered = Pick<Extract<GuardDecision, { kind: 'render' }>, 'locale' | 'isFramable'>;

/** What every page says of itself, whoever made it. */
export function pageHeaders({ locale, isFramable }: Rendered): Record<string, string> {
  return {
    'content-language': localeTags[locale],
    'content-security-policy': framePolicy(isFramable, env().EMBED_ORIGINS),
    // Cookies decide the language, the brand, the app around and the audience: the address does not tell whose page it is.
    // No shared cache may keep it, and a browser has to ask before it shows what it kept: it would show a child what the
    // parents saw (decisions/0008). "no-store" would take the page from the browser's "back".
    'cache-control': 'private, no-cache',
  };
}

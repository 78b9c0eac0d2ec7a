import { LRUCache } from 'lru-cache';
import { endOf, kindOf, unseal } from '@/lib/server/session/sealed';
import type { KnownKind } from '@/lib/shared/sites/known-kind';

/** Browsers active at the same time; a browser has one cookie for hours. */
const MAX_KINDS = 2_000;

const kinds = new LRUCache<string, { kind: KnownKind; endsAt: number }>({ max: MAX_KINDS });

/**
 * The kind of the viewer; null without a session. From the sealed cookie, because the readable one would let
 * a child choose another audience (quality S14). Every page and page part needs it, so results of valid
 * cookies are cached; invalid cookies are not, so they cannot fill the cache.
 */
export async function kindOfViewer(sealed: string | undefined, now: number): Promise<KnownKind | null> {
  const known = sealed && kinds.get(sealed);
  if (known) return now <= known.endsAt ? known.kind : null;
  const session = await unseal(sealed, now);
  if (!sealed || !session) return null;
  const kind = kindOf(session);
  kinds.set(sealed, { kind, endsAt: endOf(session) });
  return kind;
}

import { LRUCache } from 'lru-cache';
import { endOf, kindOf, unseal } from '@/lib/server/session/sealed';
import type { KnownKind } from '@/lib/shared/sites/known-kind';

/** Browsers that are here at once; a browser has one cookie for hours. */
const MAX_KEPT = 2_000;

const kept = new LRUCache<string, { kind: KnownKind; endsAt: number }>({ max: MAX_KEPT });

/**
 * Of which kind the viewer is; null for nobody. By the sealed cookie: the one that script can write would let a child choose
 * another world (quality S14). Every page and every part of one asks, so what a cookie says is kept for the next;
 * what is made up is not, and pushes nobody out.
 */
export async function kindOfViewer(sealed: string | undefined, now: number): Promise<KnownKind | null> {
  const known = sealed && kept.get(sealed);
  if (known) return now <= known.endsAt ? known.kind : null;
  const session = await unseal(sealed, now);
  if (!sealed || !session) return null;
  const kind = kindOf(session);
  kept.set(sealed, { kind, endsAt: endOf(session) });
  return kind;
}

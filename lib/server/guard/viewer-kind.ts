import { kindOf, unseal } from '@/lib/server/session/sealed';
import type { KnownKind } from '@/lib/shared/sites/known-kind';

/**
 * The kind of the viewer; null without a session. From the sealed cookie, because the readable one would let
 * a child choose another audience (quality S14). Every page and page part needs it.
 */
export async function kindOfViewer(sealed: string | undefined, now: number): Promise<KnownKind | null> {
  const session = await unseal(sealed, now);
  return session && kindOf(session);
}

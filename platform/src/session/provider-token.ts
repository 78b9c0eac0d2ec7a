import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { providerTokens } from '../db/schema/session.ts';
import { hashToken } from '../http/tokens.ts';
import type { Provider } from './provider.ts';

/** Revokes a token by its name; false when there was none. */
export async function revokeProviderToken(db: Database, provider: Provider, name: string): Promise<boolean> {
  const revoked = await db
    .delete(providerTokens)
    .where(
      and(
        eq(providerTokens.providerId, provider.id),
        eq(providerTokens.name, name),
        eq(providerTokens.isSandbox, false),
      ),
    )
    .returning({ hash: providerTokens.hash });
  return revoked.length > 0;
}

/** A token for a provider's own system. It is shown once, and replaces an older one with the same name. */
export async function issueProviderToken(
  db: Database,
  provider: Provider,
  name: string,
  now: number,
): Promise<string> {
  const token = randomBytes(20).toString('hex');
  await db.transaction(async (tx) => {
    await revokeProviderToken(tx, provider, name);
    await tx
      .insert(providerTokens)
      .values({ hash: hashToken(token), providerId: provider.id, name, createdAt: new Date(now) });
  });
  return token;
}

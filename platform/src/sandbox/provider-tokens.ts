import { createHmac } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { providers, providerTokens } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { hashToken } from '../http/tokens.ts';

/** A stable token per provider, different on every installation. */
function tokenOf(secret: string, providerId: number): string {
  return createHmac('sha256', secret).update(`provider:${providerId}`).digest('hex').slice(0, 40);
}

/** One token per provider, for trying the provider's calls; valid while the sandbox is on (http/tokens.ts). */
export async function sandboxTokens({
  db,
  clock,
  streamSecret,
}: Deps): Promise<{ provider_id: number; provider: string; token: string }[]> {
  const all = await db
    .select({ id: providers.id, shortname: providers.shortname })
    .from(providers)
    .orderBy(asc(providers.id));
  const tokens = all.map(({ id, shortname }) => ({
    provider_id: id,
    provider: shortname,
    token: tokenOf(streamSecret, id),
  }));
  if (tokens.length === 0) return [];
  await db
    .insert(providerTokens)
    .values(
      tokens.map(({ provider_id, token }) => ({
        hash: hashToken(token),
        providerId: provider_id,
        name: 'sandbox',
        isSandbox: true,
        createdAt: new Date(clock.now()),
      })),
    )
    .onConflictDoNothing();
  return tokens;
}

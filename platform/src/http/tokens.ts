import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { announceSession } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { devices, profiles, providerTokens, tokens, users } from '../db/schema/session.ts';
import { childLevel } from '../domain/age.ts';
import type { Caller } from './caller.ts';
import { TokenCache } from './token-cache.ts';

/** Tokens never expire by themselves; only the newest ones of a device (or a login) are kept. */
const TOKENS_PER_HOLDER = 20;
/** How long a looked-up token is cached: also the longest time until a platform that cannot listen notices a change of another one. */
const CACHE_MS = 3_000;

export interface TokenStore {
  /** @param tx the transaction to which the token belongs */
  issue(
    token: {
      grade: Caller['grade'];
      userId: number;
      deviceId?: string;
      profileId?: string;
    },
    tx?: Database,
  ): Promise<string>;
  /** The caller with a token, or null for an invalid one. */
  find(token: string): Promise<Caller | null>;
  /** The number of the provider with this token, or null. */
  findProvider(token: string): Promise<number | null>;
  /** Forgets a user's cached tokens on every platform, after a change that has to act at once. */
  drop(userId: number): Promise<void>;
  /** Forgets a user's cached tokens, or all, on this platform: another one has announced a change, or nothing was heard for a while. */
  forget(userId: number | null): void;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The sandbox shows its tokens to everybody: without the sandbox they are invalid, even if a database still has them. */
interface TokenOptions {
  isSandbox: boolean;
}

/** Tokens of the platform: 40 hexadecimal characters from the system's random source, stored as SHA-256. */
export function createTokenStore(
  db: Database,
  clock: Clock,
  { isSandbox }: TokenOptions = { isSandbox: false },
): TokenStore {
  const cache = new TokenCache();
  /** Counts the drops: a value read before a drop must not be cached after it. */
  let changes = 0;

  const lookup = db
    .select({
      grade: tokens.grade,
      tokenHash: tokens.hash,
      expiresAt: tokens.expiresAt,
      userId: users.id,
      isGuest: users.isGuest,
      isActive: users.isActive,
      providerId: users.providerId,
      timezone: users.timezone,
      deviceId: tokens.deviceId,
      profileId: profiles.id,
      profileRole: profiles.role,
      ageLevel: profiles.ageLevel,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(devices, eq(devices.id, tokens.deviceId))
    .leftJoin(profiles, sql`${profiles.id} = coalesce(${devices.profileId}, ${tokens.profileId})`)
    .where(eq(tokens.hash, sql.placeholder('hash')))
    .prepare('token_lookup');

  function store(hash: string, caller: Caller, expiresAt: number | null) {
    cache.set(hash, { caller, at: clock.now(), expiresAt });
  }

  async function dropOldest(tx: Database, userId: number, deviceId: string | undefined) {
    const holder = deviceId
      ? eq(tokens.deviceId, deviceId)
      : and(eq(tokens.userId, userId), isNull(tokens.deviceId));
    const superfluous = tx
      .select({ hash: tokens.hash })
      .from(tokens)
      .where(holder)
      .orderBy(desc(tokens.createdAt))
      .offset(TOKENS_PER_HOLDER);
    const dropped = await tx
      .delete(tokens)
      .where(inArray(tokens.hash, superfluous))
      .returning({ hash: tokens.hash });
    if (dropped.length > 0) await drop(userId, tx);
  }

  function forget(userId: number | null): void {
    changes += 1;
    if (userId === null) cache.clear();
    else cache.deleteUser(userId);
  }

  async function drop(userId: number, tx: Database = db): Promise<void> {
    forget(userId);
    await announceSession(tx, userId);
  }

  return {
    async issue({ grade, userId, deviceId, profileId }, tx = db) {
      const token = randomBytes(20).toString('hex');
      await tx.insert(tokens).values({
        hash: hashToken(token),
        grade,
        userId,
        deviceId: deviceId ?? null,
        profileId: profileId ?? null,
        createdAt: new Date(clock.now()),
      });
      await dropOldest(tx, userId, deviceId);
      return token;
    },

    async find(token) {
      const hash = hashToken(token);
      const cached = cache.get(hash);
      const now = clock.now();
      if (cached && now - cached.at < CACHE_MS && (cached.expiresAt === null || cached.expiresAt > now)) {
        return cached.caller;
      }
      cache.delete(hash);
      const before = changes;
      const [row] = await lookup.execute({ hash });
      if (!row?.isActive) return null;
      const { expiresAt, isActive: _, profileRole, ageLevel, ...known } = row;
      const caller = { ...known, childLevel: profileRole === 'child' ? childLevel(ageLevel ?? 0) : null };
      if (expiresAt && expiresAt.getTime() <= now) return null;
      if (before === changes) store(hash, caller, expiresAt?.getTime() ?? null);
      return caller;
    },

    async findProvider(token) {
      const [row] = await db
        .select({ providerId: providerTokens.providerId, isSandbox: providerTokens.isSandbox })
        .from(providerTokens)
        .where(eq(providerTokens.hash, hashToken(token)));
      return row && (isSandbox || !row.isSandbox) ? row.providerId : null;
    },

    drop,
    forget,
  };
}

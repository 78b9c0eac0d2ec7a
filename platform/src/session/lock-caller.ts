import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { tokens, users } from '../db/schema/session.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { User } from './user.ts';

/**
 * Locks the user of a call until the end of the transaction, and looks for the token of the call again. It may have been
 * dropped since the call was authenticated; what the call stores would outlive it.
 * @throws ApiError `authentication_failed`
 */
export async function lockCaller(
  tx: Database,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const isValid = (await tx.$count(tokens, eq(tokens.hash, tokenHash))) > 0;
  if (!isValid) throw new ApiError('authentication_failed');
  return user;
}

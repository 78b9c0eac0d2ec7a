import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../http/caller.ts';

/** Favourites and history belong to a profile; '' means that no profile was chosen (db/schema/viewing.ts). */
export function profileOf(caller: Caller): string {
  return caller.profileId ?? '';
}

export function ownedBy(table: { userId: PgColumn; profileId: PgColumn }, caller: Caller) {
  return and(eq(table.userId, caller.userId), eq(table.profileId, profileOf(caller)));
}

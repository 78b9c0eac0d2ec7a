import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { cards } from '../../db/schema/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { BankCard } from './bank.ts';

export type Card = typeof cards.$inferSelect;

/** A user's linked cards, the primary one first, then the latest. */
export function cardsOf(db: Database, userId: number): Promise<Card[]> {
  return db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(desc(cards.isPrimary), desc(cards.createdAt), desc(cards.id));
}

/** The card named by a call, else the primary one; 404 when there is none. */
export async function chosenCard(db: Database, userId: number, cardId?: number): Promise<Card> {
  const held = await cardsOf(db, userId);
  const card = cardId === undefined ? held[0] : held.find(({ id }) => id === cardId);
  if (!card) throw new ApiError('unknown_card');
  return card;
}

/** Stores a card once, with its latest expiry; the first one becomes primary. Call it under the lock of the account. */
export async function storeCard(tx: Database, userId: number, card: BankCard, now: number): Promise<Card> {
  const held = await cardsOf(tx, userId);
  const same = held.find(({ bankToken }) => bankToken === card.bankToken);
  if (same) {
    if (card.expires !== null && card.expires !== same.expires)
      await tx.update(cards).set({ expires: card.expires }).where(eq(cards.id, same.id));
    return same;
  }
  const [stored] = await tx
    .insert(cards)
    .values({ ...card, userId, isPrimary: held.length === 0, createdAt: new Date(now) })
    .returning();
  if (!stored) throw new Error('A card was not written');
  return stored;
}

/** Makes a card the one that is offered first. Call it under the lock of the account. */
export async function makePrimary(tx: Database, userId: number, cardId: number): Promise<Card> {
  const card = await chosenCard(tx, userId, cardId);
  await tx.update(cards).set({ isPrimary: false }).where(eq(cards.userId, userId));
  await tx.update(cards).set({ isPrimary: true }).where(eq(cards.id, card.id));
  return { ...card, isPrimary: true };
}

/** Removes a card; another one becomes primary. Call it under the lock of the account. */
export async function removeCard(tx: Database, userId: number, cardId?: number): Promise<void> {
  const card = await chosenCard(tx, userId, cardId);
  await tx.delete(cards).where(and(eq(cards.id, card.id), eq(cards.userId, userId)));
  if (!card.isPrimary) return;
  const [next] = await cardsOf(tx, userId);
  if (next) await tx.update(cards).set({ isPrimary: true }).where(eq(cards.id, next.id));
}

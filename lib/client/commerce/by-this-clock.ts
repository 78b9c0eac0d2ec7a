import type { Transaction } from '@/lib/rules/commerce/product';

/**
 * The times of a payment by the clock of this device, which may be hours wrong: without this an open payment would pass for
 * one that is over, and be made again.
 */
export function byThisClock(transaction: Transaction, now = Date.now()): Transaction {
  const { createdAt, expiresAt, readAt = now } = transaction;
  const ahead = now - readAt;
  return { ...transaction, createdAt: createdAt + ahead, expiresAt: expiresAt + ahead, readAt: now };
}

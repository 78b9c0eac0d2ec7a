import type { Transaction } from '@/lib/rules/commerce/product';

/**
 * Converts the times of a payment to the clock of this device, which may be hours wrong. Without the conversion an open
 * payment could look expired, and the viewer would pay again.
 */
export function byThisClock(transaction: Transaction, now = Date.now()): Transaction {
  const { createdAt, expiresAt, readAt = now } = transaction;
  const ahead = now - readAt;
  return { ...transaction, createdAt: createdAt + ahead, expiresAt: expiresAt + ahead, readAt: now };
}

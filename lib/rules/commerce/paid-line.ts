import type { Money } from '@/lib/shared/money';
import type { Transaction } from './product';

/** A line of everything that the viewer paid or got back. */
export interface PaidLine {
  /** Of the payment or the booking: the number of its receipt. */
  id: string;
  /** A payment with a state of its own; or the balance alone paid, got back, or gave back to the card. */
  kind: 'payment' | 'charge' | 'refund' | 'returned';
  title: string | null;
  amount: Money;
  /** Milliseconds. */
  createdAt: number;
  /** Of a payment. */
  status: Transaction['status'] | null;
  /** Words of the platform about the state. */
  note: string;
}

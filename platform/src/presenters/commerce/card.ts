import { type Static, Type } from 'typebox';
import type { Card } from '../../commerce/payments/cards.ts';
import { Nullable, Wire } from '../schema.ts';

/** wire 7.1. */
export const CardWire = Wire({
  id: Type.Integer(),
  number: Type.String({ description: '**** and the last digits' }),
  is_primary: Type.Boolean(),
  expires: Nullable(Type.String({ description: 'the last month in which it is valid, 2029-04' })),
});

export function presentCard({ id, lastDigits, isPrimary, expires }: Card): Static<typeof CardWire> {
  return { id, number: `**** ${lastDigits}`, is_primary: isPrimary, expires };
}

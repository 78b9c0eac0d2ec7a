import { type Static, Type } from 'typebox';
import type { Card } from '../../commerce/payments/cards.ts';
import { Wire } from '../schema.ts';

/** wire 7.1. */
export const CardWire = Wire({
  id: Type.Integer(),
  number: Type.String({ description: '**** and the last digits' }),
  is_primary: Type.Boolean(),
});

export function presentCard({ id, lastDigits, isPrimary }: Card): Static<typeof CardWire> {
  return { id, number: `**** ${lastDigits}`, is_primary: isPrimary };
}

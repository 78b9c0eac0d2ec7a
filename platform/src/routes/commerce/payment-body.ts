import { type TSchema, Type } from 'typebox';
import { MAX_INT } from '../../domain/identifiers.ts';

/** Clients send money as a number or as a decimal string; `readAmount` reads both. */
export const amountGiven = Type.Union([Type.String({ maxLength: 20 }), Type.Number()]);

/** Clients send null for unknown values, too. */
export const orNull = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

/** `offer_version` of the offer that the viewer has seen. */
export const offerVersionGiven = Type.Integer({
  minimum: 0,
  maximum: MAX_INT,
  description: 'of the offer that the viewer agreed to: other terms are refused with price_changed',
});

/** The sum that the viewer saw: a condition, never a price. */
export const amountAgreed = Type.String({
  pattern: '^\\d{1,8}\\.\\d{2}$',
  description: 'the most that the viewer agreed to pay: more is refused with price_changed',
});

export const paysystemGiven = Type.String({ maxLength: 40 });
export const returnUrlGiven = Type.String({ maxLength: 2000 });

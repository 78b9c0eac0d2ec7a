import { type TSchema, Type } from 'typebox';

/** The largest number of a transaction, an account or a card that the database can hold. */
const LAST_ID = 2_147_483_647;

export const numericId = Type.Integer({ minimum: 1, maximum: LAST_ID });

/** Clients send money as a number or as a decimal string; it is read by `readAmount`. */
export const amountGiven = Type.Union([Type.String({ maxLength: 20 }), Type.Number()]);

/** Clients also send null for what they do not have. */
export const orNull = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

export const paysystemGiven = Type.String({ maxLength: 40 });
export const returnUrlGiven = Type.String({ maxLength: 2000 });

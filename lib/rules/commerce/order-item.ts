import * as v from 'valibot';
import { SubjectId } from './subject';

/** The packet that is bought after another one, because it needs a base packet. */
export const NextPacket = v.nullish(SubjectId);

/** What is to be bought, in one order after the other: a base packet first, then what needs it. */
export const OrderItem = v.variant('kind', [
  v.object({
    kind: v.literal('packet'),
    key: SubjectId,
    wayId: v.nullable(SubjectId),
    /** Another period of a packet that is owned. */
    isChange: v.optional(v.boolean()),
  }),
  /** Any of the packets that remove advertising: which one is chosen first. */
  v.object({ kind: v.literal('adFree') }),
  v.object({ kind: v.literal('rent'), contentId: SubjectId, wayId: SubjectId }),
  v.object({ kind: v.literal('refill'), amount: v.nullable(v.pipe(v.string(), v.maxLength(12))) }),
  v.object({ kind: v.literal('promo'), code: v.pipe(v.string(), v.minLength(1), v.maxLength(15)) }),
]);

export type OrderItem = v.InferOutput<typeof OrderItem>;

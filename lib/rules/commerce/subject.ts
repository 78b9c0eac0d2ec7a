import * as v from 'valibot';

/** An id or a slug of what is bought, watched or remembered. */
export const SubjectId = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));

/** Money that a viewer types: at most two decimals. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,8}(\.\d{1,2})?$/));

/**
 * What somebody wants to buy. Everything here is named, never priced: the price is the server's. It may be stored, because
 * nothing in it is secret.
 */
export const PurchaseSubject = v.variant('kind', [
  /** A packet, as in `/packets/{id}`; `wayId` is a period that was chosen already; `isChange`: of one that is owned. */
  v.object({
    kind: v.literal('packet'),
    key: SubjectId,
    wayId: v.optional(SubjectId),
    isChange: v.optional(v.boolean()),
  }),
  /** A title: with the packets of a quick sale, in the order in which they are bought, or with a licence of its own. */
  v.object({
    kind: v.literal('title'),
    contentId: SubjectId,
    packetKeys: v.optional(v.pipe(v.array(SubjectId), v.maxLength(10))),
    wayId: v.optional(SubjectId),
  }),
  /** A channel: with the packets that open it, in the order in which they are bought. */
  v.object({
    kind: v.literal('channel'),
    channelId: SubjectId,
    packetKeys: v.pipe(v.array(SubjectId), v.minLength(1), v.maxLength(10)),
  }),
  /** A packet that removes advertising. */
  v.object({ kind: v.literal('removeAds') }),
  v.object({ kind: v.literal('refill'), amount: v.optional(amount) }),
  v.object({ kind: v.literal('promo'), code: v.pipe(v.string(), v.minLength(1), v.maxLength(15)) }),
]);

export type PurchaseSubject = v.InferOutput<typeof PurchaseSubject>;

/** What follows a purchase (spec 3 §4 "Other": startAfterBuy, playAfterId). */
export const AfterPurchase = v.object({
  /** The title that starts to play. */
  playAfterId: v.optional(v.nullable(SubjectId)),
  startAfterBuy: v.optional(v.boolean()),
});

export type AfterPurchase = v.InferOutput<typeof AfterPurchase>;

/** `bought`: it is there. `later`: a payment is still open. */
export interface PurchaseOutcome {
  result: 'bought' | 'owned' | 'later' | 'failed' | 'abandoned';
  subject: PurchaseSubject;
}

/** The same, for the same period. */
export const isSameChoice = (a: PurchaseSubject, b: PurchaseSubject): boolean =>
  isSameSubject(a, b) && wayOf(a) === wayOf(b);

const wayOf = (subject: PurchaseSubject) => ('wayId' in subject ? subject.wayId : undefined);

export const isSameSubject = (a: PurchaseSubject, b: PurchaseSubject): boolean => nameOf(a) === nameOf(b);

function nameOf(subject: PurchaseSubject): string {
  switch (subject.kind) {
    case 'packet':
      return `packet:${subject.key}`;
    case 'title':
      return `title:${subject.contentId}:${subject.wayId ?? ''}:${subject.packetKeys?.join(',') ?? ''}`;
    case 'channel':
      return `channel:${subject.channelId}:${subject.packetKeys.join(',')}`;
    case 'promo':
      return `promo:${subject.code}`;
    default:
      return subject.kind;
  }
}

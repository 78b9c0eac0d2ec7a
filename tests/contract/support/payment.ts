/** What the offer route says of the terms, as far as a payment repeats it. */
export interface Terms {
  id: string | null;
  buyerId: number;
  wayId: string | null;
  version: number;
}

/** The body of `POST /api/commerce/pay` that the browser sends for the terms it was shown; from the balance unless `more` says otherwise. */
export function paymentFor({ id: offerId, buyerId, wayId, version }: Terms, item: object, more: object = {}) {
  const terms = { offerId, buyerId, wayId, version, shown: '', item, attempt: crypto.randomUUID() };
  const plain = { by: 'balance', returnPath: '/packets/82', cardId: null, phone: null, isCardSaved: false };
  return { ...plain, ...terms, earlier: [], ...more };
}

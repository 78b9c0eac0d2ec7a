import * as v from 'valibot';

const News = v.object({ type: v.literal('payment'), id: v.number() });

interface Message {
  data: unknown;
  origin: string;
  source: unknown;
}

interface Expected {
  /** The address of the frame; only its own page may speak. */
  url: string;
  window: unknown;
  transactionId: number;
}

/**
 * Whether a message is that of the bank in our frame about this payment (docs/MONEY.md Paying). It proves nothing: it is a
 * reason to ask the server now instead of in five seconds.
 */
export function isFrameNews(
  { data, origin, source }: Message,
  { url, window, transactionId }: Expected,
): boolean {
  const isFromFrame = window !== null && source === window && origin === new URL(url).origin;
  return isFromFrame && v.is(News, data) && data.id === transactionId;
}

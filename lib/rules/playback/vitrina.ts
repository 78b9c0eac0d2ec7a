import * as v from 'valibot';

/** quality S33: a frame that sends no message within this time is replaced by an explanation. */
export const VITRINA_TIMEOUT_MS = 8_000;
/** The same for the whole wait, with the request of the address (spec 2 §8 Loading timeout). */
export const VITRINA_LIMIT_MS = 10_000;

const Message = v.object({
  type: v.literal('vitrina'),
  event: v.picklist(['ready', 'playing', 'paused', 'error']),
});

export type VitrinaEvent = v.InferOutput<typeof Message>['event'];

/** What the frame says; null for a message of another window, another origin, or another form. */
export function vitrinaEvent(
  message: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: { origin: string; window: MessageEventSource | null },
): VitrinaEvent | null {
  if (frame.window === null || message.source !== frame.window || message.origin !== frame.origin)
    return null;
  const read = v.safeParse(Message, message.data);
  return read.success ? read.output.event : null;
}

import * as v from 'valibot';
import type { Call } from './transport';
import { flag, idText, numberOrNull, textOrNull } from './wire';

const MetadataWire = v.object({
  is_purchased: flag,
  is_available: flag,
  is_continuation: flag,
  min_price: textOrNull,
  history: v.nullish(v.object({ seconds: numberOrNull })),
  next_to_play: v.nullish(v.object({ id: idText, slug: textOrNull })),
});

/** What a title is to this viewer (spec 2 §3 "Content meta"). */
export interface ContentMetadata {
  isPurchased: boolean;
  isAvailable: boolean;
  minPrice: string | null;
  /** Resume position; null when there is none. */
  resumeSeconds: number | null;
  /** The episode to go on with. */
  nextToPlay: string | null;
}

export function metadataCall(contentId: string): Call<typeof MetadataWire> {
  return { path: `/users/self/content_metadata/${contentId}`, schema: MetadataWire };
}

export function toMetadata(wire: v.InferOutput<typeof MetadataWire>): ContentMetadata {
  return {
    isPurchased: wire.is_purchased,
    isAvailable: wire.is_available,
    minPrice: wire.min_price,
    resumeSeconds: wire.history?.seconds ?? null,
    nextToPlay: wire.next_to_play?.slug ?? wire.next_to_play?.id ?? null,
  };
}

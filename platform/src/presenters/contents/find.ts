import { type Static, Type } from 'typebox';
import type { Find } from '../../db/queries/finds.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { Snowflake, Wire } from '../schema.ts';

/** A search text and the result that was opened (spec 1 §3 Search-found record). */
export const FindWire = Wire({
  id: Snowflake,
  text: Type.String(),
  title: Type.String(),
  content_type: Type.String(),
  object_id: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});

export function findWire(find: Find): Static<typeof FindWire> {
  return {
    id: find.id,
    text: find.text,
    title: find.title,
    content_type: find.contentType,
    object_id: find.objectId,
    created_at: isoSeconds(find.createdAt),
  };
}

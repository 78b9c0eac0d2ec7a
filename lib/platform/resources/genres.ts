import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const GenreWire = v.object({
  id: idText,
  name: text,
  slug: textOrNull,
  parent_id: v.nullish(idText, null),
  row_slug: textOrNull,
});

export interface Genre {
  id: string;
  /** The genre's part of an address. */
  slug: string;
  name: string;
  /** The main genre of this one; null for a main one. */
  parentId: string | null;
  /** The row of its titles. */
  rowSlug: string | null;
}

/** `GET /v2/internal_genres`. @throws PlatformError */
export async function listGenres(reader: AudienceContext): Promise<Genre[]> {
  const call = { path: '/internal_genres', schema: bareList(GenreWire) };
  const genres = await readPublic(call, reader, { revalidate: life.directory, tags: [tag.directory] });
  return genres.map(({ id, name, slug, parent_id: parentId, row_slug: rowSlug }) => ({
    id,
    name,
    slug: slug ?? id,
    parentId,
    rowSlug: rowSlug || null,
  }));
}

import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull, bareList, color, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const LibraryWire = v.object({
  id: v.number(),
  title: text,
  description: textOrNull,
  cover: v.nullish(v.object({ bg: artOrNull, color_bg: color })),
  bg: artOrNull,
  color_bg: color,
});

/** A collection of titles that one partner licenses (spec 2 §3 "Library"). */
export interface Library {
  id: number;
  title: string;
  description: string | null;
  background: string | null;
  color: string | null;
}

/** `GET /v2/libraries`; null when this number does not exist. @throws PlatformError */
export async function findLibrary(id: number, reader: AudienceContext): Promise<Library | null> {
  const all = await readPublic({ path: '/libraries', schema: bareList(LibraryWire) }, reader, {
    revalidate: life.directory,
    tags: [tag.directory],
  });
  const wire = all.find((library) => library.id === id);
  return wire
    ? {
        id,
        title: wire.title,
        description: wire.description,
        background: wire.cover?.bg ?? wire.bg,
        color: wire.cover?.color_bg ?? wire.color_bg,
      }
    : null;
}

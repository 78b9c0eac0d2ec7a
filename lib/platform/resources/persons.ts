import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const PersonWire = v.object({
  id: idText,
  slug: textOrNull,
  name: text,
  bio: textOrNull,
  image_url: artOrNull,
  image: artOrNull,
  role: textOrNull,
  roles: listOf(v.string()),
  birth_date: textOrNull,
});

export interface Person {
  id: string;
  slug: string;
  name: string;
  biography: string | null;
  photo: string | null;
  roleKey: string | null;
  /** Their other roles; few platforms return them. */
  roleKeys: string[];
  /** A day (YYYY-MM-DD); our platform says it (docs/PLATFORM.md "The birth of a person"). */
  birthDate: string | null;
}

/** `GET /v2/persons/{id or slug}`. @throws PlatformError with status 404 when it does not exist */
export async function getPerson(key: string, reader: AudienceContext): Promise<Person> {
  const wire = await readPublic({ path: `/persons/${encodeURIComponent(key)}`, schema: PersonWire }, reader, {
    revalidate: life.title,
    tags: [tag.person(key)],
  });
  return {
    id: wire.id,
    slug: wire.slug ?? wire.id,
    name: wire.name,
    biography: wire.bio,
    photo: wire.image_url ?? wire.image,
    roleKey: wire.role,
    roleKeys: wire.roles,
    birthDate: wire.birth_date,
  };
}

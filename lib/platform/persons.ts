import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from './cache';
import { readPublic } from './server';
import { artOrNull, idText, listOf, text, textOrNull } from './wire';

const PersonWire = v.object({
  id: idText,
  slug: textOrNull,
  name: text,
  bio: textOrNull,
  image_url: artOrNull,
  image: artOrNull,
  role: textOrNull,
  roles: listOf(v.string()),
});

export interface Person {
  id: string;
  slug: string;
  name: string;
  biography: string | null;
  photo: string | null;
  roleKey: string | null;
  /** Everything else that they do; few platforms say it. */
  roleKeys: string[];
}

/** `GET /v2/persons/{id or slug}`. @throws PlatformError with status 404 when there is none */
export async function getPerson(key: string, reader: Reader): Promise<Person> {
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
  };
}

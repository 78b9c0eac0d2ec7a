import { type Static, Type } from 'typebox';
import type { Person } from '../../catalogue/model.ts';
import { Nullable, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

export const PersonCard = Wire({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  role: Type.String(),
  roles: Type.Array(Type.String()),
  image: Type.String(),
  image_url: Type.String(),
  contents_count: Type.Integer(),
});

export const PersonPage = Type.Object({
  ...PersonCard.properties,
  bio: Type.String(),
  /** Ours (docs/PLATFORM.md "The birth of a person"). */
  birth_date: Nullable(Type.String({ format: 'date' })),
});

export function personCard(person: Person, view: View): Static<typeof PersonCard> {
  const image = view.images('person', person.id, view.locale);
  return {
    id: person.id,
    slug: person.slug,
    name: localized(person.name, view),
    role: person.role,
    roles: person.roles,
    image,
    image_url: image,
    contents_count: person.contents.length,
  };
}

export function personPage(person: Person, view: View): Static<typeof PersonPage> {
  return { ...personCard(person, view), bio: localized(person.bio, view), birth_date: person.birthDate };
}

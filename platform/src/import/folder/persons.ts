import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { contentPersons, persons } from '../../db/schema/persons.ts';
import { searchable } from '../../domain/text.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { slugify } from '../../seed/ids.ts';
import type { Facts } from './facts.ts';
import { inAllLanguages } from './sidecar.ts';

type Writer = Pick<Database, 'select' | 'insert' | 'delete'>;

/** Imported persons have ids in their own range. */
const FIRST_PERSON = 100_000;
const NOTHING: Localized = { ru: '', kk: '', en: '', uz: '' };

/** Finds persons by any of their names, and creates unknown ones. */
async function directory(tx: Writer) {
  const known = await tx.select({ id: persons.id, name: persons.name, slug: persons.slug }).from(persons);
  const byName = new Map(
    known.flatMap(({ id, name }) => Object.values(name).map((one) => [searchable(one), id])),
  );
  const slugs = new Set(known.map(({ slug }) => slug));
  let next = Math.max(FIRST_PERSON - 1, ...known.map(({ id }) => id));
  return async ({ name: text, role }: Facts['persons'][number]): Promise<number> => {
    const name = inAllLanguages(text);
    const found = byName.get(searchable(name.ru)) ?? byName.get(searchable(name.en));
    if (found !== undefined) return found;
    next += 1;
    const plain = slugify(name.en) || 'person';
    const slug = slugs.has(plain) ? `${plain}-${next}` : plain;
    await tx.insert(persons).values({ id: next, slug, name, bio: NOTHING, role });
    slugs.add(slug);
    for (const one of Object.values(name)) byName.set(searchable(one), next);
    return next;
  };
}

export type Cast = { contentId: string; persons: Facts['persons'] };

/** Writes the credits of the titles in their order; earlier credits are removed. */
export async function writeCasts(tx: Writer, casts: readonly Cast[]): Promise<void> {
  const ids = casts.map(({ contentId }) => contentId);
  await tx.delete(contentPersons).where(inArray(contentPersons.contentId, ids));
  if (casts.every(({ persons: cast }) => cast.length === 0)) return;
  const personOf = await directory(tx);
  for (const { contentId, persons: cast } of casts) {
    for (const [priority, one] of cast.entries()) {
      const credit = { contentId, personId: await personOf(one), role: one.role, priority };
      await tx.insert(contentPersons).values(credit).onConflictDoNothing();
    }
  }
}

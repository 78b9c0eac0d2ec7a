import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull, bareList, flag, idText, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The platform's own maximum of one page (wire 1.4). */
const PAGE = 100;

/** A longer list would be an invalid answer. */
const MAX_PAGES = 1_000;

const Title = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  short: textOrNull,
  description: textOrNull,
  content_type: textOrNull,
  cover: artOrNull,
  duration: numberOrNull,
  age: numberOrNull,
  is_free: v.nullish(flag),
  published_at: textOrNull,
});

const Person = v.object({
  id: idText,
  slug: textOrNull,
  name: text,
  bio: textOrNull,
  contents_count: numberOrNull,
});

/** A title in the list of all titles. */
export interface ListedTitle {
  id: string;
  slug: string;
  title: string;
  /** As on its page: the short one where there is no other. */
  description: string | null;
  isSeries: boolean;
  still: string | null;
  durationSeconds: number | null;
  age: number | null;
  /** Null when the platform does not say. */
  isFree: boolean | null;
  /** ISO; when it was added to the catalogue. */
  publishedAt: string | null;
}

export interface ListedPerson {
  slug: string;
  name: string;
  /** Null without one, and when the platform does not say. */
  biography: string | null;
  /** The number of their titles; null when the platform does not say. */
  works: number | null;
}

/** `GET /v2/videos`: all films and series of the libraries. @throws PlatformError */
export async function listTitles(reader: AudienceContext): Promise<ListedTitle[]> {
  const titles = await readAll('/videos', Title, reader);
  return titles.map((wire) => ({
    id: wire.id,
    slug: wire.slug ?? wire.id,
    title: wire.title,
    description: wire.description ?? wire.short,
    isSeries: wire.content_type === 'series',
    still: wire.cover,
    durationSeconds: wire.duration,
    age: wire.age,
    isFree: wire.is_free ?? null,
    publishedAt: wire.published_at,
  }));
}

/** `GET /v2/persons`: their addresses, and their texts in the language of the reader. @throws PlatformError */
export async function listPersons(reader: AudienceContext): Promise<ListedPerson[]> {
  const persons = await readAll('/persons', Person, reader);
  return persons.map(({ id, slug, name, bio: biography, contents_count: works }) => ({
    slug: slug ?? id,
    name,
    biography,
    works,
  }));
}

async function readAll<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  reader: AudienceContext,
): Promise<v.InferOutput<Schema>[]> {
  const all: v.InferOutput<Schema>[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const call = { path, query: { limit: PAGE, offset: page * PAGE }, schema: bareList(schema) };
    const some = await readPublic(call, reader, { revalidate: life.directory, tags: [tag.directory] });
    all.push(...some);
    // A page lacks at most what the brand hides.
    if (some.length < PAGE - (reader.hidden?.length ?? 0)) break;
  }
  return all;
}

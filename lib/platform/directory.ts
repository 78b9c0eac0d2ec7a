import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from './cache';
import { readPublic } from './server';
import { bareList, idText, numberOrNull, text, textOrNull } from './wire';

/** The platform's own maximum of one page (facts/wire.md 1.4). */
const PAGE = 100;

/** A list that is longer than this would be a broken answer. */
const MAX_PAGES = 1_000;

const Title = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  description: textOrNull,
  content_type: textOrNull,
  cover: textOrNull,
  duration: numberOrNull,
  age: numberOrNull,
});

const Person = v.object({ id: idText, slug: textOrNull });

/** A title as a list of all of them knows it. */
export interface ListedTitle {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  isSeries: boolean;
  still: string | null;
  durationSeconds: number | null;
  age: number | null;
}

/** `GET /v2/videos`: all films and series of the libraries. @throws PlatformError */
export async function listTitles(reader: Reader): Promise<ListedTitle[]> {
  const titles = await readAll('/videos', Title, reader);
  return titles.map((wire) => ({
    id: wire.id,
    slug: wire.slug ?? wire.id,
    title: wire.title,
    description: wire.description,
    isSeries: wire.content_type === 'series',
    still: wire.cover,
    durationSeconds: wire.duration,
    age: wire.age,
  }));
}

/** `GET /v2/persons`: their addresses. @throws PlatformError */
export async function listPersonSlugs(reader: Reader): Promise<string[]> {
  return (await readAll('/persons', Person, reader)).map(({ id, slug }) => slug ?? id);
}

async function readAll<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  reader: Reader,
): Promise<v.InferOutput<Schema>[]> {
  const all: v.InferOutput<Schema>[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const call = { path, query: { limit: PAGE, offset: page * PAGE }, schema: bareList(schema) };
    const some = await readPublic(call, reader, { revalidate: life.directory, tags: [tag.directory] });
    all.push(...some);
    if (some.length < PAGE) break;
  }
  return all;
}

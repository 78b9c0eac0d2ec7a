import * as v from 'valibot';
import { callAsViewer } from '@/lib/platform/browser';
import { onWho } from '@/lib/session/who';

export type FavouriteKind = 'channel' | 'content' | 'person' | 'program';

const idOf = {
  channel: 'channel_id',
  content: 'content_id',
  person: 'person_id',
  program: 'program_id',
} as const;

const Favourite = v.object({ id: v.string(), kind: v.string(), object_id: v.string() });

/** From `kind:id` to the favourite's own id; asked once a viewer. */
let asked: Promise<Map<string, string>> | null = null;
const listeners = new Set<() => void>();

export const favouriteKey = (kind: FavouriteKind, id: string): string => `${kind}:${id}`;

/** @throws PlatformError */
export function loadFavourites(): Promise<ReadonlyMap<string, string>> {
  asked ??= fetchAll().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Hears of this page's changes. */
export function onFavourites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @throws PlatformError */
export async function addFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const call = { method: 'POST', path: '/users/self/favorites', schema: Favourite } as const;
  const added = await callAsViewer({ ...call, body: { [idOf[kind]]: id } });
  (await loadedBefore()).set(favouriteKey(kind, id), added.id);
  tell();
}

/** @throws PlatformError; one that another window has removed is gone all the same */
export async function removeFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const own = (await loadFavourites()).get(favouriteKey(kind, id));
  if (own) {
    await callAsViewer({
      method: 'DELETE',
      path: `/users/self/favorites/${encodeURIComponent(own)}`,
      schema: v.unknown(),
    });
  }
  (await loadedBefore()).delete(favouriteKey(kind, id));
  tell();
}

async function fetchAll(): Promise<Map<string, string>> {
  const list = await callAsViewer({ path: '/users/self/favorites', schema: v.array(Favourite) });
  return new Map(list.map(({ id, kind, object_id }) => [`${kind}:${object_id}`, id]));
}

/** What is known; without it the next question reads everything anew. */
async function loadedBefore(): Promise<Map<string, string>> {
  return (await asked?.catch(() => null)) ?? new Map();
}

function tell(): void {
  for (const listener of listeners) listener();
}

// Another person, or another profile, has other favourites.
onWho(() => {
  asked = null;
  tell();
});

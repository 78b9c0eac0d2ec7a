import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { onViewerChange } from '@/lib/client/viewer/viewer';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

const idOf = {
  channel: 'channel_id',
  content: 'content_id',
  person: 'person_id',
  program: 'program_id',
} as const;

const Favourite = v.object({ id: v.string(), kind: v.string(), object_id: v.string() });

/**
 * From `kind:id` to the id of the favourite; null until the first component that shows them has loaded them.
 */
export const favouritesAtom = atom<ReadonlyMap<string, string> | null>(null);

let isShown = false;
favouritesAtom.onMount = () => {
  isShown = true;
  readShown();
  return () => {
    isShown = false;
  };
};

let pending: Promise<ReadonlyMap<string, string>> | null = null;

export const favouriteKey = (kind: FavouriteKind, id: string): string => `${kind}:${id}`;

/** Read once for a viewer; a failure is not cached. @throws PlatformError */
export function loadFavourites(): Promise<ReadonlyMap<string, string>> {
  const known = store.get(favouritesAtom);
  return known ? Promise.resolve(known) : (pending ?? read());
}

/** @throws PlatformError */
export async function addFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const call = { method: 'POST', path: '/users/self/favorites', schema: Favourite } as const;
  const added = await callAsViewer({ ...call, body: { [idOf[kind]]: id } });
  await change((all) => all.set(favouriteKey(kind, id), added.id));
}

/** @throws PlatformError; a favourite that another window has removed counts as removed */
export async function removeFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const own = (await loadFavourites()).get(favouriteKey(kind, id));
  if (own) {
    await callAsViewer({
      method: 'DELETE',
      path: `/users/self/favorites/${encodeURIComponent(own)}`,
      schema: v.unknown(),
    });
  }
  await change((all) => all.delete(favouriteKey(kind, id)));
}

/** Removes all favourites of a kind. @throws PlatformError */
export async function clearFavourites(kind: FavouriteKind): Promise<void> {
  await callAsViewer({
    method: 'DELETE',
    path: '/users/self/favorites',
    query: { kind },
    schema: v.unknown(),
  });
  await change((all) => {
    for (const key of all.keys()) if (key.startsWith(favouriteKey(kind, ''))) all.delete(key);
  });
}

/** Brings back what was removed last. @throws PlatformError */
export async function restoreFavourites(): Promise<void> {
  const call = {
    method: 'POST',
    path: '/users/self/favorites/restore',
    body: {},
    schema: v.array(Favourite),
  } as const;
  const restored = await callAsViewer(call);
  await change((all) => {
    for (const { id, kind, object_id } of restored) all.set(`${kind}:${object_id}`, id);
  });
}

/** A late answer for an earlier viewer must not reach the atom. */
function read(): Promise<ReadonlyMap<string, string>> {
  const reading = fetchAll();
  pending = reading;
  const end = (all: ReadonlyMap<string, string> | null) => {
    if (pending !== reading) return;
    pending = null;
    if (all) store.set(favouritesAtom, all);
  };
  reading.then(end, () => end(null));
  return reading;
}

async function fetchAll(): Promise<ReadonlyMap<string, string>> {
  const list = await callAsViewer({ path: '/users/self/favorites', schema: v.array(Favourite) });
  return new Map(list.map(({ id, kind, object_id }) => [`${kind}:${object_id}`, id]));
}

/** Favourites that are not loaded yet will be read with the change in them. */
async function change(work: (all: Map<string, string>) => void): Promise<void> {
  await pending?.catch(() => {});
  const known = store.get(favouritesAtom);
  if (!known) return readShown();
  const all = new Map(known);
  work(all);
  store.set(favouritesAtom, all);
}

/** After a failure no favourites are shown; a press shows the error. */
function readShown(): void {
  if (isShown) loadFavourites().catch(() => {});
}

// Another user or another profile has other favourites.
onViewerChange(() => {
  pending = null;
  store.set(favouritesAtom, null);
  readShown();
});

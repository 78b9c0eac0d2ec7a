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

/** From `kind:id` to the favourite's own id; null until they are read, which whoever shows them begins. */
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

/** Read once a viewer; a failure is forgotten, so that the next call asks again. @throws PlatformError */
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
  await change((all) => all.delete(favouriteKey(kind, id)));
}

/** An answer for who was there before comes too late for the atom. */
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

/** What is not known yet is read with the change in it. */
async function change(work: (all: Map<string, string>) => void): Promise<void> {
  await pending?.catch(() => {});
  const known = store.get(favouritesAtom);
  if (!known) return readShown();
  const all = new Map(known);
  work(all);
  store.set(favouritesAtom, all);
}

/** Whoever shows them shows none after a failure; pressing says what is wrong. */
function readShown(): void {
  if (isShown) loadFavourites().catch(() => {});
}

// Another person, or another profile, has other favourites.
onViewerChange(() => {
  pending = null;
  store.set(favouritesAtom, null);
  readShown();
});

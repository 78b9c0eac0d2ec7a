import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { ownValue } from '@/lib/client/store/own-value';
import { store } from '@/lib/client/store/store';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

const idOf = {
  channel: 'channel_id',
  content: 'content_id',
  person: 'person_id',
  program: 'program_id',
} as const;

const Favourite = v.object({ id: v.string(), kind: v.string(), object_id: v.string() });

type Favourites = ReadonlyMap<string, string>;

const own = ownValue<Favourites>({
  fetchValue: async () => {
    const list = await callAsViewer({ path: '/users/self/favorites', schema: v.array(Favourite) });
    return new Map(list.map(({ id, kind, object_id }) => [`${kind}:${object_id}`, id]));
  },
  isSame: (one, other) => one.size === other.size && [...one].every(([key, id]) => other.get(key) === id),
  tabsKey: 'taspa:favourites-changed',
});

/**
 * From `kind:id` to the id of the favourite; null until the first component that shows them has loaded them.
 */
export const favouritesAtom = own.atom;

export const favouriteKey = (kind: FavouriteKind, id: string): string => `${kind}:${id}`;

/** Read once for a viewer; a failure is not cached. @throws PlatformError */
export const loadFavourites = own.load;

/** Reads them again: other tabs and devices change them, too. @throws PlatformError */
export const refreshFavourites = own.refresh;

/** @throws PlatformError */
export async function addFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const call = { method: 'POST', path: '/users/self/favorites', schema: Favourite } as const;
  await own.change(
    () => callAsViewer({ ...call, body: { [idOf[kind]]: id } }),
    (all, added) => new Map(all).set(favouriteKey(kind, id), added.id),
  );
}

/** @throws PlatformError */
export async function removeFavourite(kind: FavouriteKind, id: string): Promise<void> {
  const key = favouriteKey(kind, id);
  const remove = async () => {
    const known = (await loadFavourites()).get(key);
    if (!known) return;
    const path = `/users/self/favorites/${encodeURIComponent(known)}`;
    await removeAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  };
  await own.change(remove, (all) => new Map([...all].filter(([one]) => one !== key)));
}

/** Removes all favourites of a kind. @throws PlatformError */
export async function clearFavourites(kind: FavouriteKind): Promise<void> {
  const call = { method: 'DELETE', path: '/users/self/favorites', query: { kind } } as const;
  await own.change(
    () => callAsViewer({ ...call, schema: v.unknown() }),
    (all) => new Map([...all].filter(([key]) => !key.startsWith(favouriteKey(kind, '')))),
  );
}

/** What a removal of one favourite is undone with: its id, as long as it is in the loaded list. */
export const favouriteToRestore = (kind: FavouriteKind, id: string): Restorable => {
  const known = store.get(favouritesAtom)?.get(favouriteKey(kind, id));
  return known ? { id: known } : {};
};

/** Nothing else: what was removed last. */
type Restorable = { id?: string } | { kind: FavouriteKind };

/** Brings back what was removed, and returns how many favourites. @throws PlatformError */
export async function restoreFavourites(which: Restorable): Promise<number> {
  const call = {
    method: 'POST',
    path: '/users/self/favorites/restore',
    body: which,
    schema: v.array(Favourite),
  } as const;
  let count = 0;
  const restore = async () => {
    const restored = await callAsViewer(call);
    count = restored.length;
    return restored;
  };
  await own.change(
    restore,
    (all, restored) =>
      new Map([...all, ...restored.map(({ id, kind, object_id }) => [`${kind}:${object_id}`, id] as const)]),
  );
  return count;
}

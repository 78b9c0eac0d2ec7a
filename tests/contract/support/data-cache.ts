const store = new Map<string, unknown>();

/** In place of `next/cache`, like the data cache of a running server: the answer to one key is given again for the same key. */
export const unstable_cache = (load: () => Promise<unknown>, key: string[]) => async () => {
  const address = key.join(' ');
  if (!store.has(address)) store.set(address, await load());
  return store.get(address);
};

import { unstable_cache } from 'next/cache';

/**
 * `unstable_cache` with a key that consists of `key` alone. The framework adds the text of the function to the key, and each bundle has
 * another text for the same function: pages and public lists stored two answers of one call. A constant text makes them share.
 */
export function cachedCall<Result>(
  load: () => Promise<Result>,
  key: readonly string[],
  options: { revalidate?: number; tags: string[] },
): Promise<Result> {
  const named = () => load();
  named.toString = () => 'cached-call';
  return unstable_cache(named, [...key], options)();
}

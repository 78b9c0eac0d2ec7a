import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Makes the framework's stored pages and answers with these tags old, as `revalidateTag` does for its own process. */
export function expireTags(tags: readonly string[], at: number): void {
  for (const tag of tags) tagsManifest.set(tag, { stale: at, expired: at });
}

/** When what is stored under these tags was last made old; 0 if it never was. */
export const expiredAt = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.expired ?? 0));

/** Playlists that came with a stream answer (docs/PLATFORM.md "Playlists in the stream answer"). */
export interface KnownPlaylists {
  /** Milliseconds of `performance.now()`. */
  receivedAt: number;
  /** The texts by their addresses. */
  texts: ReadonlyMap<string, string>;
}

/** Less than a segment: a live playlist changes with each. */
const FRESH_MS = 3000;

/** The text of an address, while it is what the network would answer; otherwise null. */
export function knownPlaylist(
  { receivedAt, texts }: KnownPlaylists,
  url: string,
  now: number,
): string | null {
  return now - receivedAt > FRESH_MS ? null : (texts.get(url) ?? null);
}

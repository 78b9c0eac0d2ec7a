import * as v from 'valibot';
import type { KnownPlaylists } from '@/lib/rules/playback/known-playlists';

/** An extension that other platforms do not have (docs/PLATFORM.md "Playlists in the stream answer"). */
export const PlaylistsWire = v.array(v.object({ uri: v.string(), text: v.string() }));

/** Their addresses are relative to that of the stream; those that are none are left out. */
export function toPlaylists(
  stream: string | null,
  playlists: v.InferOutput<typeof PlaylistsWire> | null,
): KnownPlaylists | null {
  if (!stream || !playlists) return null;
  const texts = playlists.flatMap(({ uri, text }) =>
    URL.canParse(uri, stream) ? [[new URL(uri, stream).href, text] as const] : [],
  );
  return { receivedAt: performance.now(), texts: new Map(texts) };
}

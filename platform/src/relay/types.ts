/** Parts of streams: pictures and sound, subtitles, playlists, and bytes that say no more about themselves. */
const MEDIA =
  /^(?:video\/[\w.+-]+|audio\/[\w.+-]+|text\/vtt|application\/(?:octet-stream|mp4|(?:x-|vnd\.apple\.)mpegurl))$/;

/** Under what type a foreign answer goes on: what is no part of a stream becomes bytes that no browser shows. */
export function relayedType(given: string | undefined): string {
  const type = (given ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return MEDIA.test(type) ? type : 'application/octet-stream';
}

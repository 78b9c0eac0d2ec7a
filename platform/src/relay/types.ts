/** Types of stream parts: video and audio, subtitles, playlists, and generic bytes. */
const MEDIA =
  /^(?:video\/[\w.+-]+|audio\/[\w.+-]+|text\/vtt|application\/(?:octet-stream|mp4|(?:x-|vnd\.apple\.)mpegurl))$/;

/** The type of a foreign answer when it is passed on: other types become bytes that no browser displays. */
export function relayedType(given: string | undefined): string {
  const type = (given ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return MEDIA.test(type) ? type : 'application/octet-stream';
}

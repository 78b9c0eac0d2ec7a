/** Where an imported channel comes from, and the headers that its server wants. */
export type RelaySource = { url: string; headers: Record<string, string> };

/** Some servers turn away whoever does not say what it is. */
const USER_AGENT = 'Taspa/1.0';

/**
 * What a server is told that a part is asked of. Keys to the channel's own server are no business of another one that its
 * playlists or redirects name.
 */
export function upstreamHeaders(
  { url, headers }: RelaySource,
  asked: string,
  range: string | undefined,
): Record<string, string> {
  const isOwn = new URL(asked).origin === new URL(url).origin;
  return { 'user-agent': USER_AGENT, ...(isOwn ? headers : {}), ...(range ? { range } : {}) };
}

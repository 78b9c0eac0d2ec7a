/** The source address of an imported channel, and the headers that its server requires. */
export type RelaySource = { url: string; headers: Record<string, string> };

/** Some servers refuse requests without a user agent. */
const USER_AGENT = 'Taspa/1.0';

/**
 * The headers for the request of a part. Headers with keys for the channel's own server are not sent to another server that
 * its playlists or redirects name.
 */
export function upstreamHeaders(
  { url, headers }: RelaySource,
  requested: string,
  range: string | undefined,
): Record<string, string> {
  const isOwn = new URL(requested).origin === new URL(url).origin;
  return { 'user-agent': USER_AGENT, ...(isOwn ? headers : {}), ...(range ? { range } : {}) };
}

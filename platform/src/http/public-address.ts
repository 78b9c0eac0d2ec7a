/** How viewers reach this server; all without a trailing slash. */
export type PublicAddresses = {
  publicUrl: string;
  /** The same over https; undefined without one, or when it is the same. */
  httpsUrl?: string | undefined;
  /** The host of streams and their thumbnails, where it is another one, such as a CDN. */
  mediaUrl?: string | undefined;
  /** The host of drawn pictures, where it is another one. */
  imagesUrl?: string | undefined;
};

/** The addresses that an answer is made with. */
export type Bases = { publicUrl: string; mediaUrl: string; imagesUrl: string };

/** The bases of an answer: of this server itself over https if that is requested and exists. */
export function basesOf(
  { publicUrl, httpsUrl, mediaUrl, imagesUrl }: PublicAddresses,
  isHttpsWanted = false,
): Bases {
  const own = isHttpsWanted ? (httpsUrl ?? publicUrl) : publicUrl;
  return { publicUrl: own, mediaUrl: mediaUrl ?? own, imagesUrl: imagesUrl ?? own };
}

/** The same for addresses inside a playlist: they keep the scheme of the playlist's address. */
export function basesFor(addresses: PublicAddresses, request: { protocol: string }): Bases {
  return basesOf(addresses, request.protocol === 'https');
}

/** The address of this server for viewers, without a trailing slash. */
export type PublicAddresses = {
  publicUrl: string;
  /** The same over https; undefined without one, or when it is the same. */
  httpsUrl?: string | undefined;
};

/** The base of addresses in an answer: the https one if it is requested and exists. */
export function publicBase({ publicUrl, httpsUrl }: PublicAddresses, isHttpsWanted: boolean): string {
  return isHttpsWanted ? (httpsUrl ?? publicUrl) : publicUrl;
}

/** The same for addresses inside a playlist: they keep the scheme of the playlist's address. */
export function baseOf(addresses: PublicAddresses, request: { protocol: string }): string {
  return publicBase(addresses, request.protocol === 'https');
}

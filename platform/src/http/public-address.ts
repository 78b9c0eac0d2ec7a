/** Where viewers reach this server, without a slash at the end. */
export type PublicAddresses = {
  publicUrl: string;
  /** The same over https; undefined where there is none, or no other. */
  httpsUrl?: string | undefined;
};

/** The base of addresses in an answer: the one over https where that is asked for and there is one. */
export function publicBase({ publicUrl, httpsUrl }: PublicAddresses, isHttpsWanted: boolean): string {
  return isHttpsWanted ? (httpsUrl ?? publicUrl) : publicUrl;
}

/** The same for what a player fetches next: it comes the way that the address before it had. */
export function baseOf(addresses: PublicAddresses, request: { protocol: string }): string {
  return publicBase(addresses, request.protocol === 'https');
}

/** The highest number of open parts. */
const MOST = 400;
/** Of one network. A carrier gives one address to many viewers, of whom few load a part at the same moment. */
const MOST_OF_NETWORK = 100;

export type OpenParts = {
  /** Counts a part until the returned function is called; null when too many are open. */
  open(network: string | null): (() => void) | null;
};

/** Counts the open parts of all viewers and of each network, so that one network cannot take all of them. */
export function openParts({ most = MOST, mostOfNetwork = MOST_OF_NETWORK } = {}): OpenParts {
  let all = 0;
  const ofNetwork = new Map<string, number>();

  function count(network: string | null, change: 1 | -1): void {
    all += change;
    if (network === null) return;
    const now = (ofNetwork.get(network) ?? 0) + change;
    if (now > 0) ofNetwork.set(network, now);
    else ofNetwork.delete(network);
  }

  return {
    open(network) {
      const own = network === null ? 0 : (ofNetwork.get(network) ?? 0);
      if (all >= most || own >= mostOfNetwork) return null;
      count(network, 1);
      return () => count(network, -1);
    },
  };
}

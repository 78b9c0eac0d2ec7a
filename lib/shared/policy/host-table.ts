import type { PageKind } from './page-kind';

/** What other hosts are for. Each has its list of hosts in the environment (docs/OPERATIONS.md "Hosts of others"). */
export interface HostTable {
  cast: readonly string[];
  vitrina: readonly string[];
  payment: readonly string[];
  ads: readonly string[];
  licence: readonly string[];
  /** Counters that pages request pictures from. */
  counters: readonly string[];
  /** Hosts of streams and pictures; with an empty list they may be any host, because the platform names them. */
  media: readonly string[];
}

/** What a page does with a host of others. Addresses that are only contacted are `connect`, `img` and `media`. */
type Directive = 'script-src' | 'frame-src' | 'connect-src' | 'img-src' | 'media-src';

interface Use {
  of: keyof HostTable;
  directives: readonly Directive[];
  pages: readonly PageKind[];
}

const ALL: readonly PageKind[] = ['player', 'money', 'plain'];

/** The only places where hosts of others are used (quality S26, S33). */
const USES: readonly Use[] = [
  { of: 'cast', directives: ['script-src'], pages: ['player'] },
  { of: 'vitrina', directives: ['frame-src'], pages: ['player'] },
  { of: 'payment', directives: ['frame-src'], pages: ['money'] },
  // The hosts above run scripts or frames; those below are only contacted. So these are allowed on every page, because
  // the router may open the player from any page without a new document.
  { of: 'ads', directives: ['connect-src', 'img-src', 'media-src'], pages: ALL },
  { of: 'licence', directives: ['connect-src'], pages: ALL },
  { of: 'counters', directives: ['img-src'], pages: ALL },
  { of: 'media', directives: ['connect-src', 'img-src', 'media-src'], pages: ALL },
];

/** The hosts that a directive of this kind of page lists. */
export function hostsFor(directive: Directive, kind: PageKind, table: HostTable): string[] {
  const uses = USES.filter((use) => use.directives.includes(directive) && use.pages.includes(kind));
  return [...new Set(uses.flatMap(({ of }) => table[of]))];
}

/** Whether an address is http(s) and its host is listed. `*.example` lists all names below it. */
export function isListedHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return hosts.some((listed) =>
    listed.startsWith('*.') ? hostname.endsWith(listed.slice(1)) : host === listed,
  );
}

import { decide, type GuardDecision, type GuardRequest } from '@/lib/server/guard/decide';
import { siteVariantOf } from '@/lib/shared/sites/of-request';

/** A new viewer on the main brand. */
export const newViewer: GuardRequest = {
  siteVariant: siteVariantOf('localhost:3000', new Map()),
  pathname: '/',
  search: '',
  localeCookie: undefined,
  known: null,
  isLoginRequired: false,
  isRegionClosed: false,
  isCrawler: false,
  embedPass: null,
  isFramed: false,
  apiSites: new Map(),
};

/** The decision for a typed address. */
export function visit(address: string, viewer: Partial<GuardRequest> = {}): GuardDecision {
  const at = address.indexOf('?');
  const [pathname, search] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return decide({ ...newViewer, pathname, search, ...viewer });
}

/** The target of a redirect; null when the viewer gets the page. */
export function sentTo(address: string, viewer: Partial<GuardRequest> = {}): string | null {
  const decision = visit(address, viewer);
  if (decision.kind === 'redirect') return decision.to;
  if (decision.kind === 'render') return null;
  throw new Error(`${address}: ${decision.kind}`);
}

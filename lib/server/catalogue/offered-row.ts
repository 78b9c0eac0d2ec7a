import type { SiteContext } from '@/lib/server/site/current-site';

/** Whether this site shows a row: donations are in tenge, and a provider with another currency cannot take them. */
export const isOffered = ({ template }: { template: string }, { site }: Pick<SiteContext, 'site'>): boolean =>
  template !== 'donate_packs' || site.hasDonations;

import { currentSiteContext } from '@/lib/server/site/current-site';

/**
 * Says that the page shows all that it has without a script: for a browser without a session its scripts run at the first sign of a viewer
 * (server/next-compat/deferred-loader.ts). Hosts, televisions and partners that force a login need them at once.
 */
export async function CompletePage() {
  const { site, context } = await currentSiteContext();
  if (!context.waitsForSign || site.forcesLogin || site.needsKnownLine) return null;
  return <template data-complete="" />;
}

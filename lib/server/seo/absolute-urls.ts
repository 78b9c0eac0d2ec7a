import 'server-only';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { absoluteOf } from './site-origin';
import type { Absolute } from './thing';

/** Makes addresses of the rendered page absolute, on the host of its brand. */
export async function absoluteUrlsOfSite(): Promise<Absolute> {
  return absoluteOf((await currentSiteContext()).site);
}

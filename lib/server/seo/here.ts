import 'server-only';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { absoluteOf } from './site-origin';
import type { Absolute } from './thing';

/** Makes the addresses of the page being rendered absolute: on the host of its own brand. */
export async function absoluteHere(): Promise<Absolute> {
  return absoluteOf((await currentSiteContext()).site);
}

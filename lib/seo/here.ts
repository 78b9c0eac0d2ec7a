import 'server-only';
import { currentFace } from '@/lib/sites/current';
import type { Absolute } from './graph/thing';
import { absoluteOf } from './origin';

/** Makes the addresses of the page being rendered absolute: on the host of its own brand. */
export async function absoluteHere(): Promise<Absolute> {
  return absoluteOf((await currentFace()).site);
}

import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from './cache';
import { readPublic } from './server';
import { listOf, text, textOrNull, webAddress } from './wire';

const Resources = v.object({
  stores: listOf(v.object({ platform: text, url: textOrNull })),
});

/** Where an application is had. */
export interface Store {
  /** As the platform calls the device; our own platform has no list of names. */
  device: string;
  href: string;
}

/** `GET /v2/platform/resources`: the stores that have an application of this provider. @throws PlatformError */
export async function listStores(reader: Reader, provider: string | null): Promise<Store[]> {
  const call = { path: '/platform/resources', query: { provider }, schema: Resources };
  const { stores } = await readPublic(call, reader, {
    revalidate: life.directory,
    tags: [tag.provider],
  });
  return stores.flatMap(({ platform, url }) => {
    const href = webAddress(url);
    return href ? [{ device: platform, href }] : [];
  });
}

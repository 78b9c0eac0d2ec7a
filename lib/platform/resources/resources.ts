import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { Store } from '@/lib/rules/pages/store';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';

const Resources = v.object({
  stores: listOf(v.object({ platform: text, url: textOrNull })),
});

/** Where an application can be installed. */
/** `GET /v2/platform/resources`: the stores that have an application of this provider. @throws PlatformError */
export async function listStores(reader: AudienceContext, provider: string | null): Promise<Store[]> {
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

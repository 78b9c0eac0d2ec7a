import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { Store } from '@/lib/rules/pages/store';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';

const Resources = v.object({
  stores: listOf(v.object({ platform: text, url: textOrNull, app_url: textOrNull })),
});

/** A scheme of an application's own, or a page that it has taken over: never script (DESIGN section 5). */
const APP_ADDRESS =
  /^(?!(?:javascript|data|vbscript|file|blob|about):)[a-z][a-z0-9+.-]{1,30}:\/\/[\w./?=&%-]*$/i;

/** `GET /v2/platform/resources`: the stores that have an application of this provider. @throws PlatformError */
export async function listStores(reader: AudienceContext, provider: string | null): Promise<Store[]> {
  const call = { path: '/platform/resources', query: { provider }, schema: Resources };
  const { stores } = await readPublic(call, reader, {
    revalidate: life.directory,
    tags: [tag.provider],
  });
  return stores.flatMap(({ platform, url, app_url: app }) => {
    const href = webAddress(url);
    return href ? [{ device: platform, href, app: app && APP_ADDRESS.test(app) ? app : null }] : [];
  });
}

import 'server-only';
import { getBytesOnce } from '@/lib/platform/http/outside-fetch';
import { MAX_ART_BYTES } from '@/lib/server/seo/share-constants';
import { env } from '@/lib/shared/env';
import { logFailure, newRequestId } from '@/lib/shared/log';

/**
 * A picture of the platform, resized by it; null when it fails, and the share picture is drawn without it.
 */
export async function fetchArt(src: string, width: number): Promise<Buffer | null> {
  const { PLATFORM_URL: platform, IMAGE_HOSTS: hosts } = env();
  try {
    const url = new URL(src, platform);
    url.searchParams.set('w', String(width));
    url.searchParams.set('format', 'webp');
    return await getBytesOnce(url.href, { allowed: { platform, hosts }, maxBytes: MAX_ART_BYTES });
  } catch (error) {
    logFailure({ requestId: newRequestId(), status: 502, code: 'share_art', cause: error });
    return null;
  }
}

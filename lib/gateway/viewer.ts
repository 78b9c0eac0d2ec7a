import 'server-only';
import { platformBase } from '@/lib/platform/base';
import type { Target } from '@/lib/platform/transport';

/** Reaches the platform on behalf of one viewer: their language and address, nothing stored. */
export function viewerTarget(request: Request): Target {
  const headers: Record<string, string> = {
    'accept-language': request.headers.get('accept-language') ?? 'ru',
    'user-agent': request.headers.get('user-agent') ?? '',
  };
  const address = request.headers.get('x-forwarded-for');
  if (address) headers['x-forwarded-for'] = address;
  return { base: platformBase(), headers, init: { cache: 'no-store' } };
}

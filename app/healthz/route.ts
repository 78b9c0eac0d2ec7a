import { platformHealth } from '@/lib/platform/resources/health';

export const dynamic = 'force-dynamic';

/**
 * Readiness check. Stored pages are served without the platform, but a new instance behind a load balancer
 * should wait for it.
 */
export async function GET(): Promise<Response> {
  const reason = await platformHealth();
  const headers = { 'cache-control': 'no-store' };
  if (reason === null) return Response.json({ status: 'ok' }, { headers });
  return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
}

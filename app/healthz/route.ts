import { platformHealth } from '@/lib/platform/resources/health';
import { sharedState } from '@/lib/shared/shared-state';

export const dynamic = 'force-dynamic';

/**
 * Readiness check. Stored pages are served without the platform, but a new instance behind a load balancer
 * should wait for it.
 */
export async function GET(): Promise<Response> {
  const reason = await platformHealth();
  const headers = { 'cache-control': 'no-store' };
  // Such an instance serves everything; only what it shares with others is missing.
  const isAlone = sharedState()?.isConnected === false;
  if (reason === null && isAlone) return Response.json({ status: 'degraded', reason: 'redis' }, { headers });
  if (reason === null) return Response.json({ status: 'ok' }, { headers });
  return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
}

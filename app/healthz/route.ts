import { platformHealth } from '@/lib/platform/resources/health';

export const dynamic = 'force-dynamic';

/** Ready to serve? Public pages survive a lost platform, but a fresh instance behind a balancer should wait. */
export async function GET(): Promise<Response> {
  const reason = await platformHealth();
  const headers = { 'cache-control': 'no-store' };
  if (reason === null) return Response.json({ status: 'ok' }, { headers });
  return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
}

import 'server-only';
import { env } from '@/lib/shared/env';
import { metrics } from '@/lib/shared/metrics';
import { requestScope } from '@/lib/shared/request-scope';
import { tracing } from '@/lib/shared/tracing';
import type { Target } from './transport';

/** Base of every platform call of the server. */
export function platformBase(): string {
  return `${env().PLATFORM_URL.replace(/\/$/, '')}/v2`;
}

/** The platform, for calls of the server that are never cached by the framework. */
export function platformTarget(headers: Record<string, string>): Target {
  return { base: platformBase(), headers, init: { cache: 'no-store' }, fetch: askPlatform };
}

/** A fetch that says which request of a viewer it is for, and is counted. */
const askPlatform: typeof fetch = async (address, init) => {
  const headers = new Headers(init?.headers);
  const scope = requestScope();
  if (scope) headers.set('x-request-id', scope.id);
  const startedAt = performance.now();
  const counted = (result: 'answered' | 'failed' | 'unanswered') =>
    metrics()?.platformCall(result, (performance.now() - startedAt) / 1_000);
  try {
    const run = () => fetch(address, { ...init, headers });
    const response = await (tracing()?.call(init?.method ?? 'GET', headers, run) ?? run());
    counted(response.status < 500 ? 'answered' : 'failed');
    return response;
  } catch (error) {
    counted('unanswered');
    throw error;
  }
};

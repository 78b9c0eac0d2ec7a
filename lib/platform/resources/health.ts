import 'server-only';
import * as v from 'valibot';
import { platformBase } from '@/lib/platform/http/base';
import { send } from '@/lib/platform/http/transport';

const HEALTH_TIMEOUT_MS = 2_000;

let underWay: Promise<string | null> | null = null;

/** Null when the platform answers, else the reason in a few words. Parallel checks share one call. */
export function platformHealth(): Promise<string | null> {
  underWay ??= askPlatform().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Calls an address that every platform has, because `/healthz` exists on the embedded one only. */
async function askPlatform(): Promise<string | null> {
  try {
    await send(
      { path: '/platform/configuration', schema: v.unknown() },
      {
        base: platformBase(),
        headers: {},
        init: { cache: 'no-store' },
        timeoutMs: HEALTH_TIMEOUT_MS,
        retries: 0,
      },
    );
    return null;
  } catch (error) {
    return error instanceof Error ? `platform: ${error.message}` : 'platform: no answer';
  }
}

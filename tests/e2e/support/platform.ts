import type { APIRequestContext } from '@playwright/test';

/** Calls the platform of the stack under test directly, to learn what the screens should show. */
export const platformUrl = process.env.PLATFORM_UNDER_TEST ?? 'http://localhost:4000';

export interface WireChannel {
  id: number;
  slug: string;
  name: string;
  is_free: boolean;
  age: number;
  archived_days: number;
  vitrinaUrl: string | null;
  current_schedule: {
    id: string;
    real_timestamp: number;
    real_duration: number;
    content: { title: string; age: number };
  } | null;
}

export interface WireEntry {
  id: string;
  timestamp: number;
  duration: number;
  real_timestamp: number;
  real_duration: number;
  content: { id: string; title: string };
  is_catchup_available: boolean;
}

export async function ask<Answer>(request: APIRequestContext, path: string, locale = 'ru'): Promise<Answer> {
  const response = await request.get(`${platformUrl}/v2${path}`, { headers: { 'accept-language': locale } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

interface SeenRequests {
  /** Counts all requests since the start; a later call may pass this number as `since`. */
  total: number;
  requests: Array<{ n: number; method: string; url: string; status: number }>;
}

/** Requests that reached the platform, from its sandbox: `match` is `GET /v2/rows/*`. */
export async function seenByPlatform(
  request: APIRequestContext,
  { match = '*', since = 0 }: { match?: string; since?: number } = {},
  base = platformUrl,
): Promise<SeenRequests> {
  const response = await request.get(`${base}/sandbox/requests.json`, { params: { match, since } });
  if (!response.ok()) throw new Error(`requests.json: ${response.status()}`);
  return (await response.json()) as SeenRequests;
}

/** Free channels that a guest can watch now. */
export async function freeChannels(request: APIRequestContext): Promise<WireChannel[]> {
  const list = await ask<WireChannel[]>(
    request,
    '/channels/channel_list?includes=current_schedules&limit=100',
  );
  // A channel in the player of its broadcaster has journeys of its own (vitrina.spec.ts).
  const purchased = list.filter(
    (channel) => channel.is_free && channel.age < 18 && channel.current_schedule && !channel.vitrinaUrl,
  );
  return purchased;
}

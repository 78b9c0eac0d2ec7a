import type { ChildLevel } from '../../src/domain/age.ts';

/** What a child of a level must not get: ages above it, and the objects with these ids. */
export type Forbidden = { level: ChildLevel; contents: ReadonlySet<string>; channels: ReadonlySet<number> };

const CHANNEL_LISTS = ['channels', 'archived_channel_ids', 'last_seen_channel_ids', 'channel_ids'];

function isForbiddenChannel(value: unknown, { channels }: Forbidden): boolean {
  return typeof value === 'number' && channels.has(value);
}

function leaksOfObject(value: Record<string, unknown>, path: string, forbidden: Forbidden): string[] {
  const leaks: string[] = [];
  const { age, channel_id: channelId } = value;
  if (typeof age === 'number' && age > forbidden.level) leaks.push(`${path}: age ${age}`);
  if (isForbiddenChannel(channelId, forbidden)) leaks.push(`${path}: channel_id ${channelId}`);
  // Only channels have `num` (wire 10.8).
  if ('num' in value && isForbiddenChannel(value.id, forbidden)) leaks.push(`${path}: channel ${value.id}`);
  for (const key of CHANNEL_LISTS) {
    const list = value[key];
    if (!Array.isArray(list)) continue;
    for (const item of list) {
      const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : item;
      if (isForbiddenChannel(id, forbidden)) leaks.push(`${path}.${key}: channel ${id}`);
    }
  }
  return leaks;
}

/** All forbidden values in an answer to a child: ages, channels, and ids of titles anywhere, addresses included. */
export function leaksIn(body: unknown, forbidden: Forbidden, path = '$'): string[] {
  if (typeof body === 'string') {
    const ids = body.match(/\d{17,20}/g) ?? [];
    return ids.filter((id) => forbidden.contents.has(id)).map((id) => `${path}: title ${id}`);
  }
  if (Array.isArray(body)) return body.flatMap((item, at) => leaksIn(item, forbidden, `${path}[${at}]`));
  if (typeof body !== 'object' || body === null) return [];
  const value = body as Record<string, unknown>;
  return [
    ...leaksOfObject(value, path, forbidden),
    ...Object.entries(value).flatMap(([key, item]) => leaksIn(item, forbidden, `${path}.${key}`)),
  ];
}

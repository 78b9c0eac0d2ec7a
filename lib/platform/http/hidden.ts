import { PlatformError } from '@/lib/shared/platform-error';

/** What an item of a list may show: a broadcast shows its programme, a slide links to a title. */
const SHOWN = ['content', 'content_episode', 'destination'] as const;

/**
 * An answer without the titles that a brand may not show (spec 2 §2 "Blocklist"), at any depth: items that
 * are or show such a title are removed from lists; elsewhere the title becomes null. Programmes of a channel
 * belong to the rights of the channel, so titles of schedule entries are not filtered by this.
 * @throws PlatformError with status 404 when the answer itself is such a title
 */
export function withoutHidden<T>(answer: T, hidden: readonly string[] = []): T {
  if (hidden.length === 0) return answer;
  if (isHidden(answer, hidden)) {
    throw new PlatformError('refused', 'hidden by this brand', { status: 404, code: 'not_found' });
  }
  return cleaned(answer, hidden) as T;
}

function cleaned(value: unknown, hidden: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !showsHidden(item, hidden)).map((item) => cleaned(item, hidden));
  }
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    isHidden(part, hidden) ? null : cleaned(part, hidden),
  ]);
  return Object.fromEntries(parts);
}

function showsHidden(item: unknown, hidden: readonly string[]): boolean {
  return isHidden(item, hidden) || (isRecord(item) && SHOWN.some((part) => isHidden(item[part], hidden)));
}

/** Ids are numbers in some answers and strings in others; a favourite names its title in `object_id`. */
function isHidden(value: unknown, hidden: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  return [value.id, value.object_id].some((id) => id !== undefined && hidden.includes(String(id)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

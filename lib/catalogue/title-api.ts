import { fetchList } from '@/lib/platform/public-lists';
import type { TitleBrief } from './brief';

/** A title in a few words, from the public address. Rejects on any failure. */
export function fetchTitle(id: string): Promise<TitleBrief> {
  return fetchList(`/titles/${encodeURIComponent(id)}`, {});
}

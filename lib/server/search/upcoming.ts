import 'server-only';
import { ROW_PATIENCE_MS } from '@/lib/rules/catalogue/constants';
import type { Upcoming } from '@/lib/rules/catalogue/view';
import { upcomingOfAll } from '@/lib/server/catalogue/broadcasts';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { withTimeout } from '@/lib/shared/with-timeout';
import type { FoundRow } from './load-search';

/** The best results of each row: further ones are seldom meant, and each is a call. */
const TITLES_OF_A_ROW = 2;

/** What will be on air of the titles that were found; empty when it does not load in time. */
export async function upcomingOfFound(
  rows: readonly Pick<FoundRow, 'page'>[],
  reader: AudienceContext,
): Promise<Upcoming[]> {
  const best = rows.flatMap(({ page }) => page?.contents.slice(0, TITLES_OF_A_ROW) ?? []);
  const ids = [...new Set(best.map(({ id }) => id))];
  return (await withTimeout(upcomingOfAll(ids, reader), ROW_PATIENCE_MS)) ?? [];
}

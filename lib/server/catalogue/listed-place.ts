import 'server-only';
import { findLibrary } from '@/lib/platform/resources/libraries';
import type { RowQuery } from '@/lib/platform/resources/rows';
import { listRowsets } from '@/lib/platform/resources/rowsets';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/**
 * Whether the library and the rowset in an address are among those that there are: anybody can make up numbers of others, for which the
 * platform answers too. While the lists cannot be read they count as such, so that the last answer is used (quality F02).
 */
export async function isListedPlace(
  { libraryId, rowsetId }: Pick<RowQuery, 'libraryId' | 'rowsetId'>,
  reader: AudienceContext,
): Promise<boolean> {
  try {
    const [library, rowsets] = await Promise.all([
      libraryId ? findLibrary(libraryId, reader) : null,
      rowsetId ? listRowsets(reader) : [],
    ]);
    return (!libraryId || library !== null) && (!rowsetId || rowsets.some(({ id }) => id === rowsetId));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return true;
  }
}

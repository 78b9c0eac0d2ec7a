import { arrange, type PoolSegment } from './arrangement.ts';
import type { OriginCatalogue, VirtualTitle } from './catalogue.ts';
import type { Clip } from './pool.ts';
import type { Part } from './presentation.ts';

/** An episode may have pictures and a name of its own; what is on air need not be a title of the catalogue. */
export async function titleOfPart(catalogue: OriginCatalogue, part: Part): Promise<VirtualTitle | null> {
  const own = part.episodeId ? await catalogue.title(part.episodeId) : null;
  return own ?? catalogue.title(part.contentId);
}

/** What is sent during a blackout. The stream goes on, so that a player needs no second one to come back to. */
const SLATE = { key: 'blackout', wish: { clips: ['abstract'] } };

/** What is shown in a segment. It depends on the title alone: the same pictures on air, in the archive and on demand. */
export async function picturesOf(
  catalogue: OriginCatalogue,
  clips: Clip[],
  part: Part,
  segment: number,
): Promise<PoolSegment> {
  if (part.isDark) return arrange(SLATE.key, segment - part.start, SLATE.wish, clips);
  const title = await titleOfPart(catalogue, part);
  const key = title?.contentId ?? part.episodeId ?? part.contentId;
  return arrange(key, segment - part.start, title?.media ?? {}, clips);
}

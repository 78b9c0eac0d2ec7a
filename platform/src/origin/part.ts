import { arrange, cutOf, type PoolSegment } from './arrangement.ts';
import type { OriginCatalogue, VirtualTitle } from './catalogue.ts';
import type { Clip } from './pool.ts';
import type { Part } from './presentation.ts';

/** An episode may have its own pictures and name; a programme on air may be missing in the catalogue. */
export async function titleOfPart(catalogue: OriginCatalogue, part: Part): Promise<VirtualTitle | null> {
  const own = part.episodeId ? await catalogue.title(part.episodeId) : null;
  return own ?? catalogue.title(part.contentId);
}

/** The replacement during a blackout. The stream continues, so that a player needs no second stream. */
const SLATE = { key: 'blackout', preference: { clips: ['abstract'] } };

/** The pictures of a segment. They depend only on the title: the same on air, in the archive and on demand. */
export async function picturesOf(
  catalogue: OriginCatalogue,
  clips: Clip[],
  part: Part,
  segment: number,
): Promise<PoolSegment> {
  if (part.isDark) return arrange(SLATE.key, segment - part.start, SLATE.preference, clips);
  const title = await titleOfPart(catalogue, part);
  const at = segment - part.start;
  if (title?.cutFrom) {
    const { contentId, segments } = title.cutFrom;
    const cut = cutOf(contentId, at, title.segments, segments);
    return arrange(contentId, cut, title.media, clips);
  }
  const key = title?.contentId ?? part.episodeId ?? part.contentId;
  return arrange(key, at, title?.media ?? {}, clips);
}

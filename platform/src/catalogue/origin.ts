import type { OriginCatalogue, VirtualTitle } from '../origin/catalogue.ts';
import { secondsToSegments } from '../origin/timeline.ts';
import type { Content, Snapshot } from './model.ts';
import type { CatalogueStore } from './store.ts';

function contentTitle({ id, duration, media, title, age }: Content): VirtualTitle | null {
  if (duration <= 0) return null;
  return { contentId: id, segments: secondsToSegments(duration), media, name: title, age };
}

function trailerTitle(snapshot: Snapshot, id: string): VirtualTitle | null {
  const trailer = snapshot.trailers.get(id);
  const content = trailer && snapshot.contents.get(trailer.contentId);
  if (!trailer || !content) return null;
  const { media, title, age } = content;
  return { contentId: id, segments: secondsToSegments(trailer.duration), media, name: title, age };
}

/** The media origin's view of the catalogue. */
export function originCatalogue(store: CatalogueStore): OriginCatalogue {
  return {
    async channel(id) {
      const channel = (await store.current()).channels.get(id);
      if (!channel || channel.slots.length === 0) return null;
      const { slots, archivedDays: archiveDays, blackouts } = channel;
      return { id, slots, archiveDays, ...(blackouts.length > 0 ? { blackouts } : {}) };
    },
    async title(contentId) {
      const snapshot = await store.current();
      const content = snapshot.contents.get(contentId);
      return content ? contentTitle(content) : trailerTitle(snapshot, contentId);
    },
  };
}

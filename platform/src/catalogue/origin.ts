import type { LinearChannel, OriginCatalogue, VirtualTitle } from '../origin/catalogue.ts';
import { secondsToSegments } from '../origin/timeline.ts';
import type { Channel, Content, Snapshot } from './model.ts';
import type { CatalogueStore } from './store.ts';

function contentTitle(content: Content): VirtualTitle | null {
  const { id, duration, media, title, age, isProtected } = content;
  if (duration <= 0) return null;
  return { contentId: id, segments: secondsToSegments(duration), media, name: title, age, isProtected };
}

/** A channel as the media origin knows it. */
export function linearChannel({
  id,
  slots,
  archivedDays,
  blackouts,
  isProtected,
  isLowLatency,
}: Channel): LinearChannel {
  return { id, slots, archiveDays: archivedDays, blackouts, isProtected, isLowLatency };
}

/** What has pictures: the film itself, or the first episode of a series that is released. */
function filmedOf(content: Content): Content | null {
  if (content.children.length === 0) return content.duration > 0 ? content : null;
  const released = content.children.filter(({ isAnnouncement }) => !isAnnouncement);
  return released.map(filmedOf).find((found) => found !== null) ?? null;
}

/** Trailers are open to everybody, those of protected titles too. */
function trailerTitle(snapshot: Snapshot, id: string): VirtualTitle | null {
  const trailer = snapshot.trailers.get(id);
  const content = trailer && snapshot.contents.get(trailer.contentId);
  if (!trailer || !content) return null;
  const { media, title, age } = content;
  const source = filmedOf(content);
  return {
    contentId: id,
    segments: secondsToSegments(trailer.duration),
    media: source?.media ?? media,
    name: title,
    age,
    ...(source && { cutFrom: { contentId: source.id, segments: secondsToSegments(source.duration) } }),
  };
}

/** The media origin's view of the catalogue. */
export function originCatalogue(store: CatalogueStore): OriginCatalogue {
  return {
    async channel(id) {
      const channel = (await store.current()).channels.get(id);
      if (!channel || channel.slots.length === 0) return null;
      return linearChannel(channel);
    },
    async title(contentId) {
      const snapshot = await store.current();
      const content = snapshot.contents.get(contentId);
      return content ? contentTitle(content) : trailerTitle(snapshot, contentId);
    },
  };
}

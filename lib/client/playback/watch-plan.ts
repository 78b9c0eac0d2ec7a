import type { ContentMetadata, PayButton } from '@/lib/platform/resources/metadata';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { routes } from '@/lib/shared/routes';

/** What the page of a title knows without its viewer. */
export interface WatchSubject {
  isFree: boolean;
  isAnnouncement: boolean;
  /** Where watching starts for everyone; null when nothing can be played. */
  watchHref: string | null;
  /** The library in the address, passed on to the player (spec 2 §2 "Catalogue and channel routes"). */
  libraryId: string | null;
}

/** The action of the watch button for one viewer (spec 2 §2 "Watch button"). */
export type WatchPlan =
  | { kind: 'play'; href: string; isContinuation: boolean; resumeSeconds: number | null; next: string | null }
  | { kind: 'pay'; buttons: PayButton[]; minPrice: string | null; playAfterId: string | null }
  | { kind: 'unavailable'; isLost: boolean }
  /** Announced: it cannot be played (spec 2 §4). */
  | { kind: 'soon' };

export function watchPlan(subject: WatchSubject, metadata: ContentMetadata): WatchPlan {
  if (subject.isAnnouncement) return { kind: 'soon' };
  const { isLost, isAvailable, isPurchased, nextToPlay } = metadata;
  if (isLost || !isAvailable) return { kind: 'unavailable', isLost };
  if (!isPurchased && !subject.isFree) {
    const { buttons, minPrice } = metadata;
    return { kind: 'pay', buttons, minPrice, playAfterId: nextToPlay };
  }
  const href = playHref(subject, metadata);
  if (!href) return { kind: 'unavailable', isLost: false };
  const { isContinuation, resumeSeconds } = metadata;
  return { kind: 'play', href, isContinuation, resumeSeconds, next: nextToPlay };
}

function playHref(subject: WatchSubject, { nextToPlay, libraryId, broadcast }: ContentMetadata) {
  // Without a library it plays from its broadcast (spec 2 §3 "Content meta").
  if (broadcast && !libraryId) return routes.channel(ALL_CHANNELS, broadcast.channelId, broadcast.ts);
  const path = nextToPlay ? routes.watch(nextToPlay) : subject.watchHref;
  return path && routes.inLibrary(path, subject.libraryId);
}

import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { removeAsViewer } from '@/lib/client/http/remove-as-viewer';
import { store } from '@/lib/client/store/store';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import type { OwnRating } from '@/lib/rules/catalogue/rating';

const Rated = v.object({ id: v.string(), rating: v.number() });

/** The viewer's ratings of the titles that this page has asked about, by the id of the title. */
export const ratingsAtom = atom<ReadonlyMap<string, OwnRating | null>>(new Map());

/** What the platform says about a title (spec 2 §3 Content meta `user_rating`). */
export function noteRating(contentId: string, rating: OwnRating | null): void {
  store.set(ratingsAtom, (all) => new Map(all).set(contentId, rating));
}

/** Rates a title, or changes its rating. @throws PlatformError */
export async function rateTitle(contentId: string, rating: number): Promise<void> {
  const body = { content_id: contentId, rating };
  noteRating(
    contentId,
    await callAsViewer({ method: 'POST', path: '/users/self/ratings', body, schema: Rated }),
  );
}

/** @throws PlatformError */
export async function withdrawRating(contentId: string): Promise<void> {
  const own = store.get(ratingsAtom).get(contentId);
  if (!own) return;
  const path = `/users/self/ratings/${encodeURIComponent(own.id)}`;
  await removeAsViewer({ method: 'DELETE', path, schema: v.unknown() });
  noteRating(contentId, null);
}

// Another profile has other ratings; the profile that is loaded a moment after the page is no other one.
let profile = currentViewer()?.profile?.id ?? null;
onViewerChange(() => {
  const next = currentViewer()?.profile?.id ?? null;
  if (profile !== null && next !== profile) store.set(ratingsAtom, new Map());
  profile = next;
});

import { type Static, Type } from 'typebox';
import { findTitle } from '../../catalogue/find-title.ts';
import { isWatchable, nextToPlay, playbackSource } from '../../catalogue/playback.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { favouriteOf } from '../../db/queries/favourites.ts';
import { positionsUnder } from '../../db/queries/positions.ts';
import { ratingOf } from '../../db/queries/ratings.ts';
import { licenceOf, viewerFor } from '../../db/queries/subscriptions.ts';
import { isPurchased, NO_PRICE } from '../../domain/entitlement.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { translate } from '../../http/messages/translate.ts';
import { contentScheduleEntry } from '../../presenters/channels/schedule.ts';
import { ContentMetadata } from '../../presenters/contents/metadata.ts';
import { userLicence } from '../../presenters/contents/metadata-licence.ts';
import { viewOf } from '../../presenters/view.ts';
import { NO_SALE, partiesOf, saleFor } from './metadata-sale.ts';

/** Spec 2 §3 Lost-content fallback. */
function lost(id: string): Static<typeof ContentMetadata> {
  return {
    id,
    is_purchased: true,
    is_available: false,
    is_continuation: false,
    min_price: NO_PRICE,
    buttons: [],
    license_info: '',
    user_license_info: null,
    history: null,
    next_to_play: null,
    stream_using: { library_id: null, content_schedule: null },
    favorite: null,
    user_rating: null,
    is_lost: true,
  };
}

/** The viewer's data for the page of a content (wire 4 content_metadata). */
export const metadataRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  app.get(
    '/v2/users/self/content_metadata/:content',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Purchase, progress and what to play next',
        params: Type.Object({ content: Type.String() }),
        response: { 200: ContentMetadata },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.shownTo(caller);
      const content = await findTitle(deps.db, snapshot, request.params.content);
      if (content.isLost) return lost(content.id);
      const nowMs = deps.clock.now();
      const parties = () => partiesOf(request, deps, snapshot);
      // What is not free is mostly sold: then one round of queries reads all of it.
      const [viewer, positions, favourite, rating, early] = await Promise.all([
        viewerFor(deps.db, caller, snapshot, nowMs),
        positionsUnder(deps.db, caller, content.root.id),
        favouriteOf(deps.db, caller, ['content', 'program'], content.id),
        ratingOf(deps.db, caller, content.id),
        content.isFree ? null : parties(),
      ]);
      const { title, seconds } = nextToPlay(snapshot, content, positions);
      const now = Math.floor(nowMs / 1000);
      const source = title && playbackSource(snapshot, title, viewer, now);
      const subject = source?.subject ?? content;
      const view = viewOf(request, deps);
      const isBought = isPurchased(subject, viewer);
      const isAvailable = isWatchable(source, viewer);
      const selling = isBought || !isAvailable ? null : (early ?? (await parties()));
      const sold = selling
        ? await saleFor(request, deps, { ...selling, snapshot, title: title ?? content, viewer })
        : NO_SALE;
      const licence = isBought ? await licenceOf(deps.db, caller.userId, subject, viewer, nowMs) : null;
      return {
        id: content.id,
        is_purchased: isBought,
        is_available: isAvailable,
        is_continuation: seconds !== null,
        min_price: sold.minPrice,
        buttons: sold.buttons,
        license_info: licence || sold.isRented ? translate(request.locale, { key: 'licence_info' }) : '',
        user_license_info: licence && userLicence(licence, nowMs, view),
        history: seconds === null ? null : { seconds },
        next_to_play: title && { id: title.id, slug: title.slug },
        stream_using: {
          library_id: source?.libraryId ?? null,
          content_schedule: source?.broadcast
            ? contentScheduleEntry(source.broadcast, now, new Map(), view)
            : null,
        },
        favorite: favourite ? { id: favourite.id } : null,
        user_rating: rating && { id: rating.id, rating: rating.rating },
        is_lost: false,
      };
    },
  );
};

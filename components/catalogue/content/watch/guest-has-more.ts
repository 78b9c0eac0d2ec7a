import { callAsViewer } from '@/lib/platform/browser';
import { metadataCall, toMetadata } from '@/lib/platform/metadata';
import { libraryOfAddress } from '@/lib/playback/library-of-address';
import { watchPlan } from '@/lib/playback/watch-plan';
import type { WatchProps } from './face';

/**
 * Whether a title is more to this guest than the page says: begun already, or open although it is not free. Otherwise the button
 * of the stored page is right and stays as it is. Never rejects.
 */
export async function guestHasMore(props: WatchProps): Promise<boolean> {
  const { contentId, isFree, isAnnouncement, watchHref } = props;
  const libraryId = libraryOfAddress();
  try {
    const metadata = toMetadata(await callAsViewer(metadataCall(contentId, libraryId)));
    const plan = watchPlan({ isFree, isAnnouncement, watchHref, libraryId }, metadata);
    return plan.kind === 'play' && (plan.isContinuation || !isFree);
  } catch {
    return false;
  }
}

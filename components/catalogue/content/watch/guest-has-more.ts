import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { watchPlan } from '@/lib/client/playback/watch-plan';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import type { WatchProps } from './button-label';

/**
 * Whether this guest has more than the stored page shows: a position to continue from, or access to a title that is not
 * free. Otherwise the stored button is right. Never rejects.
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

'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { hasSession, hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { WatchProps } from './button-label';
import { StoredButton } from './StoredButton';
import type { WatchAnswerProps } from './WatchAnswer';

/**
 * The main action on the page of a title. In the stored page it is a link that works without script; the state for this
 * viewer is requested for a logged-in viewer, or on a press.
 */
export function WatchButton(props: WatchProps) {
  const { words, watchHref, isFree, isAnnouncement, isLost } = props;
  const router = useRouter();
  const isUser = useViewer()?.state === 'user';
  const [Answer, setAnswer] = useState<ComponentType<WatchAnswerProps> | null>(null);
  const [isComing, setComing] = useState(false);
  const [isPressed, setPressed] = useState(false);

  const askFor = useCallback(async () => {
    setComing(true);
    try {
      const { WatchAnswer } = await import('./WatchAnswer');
      setAnswer(() => WatchAnswer);
    } catch {
      // Without the script the button stays as in the stored page.
      setComing(false);
    }
  }, []);

  const last = useRef(props);
  last.current = props;
  useEffect(() => {
    if (isAnnouncement || isLost) return;
    if (isUser || hasUserSession()) {
      askFor();
      return;
    }
    if (!hasSession()) return;
    // A guest has bought nothing, so their button does not change, unless there is a position to continue from.
    let isMounted = true;
    import('./guest-has-more')
      .then(({ guestHasMore }) => guestHasMore(last.current))
      .then(
        (hasMore) => (hasMore && isMounted ? askFor() : undefined),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [isUser, isAnnouncement, isLost, askFor]);

  if (Answer) return <Answer {...props} isPressed={isPressed} />;

  const showReason = async () => {
    const { showAnnouncement, showNotAvailable } = await import('./notices');
    if (isAnnouncement) showAnnouncement(words);
    else await showNotAvailable(words, router.push);
  };
  const press = () => {
    setPressed(true);
    if (!isComing) askFor();
  };
  const href = isLost ? null : watchHref;
  const ownPress = href ? (isFree ? undefined : press) : () => void showReason().catch(() => {});
  return (
    <StoredButton {...props} watchHref={href} isWaiting={isComing} onPress={isComing ? press : ownPress} />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { PlayIcon } from '@/components/ui/icon/playback';
import { takePressed } from '@/lib/client/browser/pressed';
import { hasSession, hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { ButtonLabel } from './ButtonLabel';
import type { WatchProps } from './button-label';
import type { WatchAnswerProps } from './WatchAnswer';
import { WatchWait } from './WatchWait';
import styles from './watch.module.scss';

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
  if (isComing) return <WatchWait label={words.loading} />;

  const press = (event: MouseEvent) => {
    // A new tab opens the player, which shows the price.
    if (!takePressed(event)) return;
    setPressed(true);
    askFor();
  };
  if (watchHref && !isLost) {
    return (
      <LinkButton
        href={watchHref}
        variant="primary"
        size="lg"
        className={styles.watch}
        onClick={isFree ? undefined : press}
      >
        <ButtonLabel
          icon={<PlayIcon />}
          label={isFree ? words.watchFree : words.watch}
          sub={isFree ? null : words.subscription}
        />
      </LinkButton>
    );
  }
  const showReason = async () => {
    const { showAnnouncement, showNotAvailable } = await import('./notices');
    if (isAnnouncement) showAnnouncement(words);
    else await showNotAvailable(words, router.push);
  };
  return (
    <Button size="lg" className={styles.watch} onClick={() => showReason().catch(() => {})}>
      <ButtonLabel icon={<PlayIcon />} label={words.watch} sub={isAnnouncement ? words.announcement : null} />
    </Button>
  );
}

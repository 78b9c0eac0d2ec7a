'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { fill } from '@/components/ui/fill';
import { PlayIcon } from '@/components/ui/icon/playback';
import { clockLength } from '@/lib/clock-length';
import { forgetWish, wishFor } from '@/lib/playback/after-buy';
import { libraryOfAddress } from '@/lib/playback/library-of-address';
import { routes } from '@/lib/routes';
import { Face } from './Face';
import type { WatchProps } from './face';
import { LicenceNotes } from './LicenceNotes';
import { PayWays } from './PayWays';
import { sayAnnouncement, sayNotAvailable } from './say';
import { usePay } from './usePay';
import { useWatchAnswer } from './useWatchAnswer';
import { WatchWait } from './WatchWait';
import styles from './watch.module.scss';

export interface WatchAnswerProps extends WatchProps {
  /** The viewer has pressed already: what they wanted is done as soon as it is known how. */
  isPressed: boolean;
}

/** The watch button for one viewer: goes on where they were, offers what they have not, or says why not. */
export function WatchAnswer(props: WatchAnswerProps) {
  const { words, contentId, isPressed, watchHref } = props;
  const router = useRouter();
  const { answer, hasFailed, retry } = useWatchAnswer(props);
  const pay = usePay(props, retry);
  const isDone = useRef(!isPressed);

  const plan = answer?.plan;
  useEffect(() => {
    if (!plan) return;
    const wish = wishFor(contentId);
    const isWanted = !isDone.current;
    isDone.current = true;
    if (plan.kind === 'play' && (isWanted || wish?.startAfterBuy)) {
      forgetWish();
      const wanted = wish?.playAfterId;
      router.push(wanted ? routes.inLibrary(routes.watch(wanted), libraryOfAddress()) : plan.href);
    } else if (plan.kind === 'pay' && (isWanted || wish)) pay.begin(plan, wish);
    else if (plan.kind === 'unavailable' && isWanted) sayNotAvailable(words, router.push);
  }, [plan, contentId, words, router, pay.begin]);

  // Without an answer the button does what it does for everybody: the player says what is wrong.
  if (hasFailed && !answer && watchHref) {
    return (
      <LinkButton href={watchHref} variant="primary" size="lg" className={styles.watch}>
        <Face icon={<PlayIcon />} label={words.watch} />
      </LinkButton>
    );
  }
  if (!answer || !plan) {
    return hasFailed ? (
      <Button size="lg" className={styles.watch} onClick={retry}>
        <Face icon={<PlayIcon />} label={words.watch} />
      </Button>
    ) : (
      <WatchWait label={words.loading} />
    );
  }
  const notes = (
    <LicenceNotes metadata={answer.metadata} lost={plan.kind === 'unavailable' ? words.lost : null} />
  );
  switch (plan.kind) {
    case 'play': {
      const { next } = answer;
      const where = next && fill(words.suffix, next);
      const at = plan.resumeSeconds && fill(words.resumeAt, { time: clockLength(plan.resumeSeconds) });
      return (
        <>
          <LinkButton href={plan.href} variant="primary" size="lg" className={styles.watch}>
            <Face
              icon={<PlayIcon />}
              label={plan.isContinuation ? words.resume : props.isFree ? words.watchFree : words.watch}
              sub={[where, plan.isContinuation ? at : null].filter(Boolean).join(' · ')}
            />
          </LinkButton>
          {notes}
        </>
      );
    }
    case 'pay':
      return (
        <PayWays
          plan={plan}
          words={words}
          contentId={contentId}
          moneyFormat={answer.moneyFormat}
          terms={answer.metadata.licenceInfo}
          onPay={(button) => pay.take(plan, button)}
        />
      );
    default: {
      const tell = () =>
        plan.kind === 'soon' ? sayAnnouncement(words) : void sayNotAvailable(words, router.push);
      return (
        <>
          <Button size="lg" className={styles.watch} onClick={tell}>
            <Face
              icon={<PlayIcon />}
              label={words.watch}
              sub={plan.kind === 'soon' ? words.announcement : null}
            />
          </Button>
          {plan.kind === 'unavailable' && plan.isLost ? notes : null}
        </>
      );
    }
  }
}

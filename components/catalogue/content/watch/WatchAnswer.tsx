'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { PlayIcon } from '@/components/ui/icon/playback';
import { forgetWatchIntent, watchIntentFor } from '@/lib/client/browser/after-buy';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { clockLength } from '@/lib/shared/clock-length';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { ButtonLabel } from './ButtonLabel';
import type { WatchProps } from './button-label';
import { LicenceNotes } from './LicenceNotes';
import { showAnnouncement, showNotAvailable } from './notices';
import { PayWays } from './PayWays';
import { StoredButton } from './StoredButton';
import { usePay } from './use-pay';
import { useWatchAnswer } from './use-watch-answer';
import styles from './watch.module.scss';

export interface WatchAnswerProps extends WatchProps {
  /** The viewer pressed before this script was there: the action runs as soon as it is known, as after a press while the answer is awaited. */
  isPressed: boolean;
}

/** The watch button for one viewer: continues, offers a purchase, or says why the title does not play. */
export function WatchAnswer(props: WatchAnswerProps) {
  const { words, contentId, isPressed, watchHref } = props;
  const router = useRouter();
  const { answer, hasFailed, retry } = useWatchAnswer(props);
  const pay = usePay(props, retry);
  const isDone = useRef(!isPressed);

  const plan = answer?.plan;
  useEffect(() => {
    if (!plan) return;
    const intent = watchIntentFor(contentId);
    const isWanted = !isDone.current;
    isDone.current = true;
    if (plan.kind === 'play' && (isWanted || intent?.startAfterBuy)) {
      forgetWatchIntent();
      const wanted = intent?.playAfterId;
      router.push(wanted ? routes.inLibrary(routes.watch(wanted), libraryOfAddress()) : plan.href);
    } else if (plan.kind === 'pay' && (isWanted || intent)) pay.begin(plan, intent);
    else if (plan.kind === 'unavailable' && isWanted) showNotAvailable(words, router.push);
  }, [plan, contentId, words, router, pay.begin]);

  const wait = () => {
    isDone.current = false;
  };

  // Without an answer the button is the same as for everybody, and the player shows the error.
  if (hasFailed && !answer && watchHref) {
    return (
      <LinkButton href={watchHref} variant="primary" size="lg" className={styles.watch}>
        <ButtonLabel icon={<PlayIcon />} label={words.watch} />
      </LinkButton>
    );
  }
  if (!answer || !plan) {
    return hasFailed ? (
      <Button size="lg" className={styles.watch} onClick={retry}>
        <ButtonLabel icon={<PlayIcon />} label={words.watch} />
      </Button>
    ) : (
      <StoredButton {...props} isWaiting onPress={wait} />
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
            <ButtonLabel
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
          moneyFormat={answer.moneyFormat}
          terms={answer.metadata.licenceInfo}
          onPay={(button) => pay.take(plan, button)}
        />
      );
    default: {
      const showReason = () =>
        plan.kind === 'soon' ? showAnnouncement(words) : void showNotAvailable(words, router.push);
      return (
        <>
          <Button size="lg" className={styles.watch} onClick={showReason}>
            <ButtonLabel
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

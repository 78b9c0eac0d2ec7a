'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import { QrCode } from '@/components/ui/qr/QrCode';
import { useCountdown } from '@/lib/client/hooks/use-countdown';
import {
  beginDeviceLogin,
  cancelDeviceLogin,
  type DeviceLogin,
  pollDeviceLogin,
} from '@/lib/client/session/device-login';
import type { LoginWords, logIn } from '@/lib/client/session/login';
import { setViewer } from '@/lib/client/viewer/viewer';
import { waitText } from '@/lib/rules/parental/wait-text';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';
import styles from './device-step.module.scss';
import type { OtherWay } from './StepForm';
import { sentenceOf } from './use-submit';

interface Props {
  words: LoginWords;
  other: OtherWay;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

type Wait =
  | { at: 'beginning' }
  | { at: 'waiting'; login: DeviceLogin; until: number }
  | { at: 'over'; why: string };

/** RFC 8628 section 3.5: each `slow_down` makes the polling interval this much longer. */
const SLOWER_SECONDS = 5;

/** A login without typing: the code is entered, or the picture scanned, on a device where the viewer is logged in. */
export function DeviceStep({ words, other, onEntered }: Props) {
  const [wait, setWait] = useState<Wait>({ at: 'beginning' });
  const left = useCountdown(wait.at === 'waiting' ? wait.until : 0);
  const entered = useRef(onEntered);
  entered.current = onEntered;

  const begin = useCallback(() => {
    setWait({ at: 'beginning' });
    beginDeviceLogin().then(
      (login) => setWait({ at: 'waiting', login, until: Date.now() + login.expiresIn * 1000 }),
      (failure: unknown) => setWait({ at: 'over', why: sentenceOf(failure, words) }),
    );
  }, [words]);
  useEffect(begin, [begin]);

  const login = wait.at === 'waiting' ? wait.login : null;
  const until = wait.at === 'waiting' ? wait.until : 0;
  useEffect(() => {
    if (!login) return;
    let isOver = false;
    let { interval } = login;
    let timer: ReturnType<typeof setTimeout>;
    const end = (why: string) => {
      isOver = true;
      setWait({ at: 'over', why });
    };
    const poll = async () => {
      const answer = await pollDeviceLogin().catch(unanswered);
      // Allowed while the viewer was leaving this step.
      if (isOver && answer.state === 'allowed') setViewer(answer.entered.viewer);
      if (isOver) return;
      if (answer.state === 'allowed') {
        isOver = true;
        await entered.current(answer.entered);
        return;
      }
      if (answer.state === 'failed') return end(sentenceOf(answer.failure, words));
      if (answer.state === 'refused') return end(words.deviceRefused);
      if (answer.state === 'expired' || Date.now() >= until) return end(words.deviceExpired);
      if (answer.state === 'slow_down') interval += SLOWER_SECONDS;
      later();
    };
    const later = () => {
      timer = setTimeout(poll, interval * 1000);
    };
    later();
    return () => {
      clearTimeout(timer);
      // The viewer leaves this step before an answer: the code is cancelled. If the cancellation fails, the code
      // expires.
      if (!isOver) cancelDeviceLogin().catch(() => {});
      isOver = true;
    };
  }, [login, until, words]);

  return (
    <div className={styles.step}>
      {wait.at === 'over' ? (
        <>
          <Failure text={wait.why} />
          <Button variant="primary" size="lg" onClick={begin} data-autofocus>
            {words.deviceNew}
          </Button>
        </>
      ) : (
        <>
          <p className={formStyles.intro}>{fill(words.deviceIntro, { site: login?.site ?? '…' })}</p>
          <div className={styles.codes}>
            <QrCode
              src={login?.picture ?? null}
              alt={fill(words.devicePicture, { site: login?.site ?? '' })}
              loading={words.loading}
              onError={() => {}}
            />
            {login ? (
              <p className={styles.code}>
                <span className={styles.label}>{words.code}</span>
                <output className={styles.digits}>{login.code}</output>
                <span className={styles.label}>{fill(words.deviceLeft, { time: waitText(left) })}</span>
              </p>
            ) : null}
          </div>
          <p role="status" className={clsx(formStyles.status, styles.news)}>
            {login ? words.deviceWaiting : null}
          </p>
        </>
      )}
      <div className={formStyles.ways}>
        <Button
          variant="quiet"
          onClick={other.onChoose}
          data-autofocus={wait.at === 'over' ? undefined : true}
        >
          {other.label}
        </Button>
      </div>
    </div>
  );
}

/**
 * A missing answer is ignored: the next poll tries again until the code expires. A refusal, for example of the region,
 * ends the polling.
 */
function unanswered(failure: unknown): { state: 'waiting' } | { state: 'failed'; failure: unknown } {
  const isFinal = failure instanceof PlatformError && failure.kind === 'refused' && failure.status !== 429;
  return isFinal ? { state: 'failed', failure } : { state: 'waiting' };
}

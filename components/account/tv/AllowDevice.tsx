'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { answerDevice } from '@/lib/client/account/waiting-device';
import { timeText } from '@/lib/client/browser/moment';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { unlessPinClosed, withPin } from '@/lib/client/parental/with-pin';
import { showDeviceCode, type WaitingAnswer } from '@/lib/rules/account/waiting-device';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { TryIn } from '../TryIn';
import styles from './tv.module.scss';

interface Props {
  words: Messages['account'];
  digits: string;
  device: WaitingAnswer;
  onAnswered(isAllowed: boolean): void;
  onBack(): void;
}

/** Which device asks, from where and since when, so that viewers can tell their own television from the device of a stranger. */
export function AllowDevice({ words, digits, device, onAnswered, onBack }: Props) {
  const own = words.tv;
  const { isBusy, error, left, run } = useAttempt(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const answer = (isAllowed: boolean) =>
    run(() =>
      unlessPinClosed(async () => {
        await withPin('settings', () => answerDevice(digits, isAllowed));
        onAnswered(isAllowed);
      }),
    );
  const facts = [
    [own.device, [words.devices.types[device.kind], device.about].filter(Boolean).join(' · ')],
    [own.network, placeOf(device, own)],
    [own.requestedAt, device.at && timeText(device.at)],
    [own.code, showDeviceCode(digits)],
  ] as const;
  return (
    <section aria-labelledby="tv-ask" className={styles.card}>
      <h2 ref={heading} id="tv-ask" tabIndex={-1} className={styles.question}>
        {own.askTitle}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={styles.warning}>{own.warning}</p>
      <div className={styles.answers}>
        <Button variant="primary" size="lg" aria-disabled={isBusy} onClick={() => answer(true)}>
          {isBusy ? own.checking : own.allow}
        </Button>
        <Button size="lg" aria-disabled={isBusy} onClick={() => answer(false)}>
          {own.refuse}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {own.another}
        </Button>
      </div>
      <Failure text={error} />
      <TryIn words={words} left={left} />
    </section>
  );
}

function placeOf({ country, isSameNetwork }: WaitingAnswer, own: Messages['account']['tv']): string {
  return [isSameNetwork ? own.sameNetwork : own.otherNetwork, country].filter(Boolean).join(' · ');
}

'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { documentHome } from '@/lib/client/browser/of-document';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer } from '@/lib/client/viewer/viewer';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { WaitingAnswer } from '@/lib/rules/account/waiting-device';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { AllowDevice } from './AllowDevice';
import { DeviceCode } from './DeviceCode';
import styles from './tv.module.scss';

interface Props {
  words: Messages['account'];
  /** Below the field: where the code comes from. */
  children?: ReactNode;
}

type Step =
  | { at: 'code' }
  | { at: 'ask'; digits: string; device: WaitingAnswer }
  | { at: 'allowed' | 'refused' };

/** The second device of a login on a television: the viewer enters the code on its screen and allows it, or not. */
export function TvSignIn({ words, children }: Props) {
  const isLoggedIn = useIsLoggedIn();
  const isChild = useViewer()?.profile?.role === 'child';
  const [step, setStep] = useState<Step>({ at: 'code' });
  const own = words.tv;
  useEffect(() => void loadViewer(), []);

  if (isChild) {
    const { forChildrenTitle, profiles } = words;
    return <ForAdultsState title={forChildrenTitle} text={own.forChildren} action={profiles} />;
  }
  const again = () => setStep({ at: 'code' });
  switch (step.at) {
    case 'ask':
      return (
        <AllowDevice
          words={words}
          {...step}
          onAnswered={(isAllowed) => setStep({ at: isAllowed ? 'allowed' : 'refused' })}
          onBack={again}
        />
      );
    case 'allowed':
      return (
        <End title={own.allowedTitle} text={own.allowedText}>
          <LinkButton href={documentHome()} variant="primary">
            {own.home}
          </LinkButton>
          <LinkButton href={screenAddress('devices')}>{words.devices.title}</LinkButton>
        </End>
      );
    case 'refused':
      return (
        <End title={own.refusedTitle} text={own.refusedText}>
          <Button onClick={again}>{own.another}</Button>
        </End>
      );
    default:
      return (
        <>
          <DeviceCode
            words={words}
            isReady={isLoggedIn === true}
            onFound={(digits, device) => setStep({ at: 'ask', digits, device })}
          />
          {children}
        </>
      );
  }
}

/** It takes the focus, because the button that had it is gone; so it is read, too. */
function End({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const end = useRef<HTMLElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <section ref={end} tabIndex={-1} aria-label={`${title}. ${text}`} className={styles.end}>
      <EmptyState title={title} text={text}>
        {children}
      </EmptyState>
    </section>
  );
}

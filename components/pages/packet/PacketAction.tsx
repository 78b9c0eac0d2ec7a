'use client';

import { LinkButton } from '@/components/ui/button/LinkButton';
import { CheckIcon } from '@/components/ui/icon/status';
import { ownState } from '@/lib/client/commerce/own-state';
import { routes } from '@/lib/shared/routes';
import styles from './card.module.scss';
import { useOwnPacket } from './OwnPacketsProvider';

interface Props {
  id: string;
  name: string;
  buyHref: string;
  /** "7 days free"; null without a trial. */
  trial: string | null;
  /** Another card stands out. */
  isQuiet: boolean;
  words: { subscribe: string; tryIt: string };
}

/** The button of a card. It is the same for everyone in the stored page; what is the viewer's own replaces it. */
export function PacketAction({ id, name, buyHref, trial, isQuiet, words }: Props) {
  const { own, words: ownWords } = useOwnPacket(id);
  const state = own && ownWords && ownState(own, ownWords);
  if (own?.state === 'closed') return null;
  if (!state || !ownWords) {
    // A trial is given once.
    const open = own && !own.isTrialOpen ? null : trial;
    const label = open ? words.tryIt : words.subscribe;
    return (
      <LinkButton
        href={buyHref}
        variant={isQuiet ? 'secondary' : 'primary'}
        className={styles.action}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </LinkButton>
    );
  }
  return (
    <div className={styles.own}>
      <p className={styles.badge}>
        <CheckIcon size="sm" />
        {state.badge}
      </p>
      {state.detail ? <p className={styles.detail}>{state.detail}</p> : null}
      <LinkButton
        href={routes.subscriptions()}
        className={styles.action}
        aria-label={`${ownWords.manage}: ${name}`}
      >
        {ownWords.manage}
      </LinkButton>
    </div>
  );
}

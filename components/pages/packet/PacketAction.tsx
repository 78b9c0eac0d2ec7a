'use client';

import { clsx } from 'clsx';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { CheckIcon } from '@/components/ui/icon/status';
import { ownState } from '@/lib/client/commerce/own-state';
import type { PacketView } from '@/lib/server/pages/packet-views';
import { routes } from '@/lib/shared/routes';
import styles from './card.module.scss';
import { useOwnPacket } from './OwnPacketsProvider';

interface Props {
  packet: Pick<PacketView, 'id' | 'name' | 'buyHref' | 'price' | 'trial'>;
  /** Another card stands out. */
  isQuiet: boolean;
  words: { subscribe: string; tryIt: string };
}

/**
 * The foot of a card, with its button; nothing for what is not sold. It is the same for everyone in the stored page; what is the
 * viewer's own replaces it.
 */
export function PacketAction({ packet, isQuiet, words }: Props) {
  const { id, name, buyHref, price, trial } = packet;
  const { own, words: ownWords } = useOwnPacket(id);
  const state = own && ownWords && ownState(own, ownWords);
  if (!price || own?.state === 'closed') return null;
  if (!state || !ownWords) {
    // A trial is given once.
    const open = own && !own.isTrialOpen ? null : trial;
    const label = open ? words.tryIt : words.subscribe;
    return (
      <div className={styles.foot}>
        <LinkButton
          href={buyHref}
          variant={isQuiet ? 'secondary' : 'primary'}
          className={styles.action}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={clsx(styles.foot, styles.own)}>
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

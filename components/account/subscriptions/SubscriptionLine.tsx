'use client';

import { Button } from '@/components/ui/button/Button';
import { Link } from '@/components/ui/link/Link';
import { type OwnWords, ownState } from '@/lib/client/commerce/own-state';
import { type ActionWords, usePacketActions } from '@/lib/client/commerce/use-packet-actions';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { routes } from '@/lib/shared/routes';
import styles from './subscriptions.module.scss';

export interface SubscriptionWords {
  own: OwnWords;
  act: ActionWords;
  /** The packet that has the most; what follows a trial. */
  fullest: string;
  afterTrial: string;
}

interface Props {
  own: OwnPacket;
  words: SubscriptionWords;
}

/** One packet: its state, its next payment, and its buttons. */
export function SubscriptionLine({ own, words }: Props) {
  const { offered, busy } = usePacketActions(own, words.act);
  const state = ownState(own, words.own);
  return (
    <li className={styles.line} data-state={own.state}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={routes.packet(own.id)} className={styles.link}>
            {own.name}
          </Link>
        </p>
        {state ? <p className={styles.badge}>{state.badge}</p> : null}
        {state?.detail ? <p className={styles.detail}>{state.detail}</p> : null}
        {own.message ? <p className={styles.detail}>{own.message}</p> : null}
      </div>
      {offered.length > 0 ? (
        <div className={styles.actions}>
          {offered.map(({ action, label, run }) => (
            <Button
              key={action}
              size="sm"
              className={styles.action}
              aria-label={busy === action ? undefined : `${label}: ${own.name}`}
              aria-disabled={busy !== null}
              onClick={run}
            >
              {busy === action ? words.act.working : label}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

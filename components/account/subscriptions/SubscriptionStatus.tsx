'use client';

import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { type OwnWords, ownState } from '@/lib/client/commerce/own-state';
import { useOwnPacketsOrError } from '@/lib/client/commerce/use-own-packets';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './status.module.scss';

interface Props {
  words: Messages['account']['subs'];
  own: OwnWords;
  /** Where the subscriptions are. */
  place: string;
}

/**
 * The status of the subscriptions, above the menu of a narrow page: what is subscribed to, or a link to the packets.
 * The subscriptions themselves are further down.
 */
export function SubscriptionStatus({ words, own, place }: Props) {
  const { packets, hasFailed } = useOwnPacketsOrError();
  if (!packets && !hasFailed) return <Skeleton className={styles.waiting} />;
  const states = (packets ?? []).flatMap((packet) => {
    const state = ownState(packet, own);
    return state ? [{ ...state, name: packet.name }] : [];
  });
  const [first] = states;
  const [title, text] = first
    ? [states.map(({ name }) => name).join(', '), first.detail ?? first.badge]
    : packets
      ? [words.none, words.choose]
      : [words.title, null];
  const isHere = first !== undefined || packets === null;
  const Way = isHere ? 'a' : Link;
  return (
    <Way href={isHere ? place : routes.packets()} className={styles.status}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRightIcon size="sm" />
    </Way>
  );
}

'use client';

import { LinkButton } from '@/components/ui/button/LinkButton';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { Section } from '@/components/ui/section/Section';
import { useOwnPacketsOrError } from '@/lib/client/commerce/use-own-packets';
import { useRentedTitles } from '@/lib/client/commerce/use-rented-titles';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { RentLine } from './RentLine';
import { SubscriptionLine, type SubscriptionWords } from './SubscriptionLine';
import styles from './subscriptions.module.scss';
import { Unsubscribed } from './Unsubscribed';

interface Props {
  words: Messages['account'];
  packets: SubscriptionWords;
}

/** Spec 3 §2 Subscriptions: what is paid, until when, how much next, and what can be done about it; and what is rented. */
export function Subscriptions({ words, packets: packetWords }: Props) {
  const { packets, hasFailed, retry } = useOwnPacketsOrError();
  const rents = useRentedTitles();
  const { subs } = words;
  const isComplete = packets !== null && rents !== null;
  const owned = packets?.filter(({ state }) => state !== 'open' && state !== 'closed') ?? [];
  const hasNone = isComplete && owned.length + rents.length === 0;
  const first =
    packets?.filter(({ state, can, isBase }) => state === 'open' && can.subscribe && isBase) ?? [];
  const intro = hasNone ? null : subs.intro;
  return (
    <Section title={subs.title} {...(intro ? { intro } : {})}>
      <AsyncContent
        value={isComplete ? { list: packets, rented: rents } : null}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
      >
        {({ list, rented }) => {
          if (hasNone)
            return <Unsubscribed packets={first} all={list} words={subs} packetWords={packetWords} />;
          const more = list.filter(({ state, can }) => state === 'open' && can.subscribe);
          return (
            <>
              <ul className={styles.list}>
                {owned.map((own) => (
                  <SubscriptionLine key={`${own.id}-${own.subscriptionId}`} own={own} words={packetWords} />
                ))}
                {rented.map((rent) => (
                  <RentLine key={rent.href} rent={rent} words={subs} />
                ))}
              </ul>
              {more.length > 0 ? (
                <p className={styles.more}>
                  <LinkButton href={routes.packets()}>{subs.more}</LinkButton>
                </p>
              ) : null}
            </>
          );
        }}
      </AsyncContent>
    </Section>
  );
}

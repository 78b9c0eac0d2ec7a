'use client';

import { useState } from 'react';
import { type CardOption, OptionCards } from '@/components/ui/choice/OptionCards';
import { Link } from '@/components/ui/link/Link';
import { Tag } from '@/components/ui/tag/Tag';
import { ownState } from '@/lib/client/commerce/own-state';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './card.module.scss';
import { useKnownPackets } from './OwnPacketsProvider';
import { PacketAction } from './PacketAction';
import { PriceLine } from './PriceLine';

/** What the card says of one of the terms. */
export type Term = Pick<
  PacketView,
  'id' | 'name' | 'href' | 'buyHref' | 'price' | 'oldPrice' | 'discount' | 'per' | 'trial' | 'next'
>;

interface Props {
  /** The packet itself first. */
  terms: readonly [Term, ...Term[]];
  isQuiet: boolean;
  words: Pick<
    Messages['pages']['packets'],
    'terms' | 'more' | 'oldPrice' | 'saving' | 'afterTrial' | 'subscribe' | 'tryIt'
  >;
}

/**
 * A packet that is sold on several terms, such as for a month and for a year: the viewer chooses the terms, and the
 * card shows their price and button. If the viewer owns one of them, that one is selected first; otherwise it is the
 * packet itself.
 */
export function PacketTerms({ terms, isQuiet, words }: Props) {
  const { packets, words: ownWords } = useKnownPackets();
  const [chosenId, choose] = useState<string | null>(null);
  const ownOf = ({ id }: Term) => packets?.find((packet) => packet.id === id) ?? null;
  const stateOf = (term: Term) => {
    const own = ownOf(term);
    return own && ownWords && ownState(own, ownWords);
  };
  const chosen = terms.find(({ id }) => id === chosenId) ?? terms.find(stateOf) ?? terms[0];

  const options = terms.map((term): CardOption<string> => {
    const { id, name, price, per, discount, trial, next } = term;
    const state = stateOf(term);
    // A trial is given only once: viewers who have used theirs see the price.
    const isTrial = trial !== null && (ownOf(term)?.isTrialOpen ?? true);
    const after = next ? fill(words.afterTrial, next) : null;
    return {
      value: id,
      title: name,
      hint: isTrial ? lines([trial, after], '\n') : lines([price, per], ' '),
      badge: state ? (
        <Tag tone="accent">{state.badge}</Tag>
      ) : discount && id !== chosen.id ? (
        // That of the chosen one stands beside its price.
        <Tag tone="outline">{discount}</Tag>
      ) : null,
    };
  });
  return (
    <>
      <div className={styles.sum}>
        <PriceLine packet={chosen} words={words} trialOf={chosen.id} />
      </div>
      <div className={styles.choice}>
        <OptionCards
          isLabelShown
          label={words.terms}
          options={options}
          value={chosen.id}
          onChange={(id: string) => choose(id)}
        />
        {/* What is bought on other terms has a page of its own; the name of the card leads to that of the first. */}
        <p className={styles.pages}>
          {words.more}
          {terms.slice(1).map(({ id, name, href }) => (
            <Link key={id} href={href}>
              {name}
            </Link>
          ))}
        </p>
      </div>
      <PacketAction packet={chosen} isQuiet={isQuiet} words={words} />
    </>
  );
}

const lines = (parts: Array<string | null>, between: string) => parts.filter(Boolean).join(between);

'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice/Choice';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CheckIcon } from '@/components/ui/icon/status';
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
  'id' | 'name' | 'buyHref' | 'price' | 'oldPrice' | 'discount' | 'per' | 'length' | 'trial' | 'next'
>;

interface Props {
  /** The packet itself first. */
  terms: readonly [Term, ...Term[]];
  isQuiet: boolean;
  words: Pick<
    Messages['pages']['packets'],
    'terms' | 'oldPrice' | 'saving' | 'afterTrial' | 'subscribe' | 'tryIt'
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

  // A trial is given only once: viewers who have used theirs see the length.
  const isTrial = (term: Term) => term.trial !== null && (ownOf(term)?.isTrialOpen ?? true);
  const options = terms.map((term, index) => {
    const { id, name, price, per, length, discount, next } = term;
    const state = stateOf(term);
    const isSameLength = (other: Term) => other !== term && !isTrial(other) && other.length === length;
    // Those of the same length have their names, so that they can be told apart.
    const title = isTrial(term) ? term.trial : terms.some(isSameLength) ? null : length;
    const sum = isTrial(term) ? [next && fill(words.afterTrial, next)] : [price, per];
    return {
      value: id,
      label: (
        <>
          {title ?? name}
          {state ? (
            <>
              <CheckIcon size="sm" />
              <VisuallyHidden>{state.badge} </VisuallyHidden>
            </>
          ) : index > 0 && discount ? (
            // That of the packet itself stands beside its price, and the others are compared with it.
            <small>{discount}</small>
          ) : null}
          <VisuallyHidden>{[title && name, ...sum].filter(Boolean).join(' ')}</VisuallyHidden>
        </>
      ),
    };
  });
  return (
    <>
      <div className={styles.choice}>
        <Choice
          look="segments"
          label={words.terms}
          options={options}
          value={chosen.id}
          onChange={(id: string) => choose(id)}
        />
      </div>
      <PriceLine packet={chosen} words={words} trialOf={chosen.id} />
      <PacketAction packet={chosen} isQuiet={isQuiet} words={words} />
    </>
  );
}

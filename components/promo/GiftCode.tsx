'use client';

import { useEffect, useRef, useState } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { EXAMPLE_GIFT, readCode } from '@/lib/rules/promo/code';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { CodeForm } from './CodeForm';
import { DecisionStep } from './DecisionStep';
import type { Gift } from './read-gift';

/** The gift page: what a code gives is shown before anybody logs in or pays. The call loads with the first code. */
export function GiftCode({ words }: { words: Messages['promo'] }) {
  const [code, setCode] = useState('');
  const [addressed, setAddressed] = useState('');
  const [gift, setGift] = useState<Gift | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The stored page is the same for every address.
  useEffect(() => {
    const given = readCode(new URLSearchParams(location.search).get('code') ?? '');
    setAddressed(given);
    setCode(given);
  }, []);

  const place = useRef<HTMLElement>(null);
  const hasShown = useRef(false);
  // Form and answer replace each other, and with them what had the focus.
  useEffect(() => {
    if (gift) hasShown.current = true;
    if (hasShown.current) place.current?.querySelector<HTMLElement>(gift ? 'h2' : 'input')?.focus();
  }, [gift]);

  const show = async (entered: string) => {
    setCode(entered);
    setError(null);
    setBusy(true);
    const read = await import('./read-gift').then(
      ({ readGift }) => readGift(entered, words),
      () => words.failed,
    );
    setBusy(false);
    if (typeof read === 'string') setError(read);
    else setGift(read);
  };

  return (
    <section ref={place} aria-label={gift?.title}>
      {gift ? (
        <DecisionStep
          title={gift.title}
          text={gift.text}
          more={gift.more}
          yes={words.use}
          onYes={() => askModal({ id: 'promocode_wizard', data: { code } })}
          no={words.other}
          onNo={() => setGift(null)}
        />
      ) : (
        // The key resets the field when the code in the address changes.
        <CodeForm
          key={addressed}
          words={words}
          example={EXAMPLE_GIFT}
          code={code}
          error={error}
          isBusy={isBusy}
          onSubmit={show}
        />
      )}
    </section>
  );
}

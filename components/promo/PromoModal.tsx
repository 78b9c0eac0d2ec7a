'use client';

import { useState } from 'react';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { useCloseSignal } from '@/components/ui/modal/use-close-signal';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { askModal } from '@/lib/client/modals/ask';
import { checkPromo } from '@/lib/client/promo/calls';
import { promoSentence } from '@/lib/client/promo/sentence';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { CodeForm } from './CodeForm';

/** A code from the account menu (spec 3 §2); a working code continues in the wizard. */
export function PromoModal({ frame, words }: ModalProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const closing = useCloseSignal(frame);

  const submit = async (entered: string, own: Messages['promo']) => {
    setCode(entered);
    setError(null);
    setBusy(true);
    const signal = closing();
    try {
      // The wizard goes on with this answer: one press is one check, and wrong codes are counted.
      const check = await checkPromo(entered);
      if (!signal.aborted) askModal({ id: 'promocode_wizard', data: { code: entered, check } });
    } catch (failure) {
      if (signal.aborted) return;
      const isGuest =
        failure instanceof PlatformError &&
        ['login_required', 'session_required'].includes(failure.code ?? '');
      if (isGuest) askModal({ id: 'promocode_wizard', data: { code: entered } });
      else setError(promoSentence(failure, own));
    } finally {
      setBusy(false);
    }
  };

  return (
    <WordsDialog frame={frame} words={words} name="promo" title={(own) => own.ask}>
      {(own) => (
        <CodeForm
          words={own}
          code={code}
          error={error}
          isBusy={isBusy}
          onSubmit={(entered) => submit(entered, own)}
        />
      )}
    </WordsDialog>
  );
}

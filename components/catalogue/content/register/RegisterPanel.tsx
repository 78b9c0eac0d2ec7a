'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { fill } from '@/components/ui/fill';
import { useWords } from '@/lib/client/i18n/use-words';
import { askModal } from '@/lib/client/modals/ask';
import type { TrialOffer } from '@/lib/rules/pages/shell-view';
import { markPrompted } from './once';
import styles from './register.module.scss';

export interface RegisterPanelProps {
  trial: TrialOffer;
}

/** An unobtrusive invitation for guests at the edge of the page: it covers nothing and can be ignored. */
export function RegisterPanel({ trial }: RegisterPanelProps) {
  const { words } = useWords('register');
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const isShown = words !== null && isOpen;
  useEffect(() => {
    if (isShown) markPrompted();
  }, [isShown]);
  if (!isShown) return null;

  const signUp = () => {
    setOpen(false);
    askModal({ id: 'auth', to: trial.href });
  };
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-notification="">
      <div role="status">
        <p id={titleId} className={styles.title}>
          {fill(words.title, { trial: trial.text })}
        </p>
        <p className={styles.text}>{fill(words.text, { packet: trial.packet })}</p>
      </div>
      <div className={styles.answers}>
        <Button variant="primary" onClick={signUp}>
          {words.action}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {words.later}
        </Button>
      </div>
    </aside>
  );
}

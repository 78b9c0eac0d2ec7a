'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { fill } from '@/components/ui/fill';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { useWords } from '@/lib/client/i18n/use-words';
import { askModal } from '@/lib/client/modals/ask';
import { localeTags } from '@/lib/shared/i18n/locales';
import { markPrompted } from './once';
import styles from './register.module.scss';

export interface RegisterPanelProps {
  days: number;
}

/** An unobtrusive invitation for guests at the edge of the page: it covers nothing and can be ignored. */
export function RegisterPanel({ days }: RegisterPanelProps) {
  const { words } = useWords('register');
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const isShown = words !== null && isOpen;
  useEffect(() => {
    if (isShown) markPrompted();
  }, [isShown]);
  if (!isShown) return null;

  const how = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const period = new Intl.NumberFormat(localeTags[pageLocale()], how).format(days);
  const signUp = () => {
    setOpen(false);
    askModal({ id: 'auth' });
  };
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-notification="">
      <div role="status">
        <p id={titleId} className={styles.title}>
          {words.title}
        </p>
        <p className={styles.text}>{fill(words.text, { period })}</p>
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

'use client';

import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { LockIcon } from '@/components/ui/icon/lock';
import { askPin } from '@/lib/client/parental/ask-pin';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './settings.module.scss';

interface Props {
  words: Messages['account']['parentalPage'];
  onOpen(): void;
}

/** Spec 3 §2: the settings need a parental check; its button asks again after the check was closed. */
export function Locked({ words, onOpen }: Props) {
  const ask = async (isPatient: boolean) => {
    if (await askPin({ action: 'settings' }, { isPatient })) onOpen();
  };
  const askFirst = useEffectEvent(() => ask(true));
  useEffect(() => {
    askFirst();
  }, []);
  return (
    <div className={styles.card}>
      <EmptyState icon={<LockIcon />} title={words.lockedTitle} text={words.lockedText}>
        <Button variant="primary" onClick={() => ask(false)}>
          {words.enterPin}
        </Button>
      </EmptyState>
    </div>
  );
}

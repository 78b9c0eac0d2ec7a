'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import type { ModalShellProps, ModalWords } from './ModalShell';
import styles from './modal.module.scss';
import { useAddress } from './use-address';

interface Props {
  /** Loads shell and dialogs when the first one opens, so that pages stay small (DESIGN section 10). */
  load(): Promise<ComponentType<ModalShellProps>>;
  words: ModalWords;
}

export function ModalListener({ load, words }: Props) {
  const [modal, onLeave] = useAddress();
  const [alert, setAlert] = useState<Alert | null>(null);
  const [Modals, setModals] = useState<ComponentType<ModalShellProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = (modal !== null || alert !== null) && Modals === null;

  useEffect(() => {
    const onAlert = (event: Event) => setAlert((event as CustomEvent<Alert>).detail);
    addEventListener(ALERTED, onAlert);
    return () => removeEventListener(ALERTED, onAlert);
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    const attempt = () =>
      load().then(
        (loaded) => setModals(() => loaded),
        () => setFailed(true),
      );
    attempt();
    addEventListener('online', attempt);
    return () => {
      setFailed(false);
      removeEventListener('online', attempt);
    };
  }, [isWanted, load]);

  if (Modals) return <Modals modal={modal} alert={alert} words={words} onLeave={onLeave} />;
  return hasFailed ? (
    <p role="alert" className={styles.toast}>
      {words.loadFailed}
    </p>
  ) : null;
}

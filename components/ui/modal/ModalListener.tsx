'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { OverDialogs } from '../dialog/OverDialogs';
import type { ModalShellProps, ModalWords } from './ModalShell';
import styles from './modal.module.scss';
import { useAddress } from './use-address';

interface Props {
  /** Loads shell and dialogs when the first one opens, so that pages stay small (DESIGN section 10). */
  load(): Promise<ComponentType<ModalShellProps>>;
  words: ModalWords;
  /** Modals that may not open in this context (spec 2 §6). */
  closed?: readonly string[];
}

const NONE: readonly string[] = [];

export function ModalListener({ load, words, closed = NONE }: Props) {
  const [addressed, onLeave] = useAddress();
  const refused = addressed && closed.includes(addressed.id) ? addressed : null;
  const modal = refused ? null : addressed;
  const [alert, setAlert] = useState<Alert | null>(null);
  const [Modals, setModals] = useState<ComponentType<ModalShellProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = (modal !== null || alert !== null) && Modals === null;

  useEffect(() => {
    if (!refused) return;
    refused.settle?.(null);
    onLeave();
  }, [refused, onLeave]);

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
    <OverDialogs notice={words.loadFailed}>
      <p role="alert" className={styles.toast}>
        {words.loadFailed}
      </p>
    </OverDialogs>
  ) : null;
}

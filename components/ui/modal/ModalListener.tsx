'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ModalShellProps, ModalWords } from './ModalShell';
import styles from './modal.module.scss';
import { useAddress } from './useAddress';

interface Props {
  /** Shell and dialogs: they arrive when an address first names a modal, so pages stay light (DESIGN section 10). */
  load(): Promise<ComponentType<ModalShellProps>>;
  words: ModalWords;
}

export function ModalListener({ load, words }: Props) {
  const [modal, onLeave] = useAddress();
  const [Modals, setModals] = useState<ComponentType<ModalShellProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = modal !== null && Modals === null;

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

  if (Modals) return <Modals modal={modal} words={words} onLeave={onLeave} />;
  return hasFailed ? (
    <p role="alert" className={styles.toast}>
      {words.loadFailed}
    </p>
  ) : null;
}

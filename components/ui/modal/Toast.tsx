'use client';

import { useEffect } from 'react';
import styles from './modal.module.scss';

/** Long enough to be read; nothing is lost with it. */
const TOAST_MS = 4_000;

interface Props {
  /** Null says nothing; the place is there before, or a screen reader would not notice the words. */
  text: string | null;
  onEnd(): void;
}

/** Says briefly that something is done. */
export function Toast({ text, onEnd }: Props) {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(onEnd, TOAST_MS);
    return () => clearTimeout(timer);
  }, [text, onEnd]);
  return <div role="status">{text ? <p className={styles.toast}>{text}</p> : null}</div>;
}

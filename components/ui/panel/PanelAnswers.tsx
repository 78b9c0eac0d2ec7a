'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import styles from './panel.module.scss';

interface Props {
  /** What the panel offers. */
  children: ReactNode;
  later: string;
  onLater(): void;
}

/** The answers to a panel: what it offers, or not now. */
export function PanelAnswers({ children, later, onLater }: Props) {
  return (
    <div className={styles.answers}>
      {children}
      <Button variant="quiet" onClick={onLater}>
        {later}
      </Button>
    </div>
  );
}

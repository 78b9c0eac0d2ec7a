import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import styles from './settings.module.scss';

interface Props {
  /** It fades out, and then the viewer is led away. */
  isClosing: boolean;
  children: ReactNode;
}

/** A page of the account that shows one screen and can be closed. */
export function ScreenPage({ isClosing, children }: Props) {
  return (
    <div className={clsx(styles.alone, isClosing && styles.leaving)}>
      {children}
      <RootMark mark="no-footer" />
    </div>
  );
}

'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './controls.module.scss';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Name and tooltip. */
  label: string;
  /** Shows the label beside the icon. */
  isWorded?: boolean;
  children: ReactNode;
};

/** Every button on the picture: a native button with a name, 44 px for touch. */
export function ControlButton({ label, isWorded = false, className, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={isWorded ? undefined : label}
      className={clsx(styles.button, isWorded && styles.worded, className)}
    >
      {children}
      {isWorded && <span aria-hidden="true">{label}</span>}
    </button>
  );
}

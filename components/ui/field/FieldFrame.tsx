import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.scss';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Hides the label visually, where the placeholder or the context makes it clear. */
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | null | undefined;
  className?: string | undefined;
}

interface Props extends FieldFrameProps {
  /** Draws the control with these properties. */
  children(control: {
    id: string;
    className: string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }): ReactNode;
}

/** One control with its label, hint and error connected to it (WCAG 3.3.1). */
export function FieldFrame({ id, label, isLabelHidden = false, hint, error, className, children }: Props) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

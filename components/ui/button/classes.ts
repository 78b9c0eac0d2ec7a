import { clsx } from 'clsx';
import styles from './button.module.scss';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
}

/** The shared classes of buttons, links and icon buttons. */
export function buttonClasses(
  { variant = 'secondary', size = 'md' }: ButtonLook,
  ...more: Array<string | undefined>
) {
  return clsx(styles.button, styles[variant], styles[size], ...more);
}

export const iconOnly = styles.iconOnly;

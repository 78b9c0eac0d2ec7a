import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './switch.module.scss';

interface Props {
  label: string;
  hint?: string;
  isOn: boolean;
  /** True while it is stored: it shows the new state and cannot be changed. */
  isBusy?: boolean;
  className?: string;
  onChange(isOn: boolean): void;
}

/** A switch with immediate effect. The whole line can be pressed. */
export function Switch({ label, hint, isOn, isBusy = false, className, onChange }: Props) {
  const id = useId();
  return (
    <label className={clsx(styles.line, className)}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on.
        role="switch"
        className={styles.input}
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-disabled={isBusy}
        onChange={({ currentTarget }) => {
          if (!isBusy) onChange(currentTarget.checked);
        }}
      />
    </label>
  );
}

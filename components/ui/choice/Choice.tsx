import { type ReactNode, useId } from 'react';
import styles from './choice.module.scss';

interface Props<Value> {
  label: string;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  value: Value;
  /** `segments`: in one box, for little space. */
  look?: 'pills' | 'segments';
  /** Shown with the label; without it the label is only heard. */
  hint?: string;
  isBusy?: boolean;
  onChange(value: Value): void;
}

/** A few visible options as native radios, so that the arrow keys work. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, look = 'pills', hint, isBusy = false, onChange } = props;
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.choice} aria-busy={isBusy} aria-describedby={hint ? hintId : undefined}>
      <legend className={hint ? styles.title : styles.label}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

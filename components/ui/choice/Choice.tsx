import { useId } from 'react';
import styles from './choice.module.scss';

interface Props<Value> {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  isBusy?: boolean;
  onChange(value: Value): void;
}

/** A few visible options as native radios, so that the arrow keys work. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, isBusy = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-busy={isBusy}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
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
    </fieldset>
  );
}

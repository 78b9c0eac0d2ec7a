import { type ReactNode, useId } from 'react';
import styles from './option-cards.module.scss';

export interface CardOption<Value> {
  value: Value;
  title: string;
  /** Below the title. */
  hint?: string | null;
  /** At the end of the line: an amount, so that amounts stand under each other. */
  aside?: string | null;
  badge?: ReactNode;
  /** It is shown, and cannot be chosen. */
  isDisabled?: boolean;
}

interface Props<Value> {
  /** What is chosen; it is only heard. */
  label: string;
  options: ReadonlyArray<CardOption<Value>>;
  value: Value;
  onChange(value: Value): void;
}

/** Options with a description, one below the other, as native radios. */
export function OptionCards<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            data-autofocus={option.value === value || undefined}
          />
          <span className={styles.text}>
            <span className={styles.title}>
              {option.title}
              {option.badge}
            </span>
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
          {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}

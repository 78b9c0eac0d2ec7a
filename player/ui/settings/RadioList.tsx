'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './settings.module.scss';

interface Props<V extends string | number> {
  title: string;
  /** The page around it shows the same title. */
  isTitleHidden?: boolean;
  /** Short choices side by side. */
  isInline?: boolean;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChoose(value: V): void;
}

/** A labelled radio list, which is enough for a settings menu (quality E5). */
export function RadioList<V extends string | number>(props: Props<V>) {
  const { title, isTitleHidden = false, isInline = false, value, options, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={clsx(styles.group, isInline && styles.inline)}>
      <legend className={clsx(styles.legend, isTitleHidden && styles.hidden)}>{title}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

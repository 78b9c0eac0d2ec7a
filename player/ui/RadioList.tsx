'use client';

import { useId } from 'react';
import styles from './settings.module.scss';

interface Props<V extends string | number> {
  title: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChoose(value: V): void;
}

/** A labelled radio list, which is enough for a settings menu (quality E5). */
export function RadioList<V extends string | number>({ title, value, options, onChoose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
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

import type { ReactNode } from 'react';
import styles from './account.module.scss';

/** Names and values. Those without a value are left out. */
export function AccountFacts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  const shown = facts.filter(([, value]) => Boolean(value));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

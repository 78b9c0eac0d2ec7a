import styles from './details.module.scss';

interface Props {
  /** Name and value, in the order of the screen; rows without a value are left out. */
  rows: ReadonlyArray<readonly [name: string, value: string | null]>;
}

/** Names on the left, values on the right, so that amounts stand under each other. */
export function Details({ rows }: Props) {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.details}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

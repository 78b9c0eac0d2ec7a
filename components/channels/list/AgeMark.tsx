import styles from './list.module.scss';

/** "16+" in a line of text. */
export function AgeMark({ age }: { age: number }) {
  return <span className={styles.age}>{age}+</span>;
}

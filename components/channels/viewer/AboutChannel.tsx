import styles from './panel.module.scss';

interface Props {
  title: string;
  text: string | null;
}

/** The description of the channel, below the programme. */
export function AboutChannel({ title, text }: Props) {
  if (!text) return null;
  return (
    <section className={styles.about}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './advantages.module.scss';

interface Props {
  words: Pick<Messages['pages']['instructions'], 'advantagesTitle' | 'advantages'>;
}

/** Spec 3 §2 Device instructions: four blocks of advantages. */
export function Advantages({ words: { advantagesTitle, advantages } }: Props) {
  const { live, archive, anywhere, family } = advantages;
  return (
    <section className={styles.advantages}>
      <h2 className={styles.heading}>{advantagesTitle}</h2>
      <ul className={styles.blocks}>
        {[live, archive, anywhere, family].map(({ title, text }) => (
          <li key={title} className={styles.block}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

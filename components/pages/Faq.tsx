import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import styles from './faq.module.scss';

interface Props {
  items: readonly { id: string; q: string; a: string }[];
}

/** Questions that unfold without script: the answers stay in the document for crawlers and find-in-page. */
export function Faq({ items }: Props) {
  return (
    <div className={styles.list}>
      {items.map(({ id, q, a }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.question}>
            <h2>{q}</h2>
            <ChevronDownIcon />
          </summary>
          <p className={styles.answer}>{a}</p>
        </details>
      ))}
    </div>
  );
}

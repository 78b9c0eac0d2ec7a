import { Link } from '@/components/ui/link/Link';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './where-code.module.scss';

interface Props {
  words: Messages['account']['tv'];
  brand: string;
}

/** What to do on the television before there is a code. */
export function WhereCode({ words, brand }: Props) {
  return (
    <section aria-labelledby="tv-where" className={styles.where}>
      <h2 id="tv-where" className={styles.title}>
        {words.whereTitle}
      </h2>
      <ol className={styles.steps}>
        {[words.stepOpen, words.stepSignIn, words.stepCode].map((step) => (
          <li key={step} className={styles.step}>
            {fill(step, { brand })}
          </li>
        ))}
      </ol>
      <Link href={routes.instructions()} className={styles.link}>
        {fill(words.howToOpen, { brand })}
      </Link>
    </section>
  );
}

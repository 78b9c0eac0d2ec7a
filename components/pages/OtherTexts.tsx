import { Link } from '@/components/ui/link/Link';
import type { SupportLink } from '@/lib/rules/pages/support';
import styles from './other-texts.module.scss';
import { SupportLinks } from './SupportLinks';

interface Props {
  title: string;
  texts: ReadonlyArray<{ href: string; label: string }>;
  /** Over the contacts. */
  questions: string;
  support: readonly SupportLink[];
  newTabLabel: string;
}

/** After a long text: the other ones, and who answers questions. */
export function OtherTexts({ title, texts, questions, support, newTabLabel }: Props) {
  if (texts.length === 0 && support.length === 0) return null;
  return (
    <div className={styles.others}>
      {texts.length > 0 ? (
        <nav aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <ul>
            {texts.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {support.length > 0 ? (
        <section aria-label={questions}>
          <p className={styles.title} aria-hidden="true">
            {questions}
          </p>
          <SupportLinks links={support} newTabLabel={newTabLabel} />
        </section>
      ) : null}
    </div>
  );
}

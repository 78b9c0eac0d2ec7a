import { clsx } from 'clsx';
import styles from './contents.module.scss';

interface Props {
  label: string;
  sections: readonly string[];
  /** The prefix of the ids of the sections. */
  sectionId: string;
  /** The headings have numbers. */
  isNumbered?: boolean;
}

/** Links to the sections of a text; plain ones, because the router does not report a change of the hash. */
export function Contents({ label, sections, sectionId, isNumbered = false }: Props) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ol className={clsx(styles.list, isNumbered && styles.numbered)}>
        {sections.map((section, place) => {
          const href = `#${sectionId}${place + 1}`;
          return (
            <li key={href}>
              <a href={href} className={styles.link}>
                {section}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

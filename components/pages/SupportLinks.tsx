import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { SupportLink } from '@/lib/pages/support';
import styles from './support.module.scss';

interface Props {
  links: readonly SupportLink[];
  newTabLabel: string;
}

/** How to reach who sells here. */
export function SupportLinks({ links, newTabLabel }: Props) {
  return (
    <ul className={styles.list}>
      {links.map(({ kind, href, label }) => (
        <li key={href}>
          {kind === 'link' ? (
            <ExternalLink href={href} newTabLabel={newTabLabel} className={styles.link}>
              {label}
            </ExternalLink>
          ) : (
            <a href={href} className={styles.link}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

import { ContactLink } from '@/components/ui/link/ContactLink';
import type { SupportLink } from '@/lib/rules/pages/support';
import styles from './support.module.scss';

interface Props {
  links: readonly SupportLink[];
  newTabLabel: string;
}

/** Contacts of the provider. */
export function SupportLinks({ links, newTabLabel }: Props) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <ContactLink {...link} newTabLabel={newTabLabel} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}

import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import { wellKnownDevices } from '@/lib/rules/pages/devices';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './install.module.scss';

interface Props {
  words: Pick<Messages['pages']['provider'], 'install' | 'installText'>;
}

/** Spec 3 §2: the install instruction list. */
export function InstallList({ words }: Props) {
  return (
    <Section title={words.install} intro={words.installText}>
      <ul className={styles.list}>
        {wellKnownDevices().map(({ id, name }) => (
          <li key={id}>
            <Link href={routes.instructions(id)} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

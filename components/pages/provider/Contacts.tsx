import { buttonClasses } from '@/components/ui/button/classes';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Section } from '@/components/ui/section/Section';
import type { Provider } from '@/lib/platform/resources/providers';
import type { SupportLink } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { SupportLinks } from '../SupportLinks';
import styles from './contacts.module.scss';

interface Props {
  provider: Pick<Provider, 'name' | 'logo' | 'registration'>;
  support: readonly SupportLink[];
  words: Pick<Messages['pages']['provider'], 'contacts' | 'register'>;
  newTabLabel: string;
}

/** The provider, its contacts and its shops (spec 3 §2). */
export function Contacts({ provider, support, words, newTabLabel }: Props) {
  const { name, logo, registration } = provider;
  return (
    <Section title={words.contacts}>
      <div className={styles.contacts}>
        {logo ? (
          <img src={logo} alt={name} className={styles.logo} loading="lazy" />
        ) : (
          <strong>{name}</strong>
        )}
        {support.length > 0 ? <SupportLinks links={support} newTabLabel={newTabLabel} /> : null}
        {registration ? (
          <ExternalLink href={registration.href} newTabLabel={newTabLabel} className={buttonClasses({})}>
            {registration.caption ?? words.register}
          </ExternalLink>
        ) : null}
      </div>
    </Section>
  );
}

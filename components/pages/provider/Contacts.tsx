import { lookOf } from '@/components/ui/button/look';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Section } from '@/components/ui/section/Section';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { SupportLink } from '@/lib/pages/support';
import type { Provider } from '@/lib/platform/providers';
import { SupportLinks } from '../SupportLinks';
import styles from './contacts.module.scss';

interface Props {
  provider: Pick<Provider, 'name' | 'logo' | 'registration'>;
  support: readonly SupportLink[];
  words: Pick<Messages['pages']['provider'], 'contacts' | 'register'>;
  newTabLabel: string;
}

/** Spec 3 §2: logo, support phone and e-mail, registration button with its caption and URL. */
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
          <ExternalLink href={registration.href} newTabLabel={newTabLabel} className={lookOf({})}>
            {registration.caption ?? words.register}
          </ExternalLink>
        ) : null}
      </div>
    </Section>
  );
}

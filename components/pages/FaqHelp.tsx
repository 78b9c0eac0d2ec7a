import { LinkButton } from '@/components/ui/button/LinkButton';
import type { SupportLink } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './faq-help.module.scss';
import { SupportLinks } from './SupportLinks';

interface Props {
  words: Pick<Messages['pages']['faq'], 'help' | 'helpText' | 'devices'>;
  devicesHref: string;
  support: readonly SupportLink[];
  newTabLabel: string;
}

/** Help when no answer fits; without contacts it offers no support. */
export function FaqHelp({ words, devicesHref, support, newTabLabel }: Props) {
  return (
    <section className={styles.help}>
      {support.length > 0 ? (
        <>
          <h2 className={styles.title}>{words.help}</h2>
          <p className={styles.text}>{words.helpText}</p>
          <SupportLinks links={support} newTabLabel={newTabLabel} />
        </>
      ) : null}
      <LinkButton href={devicesHref}>{words.devices}</LinkButton>
    </section>
  );
}

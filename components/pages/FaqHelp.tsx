import { LinkButton } from '@/components/ui/button/LinkButton';
import type { SupportLink } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './faq-help.module.scss';
import { SupportLinks } from './SupportLinks';

interface WhoProps {
  words: Pick<Messages['pages']['faq'], 'help' | 'helpText'>;
  support: readonly SupportLink[];
  newTabLabel: string;
}

interface Props extends WhoProps {
  words: Pick<Messages['pages']['faq'], 'help' | 'helpText' | 'devices'>;
  devicesHref: string;
}

/** Help when no answer fits, below the answers; without contacts it offers no support. */
export function FaqHelp({ devicesHref, ...who }: Props) {
  return (
    <section className={styles.below}>
      <Who {...who} />
      <LinkButton href={devicesHref}>{who.words.devices}</LinkButton>
    </section>
  );
}

/** The same beside the answers, where there is space: then it is not shown below. */
export function FaqHelpBeside(props: WhoProps) {
  if (props.support.length === 0) return null;
  return (
    <section className={styles.beside}>
      <Who {...props} />
    </section>
  );
}

function Who({ words, support, newTabLabel }: WhoProps) {
  if (support.length === 0) return null;
  return (
    <div className={styles.who}>
      <h2 className={styles.title}>{words.help}</h2>
      <p className={styles.text}>{words.helpText}</p>
      <SupportLinks links={support} newTabLabel={newTabLabel} />
    </div>
  );
}

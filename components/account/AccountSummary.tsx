import { LinkButton } from '@/components/ui/button/LinkButton';
import { Section } from '@/components/ui/section/Section';
import type { AccountPage } from '@/lib/rules/account/account';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { showPhone } from '@/lib/shared/phone';
import styles from './account.module.scss';

interface Props {
  words: Messages['account'];
  account: AccountPage;
}

/** Whose account it is and what is on it, with the way to the screen where that can be changed. */
export function AccountSummary({ words, account }: Props) {
  const { info, me } = words;
  const { name, phone, email, balance } = account;
  const facts = [
    [me.name, name],
    [info.phone, phone && showPhone(phone)],
    [me.email, email],
    [info.balance, balance],
  ] as const;
  return (
    <Section title={info.title}>
      <dl className={styles.facts}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value || info.notGiven}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.done}>
        <LinkButton href={screenAddress('info')}>{me.title}</LinkButton>
        <LinkButton href={screenAddress('payment')}>{words.settings.payment}</LinkButton>
      </p>
    </Section>
  );
}

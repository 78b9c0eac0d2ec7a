import { ChevronRightIcon } from '@/components/ui/icon/arrows';
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

/** Whose account it is and what is on it: each line leads to the screen where it can be changed. */
export function AccountSummary({ words, account }: Props) {
  const { info, me } = words;
  const { name, phone, email, balance, canChangePhone } = account;
  return (
    <Section title={info.title}>
      <ul className={styles.lines}>
        <Line screen="info" title={me.name} value={name || info.add} />
        {phone || canChangePhone ? (
          <Line screen="info" title={info.phone} value={phone ? showPhone(phone) : info.add} />
        ) : null}
        <Line screen="info" title={me.email} value={email || info.add} />
        {balance ? <Line screen="payment" title={info.balance} value={balance} /> : null}
      </ul>
    </Section>
  );
}

interface LineProps {
  screen: 'info' | 'payment';
  title: string;
  value: string;
}

function Line({ screen, title, value }: LineProps) {
  return (
    <li>
      <a href={screenAddress(screen)} className={styles.place}>
        {title}
        <span className={styles.aside}>{value}</span>
        <ChevronRightIcon size="sm" className={styles.onward} />
      </a>
    </li>
  );
}

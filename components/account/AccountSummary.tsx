import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { PersonIcon } from '@/components/ui/icon/person';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { AccountPage } from '@/lib/rules/account/account';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { listText } from '@/lib/shared/i18n/list-text';
import { showPhone } from '@/lib/shared/phone';
import styles from './account.module.scss';

interface Props {
  words: Messages['account'];
  account: AccountPage;
}

/** Whose account it is, in short: the values themselves and their forms are in the personal data, to which it leads. */
export function AccountSummary({ words, account }: Props) {
  const { info, me } = words;
  const { name, phone, email, canChangePhone } = account;
  const contacts = [phone && showPhone(phone), email].filter(Boolean).join(' · ');
  const missing = [
    name ? null : me.name,
    phone || !canChangePhone ? null : info.phone,
    email ? null : me.email,
  ].flatMap((label) => label?.toLocaleLowerCase(pageLocale()) ?? []);
  return (
    <a href={screenAddress('info')} className={styles.summary}>
      <span className={styles.summarySign}>
        <PersonIcon />
      </span>
      <span className={styles.summaryWords}>
        <span className={styles.summaryName}>{name || info.who}</span>
        {contacts ? <span className={styles.deviceAbout}>{contacts}</span> : null}
        {missing.length > 0 ? (
          <span className={styles.missing}>
            {fill(info.missing, { names: listText(missing, pageLocale()) })}
          </span>
        ) : null}
      </span>
      <ChevronRightIcon size="sm" className={styles.onward} />
    </a>
  );
}

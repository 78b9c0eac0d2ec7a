import { clsx } from 'clsx';
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

/** Whose account it is: each value, or that it can be added, leads to where it is changed. */
export function AccountSummary({ words, account }: Props) {
  const { info, me } = words;
  const { name, phone, email, canChangePhone } = account;
  const lines = [
    { label: me.name, value: name },
    ...(phone || canChangePhone ? [{ label: info.phone, value: phone && showPhone(phone) }] : []),
    { label: me.email, value: email },
  ];
  return (
    <Section title={info.who} {...(!phone && canChangePhone ? { intro: words.phone.none } : {})}>
      <ul className={styles.lines}>
        {lines.map(({ label, value }) => (
          <li key={label}>
            <a href={screenAddress('info')} className={styles.place}>
              {label}
              <span className={clsx(styles.aside, value ? styles.value : styles.missing)}>
                {value || info.add}
              </span>
              <ChevronRightIcon size="sm" className={styles.onward} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

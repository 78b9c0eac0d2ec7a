import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/Section';
import { timeText } from '@/lib/client/browser/moment';
import type { AccountPage } from '@/lib/rules/account/account';
import { mailHref, phoneHref } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { showPhone } from '@/lib/shared/phone';
import styles from './account.module.scss';

interface Props {
  words: Messages['account'];
  account: AccountPage;
}

/** Spec 3 §2 "Account info". Fields without a value are left out. */
export function AccountInfo({ words, account }: Props) {
  const { info } = words;
  const { phone, balance, provider, devices, ip, version } = account;
  const here = devices.find(({ isCurrent }) => isCurrent);
  const hasContacts = Object.values(provider.support).some(Boolean);
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [info.phone, phone && showPhone(phone)],
    [info.balance, balance],
    [info.provider, provider.name],
    [info.providerAccount, provider.account],
    ...(provider.link ? [[provider.link.label, <Site key="site" href={provider.link.href} />] as const] : []),
    [info.contacts, hasContacts && <Contacts key="contacts" {...provider.support} />],
    [info.device, here && [words.devices.types[here.kind], here.about].filter(Boolean).join(' · ')],
    [info.loginAt, here?.loginAt && timeText(here.loginAt)],
    [info.ip, ip],
    [info.version, version],
  ];
  return (
    <Section title={info.title}>
      <Facts facts={facts} />
    </Section>
  );
}

/** Names and values. Those without a value are left out. */
function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  const shown = facts.filter(([, value]) => Boolean(value));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A site of the provider, under its name. */
function Site({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener noreferrer">
      {new URL(href).host}
    </a>
  );
}

function Contacts({ phone, email, href }: AccountPage['provider']['support']) {
  return (
    <ul className={styles.contacts}>
      {phone ? (
        <li>
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={mailHref(email)}>{email}</a>
        </li>
      ) : null}
      {href ? (
        <li>
          <Site href={href} />
        </li>
      ) : null}
    </ul>
  );
}

'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import type { AccountPage } from '@/lib/rules/account/account';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { AccountData } from './AccountData';
import { AccountFrame } from './AccountFrame';
import { AccountInfo } from './AccountInfo';
import styles from './account.module.scss';
import { Devices } from './Devices';
import { MyDetails } from './MyDetails';
import { Payment } from './payment/Payment';
import { AccountDeletion } from './personal/AccountDeletion';
import { PersonalData } from './personal/PersonalData';
import { PhoneNumber } from './phone/PhoneNumber';
import type { SubscriptionWords } from './subscriptions/SubscriptionLine';
import { SubscriptionStatus } from './subscriptions/SubscriptionStatus';
import { Subscriptions } from './subscriptions/Subscriptions';
import { useAddressedSection } from './use-addressed-section';

interface Props {
  words: Messages['account'];
  languages: LanguageLink[];
  hasLogOut: boolean;
  /** Spec 3 §2: some partners have no refill. */
  hasRefill: boolean;
  packets: SubscriptionWords;
}

/** The menu leads to the sections of this page, and to the screens that are not among them. */
const PLACES = {
  subscriptions: '#subscriptions',
  payment: '#payment',
  parental: routes.parental(),
  info: '#info',
  devices: '#devices',
  language: screenAddress('language'),
} as const;

/** Spec 3 §2: `/lk`, the screens of the account on one page. The stored page contains none of their data. */
export function Account(props: Props) {
  const { words } = props;
  return (
    <AccountData words={words} waiting={<AccountSkeleton label={words.loading} />}>
      {(account, change) => <Sections {...props} account={account} onChange={change} />}
    </AccountData>
  );
}

interface SectionsProps extends Props {
  account: AccountPage;
  onChange(part: Partial<AccountPage>): void;
}

function Sections({ words, languages, hasLogOut, hasRefill, packets, account, onChange }: SectionsProps) {
  const addressed = useAddressedSection();
  const current = Object.values<string>(PLACES).includes(addressed) ? addressed : PLACES.subscriptions;
  const { name, email, devices, provider } = account;
  return (
    <AccountFrame
      words={words}
      places={PLACES}
      current={current}
      languages={languages}
      support={provider.support}
      hasLogOut={hasLogOut}
      status={<SubscriptionStatus words={words.subs} own={packets.own} place={PLACES.subscriptions} />}
    >
      <div className={styles.sections}>
        <div className={styles.column}>
          <AddressedSection id="subscriptions">
            <Subscriptions words={words} packets={packets} />
          </AddressedSection>
          <AddressedSection id="payment">
            <Payment words={words} hasRefill={hasRefill} isBeside />
          </AddressedSection>
        </div>
        <div className={styles.column}>
          <MyDetails words={words} name={name} email={email} onSaved={onChange} />
          {account.canChangePhone ? (
            <PhoneNumber words={words} phone={account.phone} onSaved={onChange} />
          ) : null}
          <AddressedSection id="info">
            <AccountInfo words={words} account={account} />
          </AddressedSection>
          <AddressedSection id="devices">
            <Devices words={words} devices={devices} onChange={(left) => onChange({ devices: left })} />
          </AddressedSection>
          <PersonalData words={words} />
          <AccountDeletion words={words} deletionAt={account.deletionAt} onChange={onChange} />
        </div>
      </div>
    </AccountFrame>
  );
}

/** A section that addresses and the menu name (`/lk#payment`). */
function AddressedSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.section}>
      {children}
    </div>
  );
}

/** Placeholders in the final size of the account page. */
function AccountSkeleton({ label }: { label: string }) {
  return (
    <div className={clsx(styles.page, styles.whole)} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.navSkeleton} />
      <div className={styles.sections}>
        <div className={styles.column}>
          <Skeleton className={styles.detailsSkeleton} />
          <Skeleton className={styles.devicesSkeleton} />
        </div>
        <div className={styles.column}>
          <Skeleton className={styles.detailsSkeleton} />
          <Skeleton className={styles.infoSkeleton} />
        </div>
      </div>
    </div>
  );
}

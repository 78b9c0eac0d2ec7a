'use client';

import type { ReactNode } from 'react';
import { SignInState } from '@/components/ui/empty/SignInState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { AccountPage } from '@/lib/rules/account/account';
import { type SettingsScreen, screenAddress } from '@/lib/rules/account/settings-address';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { AccountData } from '../AccountData';
import { AccountInfo } from '../AccountInfo';
import { AccountNav } from '../AccountNav';
import { AccountSummary } from '../AccountSummary';
import account from '../account.module.scss';
import { Devices } from '../Devices';
import { LanguageMenu } from '../languages/LanguageMenu';
import { LanguageScreen } from '../languages/LanguageScreen';
import { MyDetails } from '../MyDetails';
import { Payment } from '../payment/Payment';
import { AccountDeletion } from '../personal/AccountDeletion';
import { PersonalData } from '../personal/PersonalData';
import { PhoneNumber } from '../phone/PhoneNumber';
import type { SubscriptionWords } from '../subscriptions/SubscriptionLine';
import { Subscriptions } from '../subscriptions/Subscriptions';
import { SettingsHome } from './SettingsHome';
import styles from './settings.module.scss';

export interface ScreenProps {
  screen: SettingsScreen;
  words: Messages['account'];
  profileWords: Messages['profiles'];
  packets: SubscriptionWords;
  languages: LanguageLink[];
  hasLogOut: boolean;
  /** Spec 3 §2: some partners have no refill. */
  hasRefill: boolean;
  hasPromo: boolean;
  /** Drawn by another area, because areas do not import each other. */
  parental: ReactNode;
}

/** The screens of the account menu. */
export const PLACES = {
  account: screenAddress('account'),
  subscriptions: screenAddress('subscriptions'),
  payment: screenAddress('payment'),
  parental: screenAddress('parental'),
  info: screenAddress('info'),
  devices: screenAddress('devices'),
  language: screenAddress('language'),
} as const;

/** Spec 3 §2: each screen of the settings, made of the sections of `/lk`. */
export function Screen(props: ScreenProps) {
  const { screen, words, languages, hasLogOut } = props;
  // The guard shows these pages to the guests of a mini-app (docs/PAGE-GUARD.md).
  if (useIsLoggedIn() === false) return <SignInState words={words} />;
  switch (screen) {
    case 'home':
      return <SettingsHome words={words} profileWords={props.profileWords} hasPromo={props.hasPromo} />;
    case 'account':
      return (
        <WithAccount words={words}>
          {(data, change) => (
            <>
              <AccountSummary words={words} account={data} />
              <div className={account.inScreen}>
                <AccountNav words={words} places={PLACES} languages={languages} hasLogOut={hasLogOut} />
              </div>
              <PersonalData words={words} />
              <AccountDeletion words={words} deletionAt={data.deletionAt} onChange={change} />
            </>
          )}
        </WithAccount>
      );
    case 'subscriptions':
      return <Subscriptions words={words} packets={props.packets} />;
    case 'payment':
      return <Payment words={words} hasRefill={props.hasRefill} />;
    case 'devices':
      return (
        <WithAccount words={words}>
          {({ devices }, change) => (
            <div>
              {/* Its heading says something else than the name of the screen. */}
              <Devices words={words} devices={devices} onChange={(left) => change({ devices: left })} />
            </div>
          )}
        </WithAccount>
      );
    case 'info':
      return (
        <WithAccount words={words}>
          {(data, change) => (
            <>
              <MyDetails words={words} name={data.name} email={data.email} onSaved={change} />
              {data.canChangePhone ? <PhoneNumber words={words} phone={data.phone} onSaved={change} /> : null}
              <AccountInfo words={words} account={data} />
            </>
          )}
        </WithAccount>
      );
    case 'parental':
      return props.parental;
    case 'language':
      return <LanguageMenu words={words} />;
    default:
      return <LanguageScreen list={screen} words={words} />;
  }
}

interface WithAccountProps {
  words: Messages['account'];
  children(account: AccountPage, change: (part: Partial<AccountPage>) => void): ReactNode;
}

function WithAccount({ words, children }: WithAccountProps) {
  const waiting = (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton className={styles.waiting} />
    </div>
  );
  return (
    <AccountData words={words} waiting={waiting}>
      {children}
    </AccountData>
  );
}

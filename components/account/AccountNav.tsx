'use client';

import type { ReactNode } from 'react';
import { Failure } from '@/components/ui/form/Failure';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { LockIcon } from '@/components/ui/icon/lock';
import { CardIcon } from '@/components/ui/icon/money';
import { GlobeIcon, HeadsetIcon, TvIcon } from '@/components/ui/icon/navigation';
import { LeaveIcon, PeopleIcon, PersonIcon } from '@/components/ui/icon/person';
import { StarIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import { useLogOut } from '@/lib/client/session/use-log-out';
import type { AccountPage } from '@/lib/rules/account/account';
import { settingsScreen } from '@/lib/rules/account/settings-address';
import { modalHref } from '@/lib/rules/modals/address';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import { mailHref, phoneHref } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './account.module.scss';
import { OwnBalance } from './OwnBalance';
import { usePaymentAccount } from './payment/use-payment-account';

/** Where the entries lead: sections of `/lk`, or screens of the settings. */
interface AccountPlaces {
  /** Only where the account itself has a screen. */
  account?: string;
  subscriptions: string;
  payment: string;
  parental: string;
  info: string;
  devices: string;
  language: string;
}

export interface AccountNavProps {
  words: Messages['account'];
  places: AccountPlaces;
  /** The screen beside the menu, or the section that the address names. */
  current?: string | undefined;
  languages: LanguageLink[];
  support?: AccountPage['provider']['support'];
  /** Spec 3 §2: false where the surrounding app handles login and logout. */
  hasLogOut: boolean;
  /**
   * On narrow pages the subscription status is above the menu and links to the subscriptions, so the menu leaves that
   * entry out.
   */
  hasStatus?: boolean;
}

/** Spec 3 §2 Account menu. */
export function AccountNav({
  words,
  places,
  current,
  languages,
  support,
  hasLogOut,
  hasStatus = false,
}: AccountNavProps) {
  const { data: payment } = usePaymentAccount();
  const helpHref = support?.phone
    ? phoneHref(support.phone)
    : support?.email
      ? mailHref(support.email)
      : null;
  return (
    <nav aria-label={words.menu} className={styles.nav}>
      <ul className={styles.group}>
        <Entry
          href={places.subscriptions}
          current={current}
          icon={<StarIcon />}
          className={hasStatus ? styles.onlyBeside : undefined}
        >
          {words.subs.title}
        </Entry>
        {/* Spec 3 §2: only where payment is allowed and there are ways to pay. Until that is known the entry keeps its place. */}
        {payment?.canPay === false ? null : (
          <Entry
            href={places.payment}
            current={current}
            icon={<CardIcon />}
            aside={<OwnBalance label={words.pay.balance} />}
          >
            {words.pay.title}
          </Entry>
        )}
        <li>
          <a href={modalHref('profiles')} className={styles.place}>
            <PeopleIcon />
            {words.profiles}
            <ChevronRightIcon size="sm" className={styles.onward} />
          </a>
        </li>
        <Entry href={places.parental} current={current} icon={<LockIcon />}>
          {words.parental}
        </Entry>
      </ul>
      <ul className={styles.group}>
        <Entry href={places.info} current={current} icon={<PersonIcon />}>
          {words.settings.info}
        </Entry>
        {languages.length > 1 ? (
          <Entry
            href={places.language}
            current={current}
            icon={<GlobeIcon />}
            aside={current === places.language ? null : languages.find(({ isCurrent }) => isCurrent)?.name}
          >
            {words.language}
          </Entry>
        ) : null}
        <Entry href={places.devices} current={current} icon={<TvIcon />}>
          {words.devices.title}
        </Entry>
      </ul>
      {helpHref || hasLogOut ? (
        <ul className={styles.group}>
          {helpHref ? (
            <li>
              <a href={helpHref} className={styles.place}>
                <HeadsetIcon />
                {words.support}
                <span className={styles.aside}>{support?.phone ?? support?.email}</span>
              </a>
            </li>
          ) : null}
          {hasLogOut ? (
            <li className={styles.leave}>
              <LogOut words={words} />
            </li>
          ) : null}
        </ul>
      ) : null}
    </nav>
  );
}

interface EntryProps {
  href: string;
  current: string | undefined;
  icon: ReactNode;
  /** What is chosen there. */
  aside?: ReactNode;
  className?: string | undefined;
  children: string;
}

/** Sections and screens are plain links: the router neither scrolls to a section nor opens a screen in this place. */
function Entry({ href, current, icon, aside, className, children }: EntryProps) {
  const isSection = href.startsWith('#');
  const Way = isSection || settingsScreen(href) ? 'a' : Link;
  const kind = isSection ? 'location' : 'page';
  return (
    <li className={className}>
      <Way href={href} aria-current={href === current ? kind : undefined} className={styles.place}>
        {icon}
        {children}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <ChevronRightIcon size="sm" className={styles.onward} />
      </Way>
    </li>
  );
}

function LogOut({ words }: Pick<AccountNavProps, 'words'>) {
  const { isBusy, hasFailed, leave } = useLogOut();
  return (
    <>
      <button type="button" className={styles.place} aria-disabled={isBusy} onClick={leave}>
        <LeaveIcon />
        {isBusy ? words.loggingOut : words.logOut}
      </button>
      <Failure text={hasFailed ? words.logOutFailed : null} className={styles.failure} />
    </>
  );
}

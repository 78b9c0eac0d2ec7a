'use client';

import { clsx } from 'clsx';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { GiftIcon } from '@/components/ui/icon/money';
import { HeadsetIcon, MailIcon } from '@/components/ui/icon/navigation';
import { PersonIcon } from '@/components/ui/icon/person';
import { openProfiles } from '@/lib/client/profiles/open';
import { useProfiles, useSummary } from '@/lib/client/profiles/use-profiles';
import { screenAddress } from '@/lib/rules/account/settings-address';
import { modalHref } from '@/lib/rules/modals/address';
import { mailHref, phoneHref } from '@/lib/rules/pages/support';
import { isInChildMode } from '@/lib/rules/profiles/rules';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import account from '../account.module.scss';
import { ProfileGrid } from '../profiles/ProfileGrid';
import { ProfilesWait } from '../profiles/ProfilesWait';
import { PlaybackSettings } from './PlaybackSettings';
import styles from './settings.module.scss';

interface Props {
  words: Messages['account'];
  profileWords: Messages['profiles'];
  hasPromo: boolean;
}

/** Spec 3 §2: profile tiles, links to the account, promo code and support; ours: how this browser plays. */
export function SettingsHome({ words, profileWords, hasPromo }: Props) {
  const { value: list, error, isAsking, reload } = useProfiles();
  const summary = useSummary(true);
  // Account, payments and codes are for adults (spec 3 §6).
  const isAdult = list !== null && !isInChildMode(list);
  return (
    <>
      <section aria-label={profileWords.whoTitle} className={styles.card}>
        {list ? (
          <ProfileGrid
            words={profileWords}
            list={list}
            isManaged={false}
            onShow={openProfiles}
            onDone={() => reload()}
          />
        ) : (
          <ProfilesWait words={profileWords} error={isAsking ? null : error} onRetry={() => reload()} />
        )}
      </section>
      <nav aria-label={words.settings.home} className={account.nav}>
        <ul className={account.group}>
          {isAdult ? (
            <li>
              <a href={screenAddress('account')} className={account.place}>
                <PersonIcon />
                {words.settings.account}
                {summary?.balance ? (
                  <span className={account.aside}>{`${words.pay.balance}: ${summary.balance}`}</span>
                ) : null}
                <ChevronRightIcon size="sm" className={account.onward} />
              </a>
            </li>
          ) : null}
          {isAdult && hasPromo ? (
            <li>
              <a href={modalHref('promocode')} className={account.place}>
                <GiftIcon />
                {profileWords.promoCode}
                <ChevronRightIcon size="sm" className={account.onward} />
              </a>
            </li>
          ) : null}
          <Support words={words} {...summary?.support} />
        </ul>
      </nav>
      <PlaybackSettings words={words} hasLanguages={isAdult} />
    </>
  );
}

interface SupportProps {
  words: Messages['account'];
  phone?: string | null;
  email?: string | null;
}

/** Spec 3 §2: only if the provider has a support phone or e-mail. */
function Support({ words, phone, email }: SupportProps) {
  const ways = [
    phone
      ? {
          icon: <HeadsetIcon />,
          href: phoneHref(phone),
          label: words.supportCall,
          text: phone,
        }
      : null,
    email
      ? {
          icon: <MailIcon />,
          href: mailHref(email),
          label: words.supportWrite,
          text: email,
        }
      : null,
  ];
  return ways.map((way) =>
    way ? (
      <li key={way.href}>
        <a href={way.href} className={clsx(account.place, account.contact)}>
          {way.icon}
          {way.label}
          <span className={account.aside}>{way.text}</span>
        </a>
      </li>
    ) : null,
  );
}

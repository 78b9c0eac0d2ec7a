'use client';

import { Button } from '@/components/ui/button/Button';
import { Link } from '@/components/ui/link/Link';
import { menuItem } from '@/components/ui/menu/Menu';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useWords } from '@/lib/client/i18n/use-words';
import { openProfiles } from '@/lib/client/profiles/open';
import { useSummary } from '@/lib/client/profiles/use-profiles';
import type { Viewer } from '@/lib/client/viewer/viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import { modalHref } from '@/lib/rules/modals/address';
import { mailHref, phoneHref } from '@/lib/rules/pages/support';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './account.module.scss';
import type { AccountMenuProps } from './account-menu';
import { LogOutButton } from './LogOutButton';
import { ProfileRow } from './ProfileRow';

interface Props extends AccountMenuProps {
  /** True when the panel has been opened. */
  isWanted: boolean;
}

/** The content of the panel. The logout button is there even if the data fails to load. */
export function AccountPanel({ viewer, labels, offers, isWanted }: Props) {
  return (
    <>
      {isWanted ? <Entries viewer={viewer} offers={offers} labels={labels} /> : null}
      {/* No logout for a child, because a guest sees more than a child. */}
      {offers.hasLogOut && viewer.profile?.role !== 'child' ? <LogOutButton labels={labels} /> : null}
    </>
  );
}

function Entries({ viewer, offers, labels }: AccountMenuProps) {
  const { words, hasFailed, retry } = useWords('profiles');
  const summary = useSummary(true);
  const isChild = viewer.profile?.role === 'child';
  if (!words) {
    return (
      <div className={styles.waiting}>
        {hasFailed ? <Button onClick={retry}>{labels.retry}</Button> : <Spinner label={labels.loading} />}
      </div>
    );
  }
  return (
    <>
      <p className={styles.title}>{words.menuTitle}</p>
      <ViewerName viewer={viewer} balance={summary?.balance ?? null} words={words} />
      <ProfileRow words={words} />
      {/* Account, profiles, payments and locks are for adults (spec 3 §6). */}
      {isChild ? null : (
        <>
          <button
            type="button"
            className={menuItem}
            data-closes
            onClick={() => openProfiles({ step: 'manage' })}
          >
            {words.manage}
          </button>
          {/* In a web view the subscriptions are sold by the host app. */}
          {offers.accountLabel === 'account_settings' ? (
            <Link href={routes.settings('account')} className={menuItem}>
              {words.accountSettings}
            </Link>
          ) : (
            <>
              <Link href={routes.settings('subscriptions')} className={menuItem}>
                {words.subscriptions}
              </Link>
              <Link href={routes.settings('account')} className={menuItem}>
                {words.account}
              </Link>
            </>
          )}
          <Link href={routes.settings('parental')} className={menuItem}>
            {words.parental}
          </Link>
          {offers.hasPromo ? (
            <a href={modalHref('promocode')} className={menuItem}>
              {words.promoCode}
            </a>
          ) : null}
        </>
      )}
      <Support words={words} {...summary?.support} />
    </>
  );
}

interface SelfProps {
  viewer: Viewer;
  balance: string | null;
  words: Messages['profiles'];
}

/** Spec 3 §2: "user name or phone with the balance". */
function ViewerName({ viewer, balance, words }: SelfProps) {
  const { name, phone } = nameOf(viewer);
  const lines = [name ? phone : null, balance && fill(words.balance, { amount: balance })].filter(Boolean);
  return (
    <div className={styles.self}>
      {name || phone ? <p className={styles.who}>{name ?? phone}</p> : null}
      {lines.length > 0 ? <p className={styles.about}>{lines.join(' · ')}</p> : null}
    </div>
  );
}

interface SupportProps {
  words: Messages['profiles'];
  phone?: string | null;
  email?: string | null;
}

/** Empty if the provider has no support contacts (spec 3 §2). */
function Support({ words, phone, email }: SupportProps) {
  if (!phone && !email) return null;
  return (
    <section aria-label={words.support}>
      {phone ? (
        <a href={phoneHref(phone)} className={menuItem}>
          {fill(words.call, { phone })}
        </a>
      ) : null}
      {email ? (
        <a href={mailHref(email)} className={menuItem}>
          {fill(words.write, { email })}
        </a>
      ) : null}
    </section>
  );
}

'use client';

import { Failure } from '@/components/ui/form/Failure';
import { ChevronRightIcon } from '@/components/ui/icon/navigation';
import { Link } from '@/components/ui/link/Link';
import { useLogOut } from '@/lib/client/session/use-log-out';
import type { AccountPage } from '@/lib/rules/account/account';
import { modalHref } from '@/lib/rules/modals/address';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './account.module.scss';

interface Props {
  words: Messages['account'];
  languages: LanguageLink[];
  support: AccountPage['provider']['support'];
  /** Spec 3 §2: false where the surrounding app handles login and logout. */
  hasLogOut: boolean;
}

/** Spec 3 §2 Account menu. */
export function AccountNav({ words, languages, support, hasLogOut }: Props) {
  const helpHref = support.phone ? `tel:${support.phone}` : support.email ? `mailto:${support.email}` : null;
  return (
    <nav aria-label={words.menu} className={styles.nav}>
      <ul>
        <li>
          <a href="#subscriptions" className={styles.place}>
            {words.subs.title}
            <ChevronRightIcon size="sm" />
          </a>
        </li>
        <li>
          <a href="#payment" className={styles.place}>
            {words.pay.title}
            <ChevronRightIcon size="sm" />
          </a>
        </li>
        <li>
          <a href={modalHref('profiles')} className={styles.place}>
            {words.profiles}
            <ChevronRightIcon size="sm" />
          </a>
        </li>
        <li>
          <Link href={routes.parental()} className={styles.place}>
            {words.parental}
            <ChevronRightIcon size="sm" />
          </Link>
        </li>
        {helpHref ? (
          <li>
            <a href={helpHref} className={styles.place}>
              {words.support}
              <span className={styles.aside}>{support.phone ?? support.email}</span>
            </a>
          </li>
        ) : null}
        {languages.length > 1 ? (
          <li className={styles.languages}>
            <span id="account-languages">{words.language}</span>
            <ul aria-labelledby="account-languages">
              {languages.map(({ tag, name, href, isCurrent }) => (
                <li key={tag}>
                  {/* A full document load, because a client-side navigation would keep the language of the page (DESIGN section 4). */}
                  <a href={href} lang={tag} hrefLang={tag} aria-current={isCurrent ? 'true' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ) : null}
        {hasLogOut ? (
          <li>
            <LogOut words={words} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function LogOut({ words }: Pick<Props, 'words'>) {
  const { isBusy, hasFailed, leave } = useLogOut();
  return (
    <>
      <button type="button" className={styles.place} aria-disabled={isBusy} onClick={leave}>
        {isBusy ? words.loggingOut : words.logOut}
      </button>
      <Failure text={hasFailed ? words.logOutFailed : null} className={styles.failure} />
    </>
  );
}

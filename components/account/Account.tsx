'use client';

import { type ReactNode, useEffect } from 'react';
import useSWR from 'swr';
import { AlertState } from '@/components/ui/empty/AlertState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { loadAccount } from '@/lib/client/account/calls';
import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import type { AccountPage } from '@/lib/rules/account/account';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { AccountInfo } from './AccountInfo';
import { AccountNav } from './AccountNav';
import styles from './account.module.scss';
import { Devices } from './Devices';
import { MyDetails } from './MyDetails';
import { Payment } from './payment/Payment';
import type { SubscriptionWords } from './subscriptions/SubscriptionLine';
import { Subscriptions } from './subscriptions/Subscriptions';

interface Props {
  words: Messages['account'];
  languages: LanguageLink[];
  hasLogOut: boolean;
  /** Spec 3 §2: some partners have no refill. */
  hasRefill: boolean;
  packets: SubscriptionWords;
}

/** Spec 3 §2: the account menu, account info and devices. The stored page contains none of their data. */
export function Account({ words, languages, hasLogOut, hasRefill, packets }: Props) {
  const { data, error, mutate } = useSWR<AccountPage>('account', loadAccount, { shouldRetryOnError: false });
  useAddressedSection(data !== undefined);
  if (error && (!data || needsSignIn(error))) {
    return <NotShown error={error} words={words} onRetry={() => mutate()} />;
  }
  if (!data) return <AccountSkeleton label={words.loading} />;

  const change = (part: Partial<AccountPage>) => mutate({ ...data, ...part }, { revalidate: false });
  return (
    <div className={styles.page}>
      <AccountNav words={words} languages={languages} support={data.provider.support} hasLogOut={hasLogOut} />
      <div className={styles.sections}>
        <Place id="subscriptions">
          <Subscriptions words={words} packets={packets} />
        </Place>
        <Place id="payment">
          <Payment words={words} hasRefill={hasRefill} />
        </Place>
        <MyDetails words={words} name={data.name} email={data.email} onSaved={change} />
        <AccountInfo words={words} account={data} />
        <Devices words={words} devices={data.devices} onChange={(devices) => change({ devices })} />
      </div>
    </div>
  );
}

/** A section that addresses and the menu name (`/lk#payment`). */
function Place({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.section}>
      {children}
    </div>
  );
}

/** The sections appear after the page, so the browser itself does not find the one that the address names. */
function useAddressedSection(isShown: boolean) {
  useEffect(() => {
    if (isShown) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);
}

interface NotShownProps {
  error: unknown;
  words: Messages['account'];
  onRetry(): void;
}

/**
 * Says why the account is not shown and offers a next step. The guard redirects guests; this covers viewers who lose
 * access later.
 */
function NotShown({ error, words, onRetry }: NotShownProps) {
  if (needsSignIn(error)) {
    return <SignInState words={words} />;
  }
  const refusal = error instanceof PlatformError ? error : null;
  if (refusal?.code === 'not_for_children') {
    return (
      <ForAdultsState
        title={words.forChildrenTitle}
        text={refusal.sentence ?? undefined}
        action={words.profiles}
      />
    );
  }
  return (
    <AlertState
      title={words.failedTitle}
      text={refusal?.sentence ?? words.unavailable}
      retry={{ label: words.retry, onRetry }}
    >
      {null}
    </AlertState>
  );
}

/** Placeholders in the final size of the account page. */
function AccountSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.navSkeleton} />
      <div className={styles.sections}>
        <Skeleton className={styles.detailsSkeleton} />
        <Skeleton className={styles.infoSkeleton} />
        <Skeleton className={styles.devicesSkeleton} />
      </div>
    </div>
  );
}

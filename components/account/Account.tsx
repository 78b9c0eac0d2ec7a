'use client';

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

interface Props {
  words: Messages['account'];
  languages: LanguageLink[];
  hasLogOut: boolean;
}

/** Spec 3 §2: the account menu, account info and devices. The stored page contains none of their data. */
export function Account({ words, languages, hasLogOut }: Props) {
  const { data, error, mutate } = useSWR<AccountPage>('account', loadAccount, { shouldRetryOnError: false });
  if (error && (!data || needsSignIn(error))) {
    return <NotShown error={error} words={words} onRetry={() => mutate()} />;
  }
  if (!data) return <AccountSkeleton label={words.loading} />;

  const change = (part: Partial<AccountPage>) => mutate({ ...data, ...part }, { revalidate: false });
  return (
    <div className={styles.page}>
      <AccountNav words={words} languages={languages} support={data.provider.support} hasLogOut={hasLogOut} />
      <div className={styles.sections}>
        <MyDetails words={words} name={data.name} email={data.email} onSaved={change} />
        <AccountInfo words={words} account={data} />
        <Devices words={words} devices={data.devices} onChange={(devices) => change({ devices })} />
      </div>
    </div>
  );
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

'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import { AlertState } from '@/components/ui/empty/AlertState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { loadAccount } from '@/lib/client/account/calls';
import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import type { AccountPage } from '@/lib/rules/account/account';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

interface Props {
  words: Messages['account'];
  /** Shown until the data is there. */
  waiting: ReactNode;
  children(account: AccountPage, change: (part: Partial<AccountPage>) => void): ReactNode;
}

/** Loads the account, which all its screens share, and says why it is not shown. */
export function AccountData({ words, waiting, children }: Props) {
  const { data, error, mutate } = useSWR<AccountPage>('account', loadAccount, { shouldRetryOnError: false });
  if (error && (!data || needsSignIn(error))) {
    return <NotShown error={error} words={words} onRetry={() => mutate()} />;
  }
  if (!data) return waiting;
  return children(data, (part) => mutate({ ...data, ...part }, { revalidate: false }));
}

interface NotShownProps {
  error: unknown;
  words: Messages['account'];
  onRetry(): void;
}

/**
 * Says why the account is not shown and offers a next step. The guard redirects guests, but not those of a mini-app; this
 * covers them, and viewers who lose access later.
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

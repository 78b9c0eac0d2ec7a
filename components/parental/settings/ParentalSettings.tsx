'use client';

import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { LockIcon } from '@/components/ui/icon/status';
import type { Messages } from '@/lib/i18n/dictionaries';
import { askToSetPin } from '@/lib/parental/ask-pin';
import { loadParental, type Parental } from '@/lib/parental/calls';
import { PARENTAL_KEY } from '@/lib/parental/key';
import { SessionError } from '@/lib/session/call';
import { needsSignIn } from '@/lib/session/needs-sign-in';
import { useWho } from '@/lib/session/use-who';
import { Locked } from './Locked';
import { OpenSettings } from './OpenSettings';
import { SettingsSkeleton } from './SettingsSkeleton';

interface Props {
  words: Messages['account'];
}

/** Spec 3 §2 `/lk_parental`: the settings behind the PIN; without one, the way to set it. */
export function ParentalSettings({ words }: Props) {
  const own = words.parentalPage;
  const isChild = useWho()?.profile?.role === 'child';
  const { data, error, mutate } = useSWR<Parental>(PARENTAL_KEY, loadParental, { shouldRetryOnError: false });

  if (error && needsSignIn(error)) {
    return <SignInState words={words} />;
  }
  if (error && !data) {
    return (
      <AlertState
        title={words.failedTitle}
        text={(error instanceof SessionError && error.sentence) || words.unavailable}
        retry={{ label: words.retry, onRetry: () => mutate() }}
      >
        {null}
      </AlertState>
    );
  }
  if (!data) return <SettingsSkeleton label={words.loading} />;
  if (isChild) {
    return (
      <ForAdultsState title={words.forChildrenTitle} text={own.forChildrenText} action={words.profiles} />
    );
  }
  if (data.status !== 'set') {
    return (
      <EmptyState icon={<LockIcon />} title={own.notSetTitle} text={own.notSetText}>
        <Button variant="primary" onClick={() => askToSetPin()}>
          {own.setPin}
        </Button>
      </EmptyState>
    );
  }
  if (data.needs.settings) return <Locked words={own} onOpen={() => mutate()} />;
  return <OpenSettings words={words} parental={data} onChange={mutate} />;
}

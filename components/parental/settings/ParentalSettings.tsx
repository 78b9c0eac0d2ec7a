'use client';

import useSWR from 'swr';
import { AlertState } from '@/components/ui/empty/AlertState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import { loadParental, type Parental } from '@/lib/client/parental/calls';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { PARENTAL_KEY } from '@/lib/rules/parental/parental-key';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { Locked } from './Locked';
import { NotSet } from './NotSet';
import { OpenSettings } from './OpenSettings';
import styles from './settings.module.scss';

interface Props {
  words: Messages['account'];
}

/** Spec 3 §2 `/lk_parental`: the settings behind the PIN; without a PIN, an offer to set one. */
export function ParentalSettings({ words }: Props) {
  const own = words.parentalPage;
  const isChild = useViewer()?.profile?.role === 'child';
  const { data, error, mutate } = useSWR<Parental>(PARENTAL_KEY, loadParental, { shouldRetryOnError: false });

  if (error && needsSignIn(error)) {
    return <SignInState words={words} />;
  }
  if (error && !data) {
    return (
      <AlertState
        title={words.failedTitle}
        text={(error instanceof PlatformError && error.sentence) || words.unavailable}
        retry={{ label: words.retry, onRetry: () => mutate() }}
      >
        {null}
      </AlertState>
    );
  }
  if (!data) return <SettingsSkeleton label={words.loading} />;
  if (isChild) {
    return (
      <div className={styles.card}>
        <ForAdultsState title={words.forChildrenTitle} text={own.forChildrenText} action={words.profiles} />
      </div>
    );
  }
  if (data.status !== 'set') {
    return <NotSet words={own} />;
  }
  if (data.isLocked) return <Locked words={own} onOpen={() => mutate()} />;
  return <OpenSettings words={words} parental={data} onChange={mutate} />;
}

/** Placeholders in the final size of the settings. */
function SettingsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.togglesSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
    </div>
  );
}

'use client';

import { useEffect } from 'react';
import { focusMarked } from '@/components/ui/dialog/focus-marked';
import type { ProfilesStart } from '@/lib/client/profiles/open';
import { useProfiles } from '@/lib/client/profiles/use-profiles';
import { AvatarPicker } from './AvatarPicker';
import { ProfileEditor } from './ProfileEditor';
import { ProfileGrid } from './ProfileGrid';
import { ProfilesWait } from './ProfilesWait';
import styles from './profiles.module.scss';
import { RemoveProfile } from './RemoveProfile';
import type { StepProps } from './step';

interface Props extends StepProps {
  view: ProfilesStart;
  news: string | null;
  /** Ends the work of the dialog with the result for its caller. */
  onDone(value: unknown): void;
}

export function ProfilesBody({ words, view, news, onShow, onDone }: Props) {
  const { value: list, error, isAsking, reload } = useProfiles();
  const isThere = list !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step says by itself where it begins.
  useEffect(() => {
    if (isThere) focusMarked();
  }, [isThere, view.step]);

  if (!list) return <ProfilesWait words={words} error={isAsking ? null : error} onRetry={() => reload()} />;
  const step = { words, list, onShow, onChanged: () => reload() };
  return (
    <>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {view.step === 'choose' || view.step === 'manage' ? (
        <ProfileGrid {...step} isManaged={view.step === 'manage'} onDone={onDone} />
      ) : null}
      {view.step === 'edit' ? <ProfileEditor {...step} draft={view.draft} /> : null}
      {view.step === 'avatar' ? <AvatarPicker words={words} onShow={onShow} draft={view.draft} /> : null}
      {view.step === 'remove' ? <RemoveProfile {...step} draft={view.draft} /> : null}
    </>
  );
}
